import type { JsonSchemas, OpenApi } from '@safari/service-kit/process';
import { entryOf, ROUTES } from '../routes/routing-table.js';

export interface Merged extends OpenApi {
  /** Documented calls under `/api` and `/auth` that the routing table leads elsewhere; absent when there are none. */
  'x-not-routed'?: string[];
  /** Entries of the routing table without a documented call; absent when there are none. */
  'x-not-documented'?: string[];
}

/**
 * One document of what the public door answers: the gateway's own calls, and of the services those that it leads to.
 */
export function merge(own: OpenApi, services: ReadonlyMap<string, OpenApi>, info: OpenApi['info']): Merged {
  const paths: OpenApi['paths'] = { ...own.paths };
  const schemas: JsonSchemas = { ...own.components.schemas };
  const notRouted: string[] = [];
  const reached = new Set<string>();
  const names = [...services.keys()];
  for (const [service, document] of services) {
    const { paths: theirs, schemas: named } = apart(service, document, schemas);
    Object.assign(schemas, named);
    for (const [path, operations] of Object.entries(theirs)) {
      const entry = entryOf(path, names);
      if (entry?.owner === service) {
        reached.add(entry.path);
        paths[path] = { ...paths[path], ...operations };
      } else if (/^\/(api|auth)\//.test(path)) notRouted.push(`${service}: ${path}`);
    }
  }
  const notDocumented = ROUTES.map(([path]) => path).filter((path) => !reached.has(path));
  const used = referred(paths, schemas);
  return {
    openapi: '3.1.0',
    info,
    servers: own.servers,
    tags: [
      ...[...services].map(([name, { tags }]) => tags.find((tag) => tag.name === name) ?? { name }),
      ...own.tags,
    ],
    paths: sorted(paths),
    components: {
      schemas: sorted(Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))),
      securitySchemes: own.components.securitySchemes,
    },
    ...(notRouted.length > 0 && { 'x-not-routed': notRouted }),
    ...(notDocumented.length > 0 && { 'x-not-documented': notDocumented }),
  };
}

/** The service's part, in which schemas get another name where another service uses theirs for something else. */
function apart(service: string, { paths, components }: OpenApi, taken: JsonSchemas) {
  const own = components.schemas;
  const clashing = new Set(
    Object.keys(own).filter(
      (name) => taken[name] && JSON.stringify(taken[name]) !== JSON.stringify(own[name]),
    ),
  );
  for (const name of Object.keys(own)) {
    const inside = [...referred(own[name], own)];
    if (inside.some((other) => clashing.has(other))) clashing.add(name);
  }
  const renamed = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part).replace(/"#\/components\/schemas\/([^"]+)"/g, (ref, name: string) =>
        clashing.has(name) ? `"#/components/schemas/${service}.${name}"` : ref,
      ),
    ) as T;
  return {
    paths: renamed(paths),
    schemas: Object.fromEntries(
      Object.entries(renamed(own)).map(([name, schema]) => [
        clashing.has(name) ? `${service}.${name}` : name,
        schema,
      ]),
    ),
  };
}

/** The names of all schemas that a part refers to, over any number of steps. */
function referred(part: unknown, schemas: JsonSchemas): Set<string> {
  const found = new Set<string>();
  const open = [part];
  while (open.length > 0) {
    for (const match of JSON.stringify(open.pop() ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const name = match[1] ?? '';
      if (found.has(name)) continue;
      found.add(name);
      open.push(schemas[name]);
    }
  }
  return found;
}

const sorted = <T>(parts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
