import type { APIRequest } from '@playwright/test';
import { PROBLEM_TYPE, type StaffRole } from '@safari/contracts';
import { ACCESS, type Who } from './access-table';
import { type StoryRows, tellStory } from './api-story';
import { openCallers } from './callers';
import { type ApiDocument, type Documented, DocumentedCalls, readDocument } from './documented';
import { placeOf, queryOf } from './places';
import { settings } from './settings';
import { type Claims, cookiesOf, endedSessions, identityTokens, signedInAs } from './strangers';

export interface Route {
  /** e.g. `get /api/packages`, as in the table */
  name: string;
  method: string;
  path: string;
  call: Documented;
  /** The service's own address, bypassing the gateway; undefined for routes that the gateway answers itself. */
  service?: string;
}

/** All callers, and all routes. */
export interface AccessStory {
  routes: Route[];
  told: StoryRows;
  people: Record<Who, Claims>;
  /** Credentials that the gateway must reject: expired, invented, or meant for services only. */
  atTheDoor: Record<string, Claims>;
  /** Identities of the office's roles, as services receive them. */
  roles: Record<StaffRole, Claims>;
  /** Credentials that a service must reject when called directly. */
  pastTheDoor: Record<string, Claims>;
}

export async function openAccessStory(request: APIRequest): Promise<AccessStory> {
  const callers = await openCallers(request);
  const document = await readDocument(callers.visitor);
  const told = await tellStory(new DocumentedCalls(document), callers);
  const [owner, other, staff, ended, tokens] = await Promise.all([
    cookiesOf(callers.customer),
    signedInAs(request, 'local-grace'),
    cookiesOf(callers.staff),
    endedSessions(request),
    identityTokens(),
  ]);
  return {
    routes: await everyRoute(document),
    told,
    people: { nobody: {}, owner, other, staff },
    roles: tokens.roles,
    atTheDoor: {
      'an ended session': ended,
      'invented cookies': { cookie: `safari_session=${'a'.repeat(43)}; safari_staff=${'a'.repeat(43)}` },
      'a genuine token': tokens.genuine,
      'headers of their own': HEADERS,
    },
    pastTheDoor: { ...tokens.worthless, 'headers of their own': HEADERS },
  };
}

/** Headers that other products trust. */
const HEADERS: Claims = { 'x-user-id': 'desk', 'x-staff': 'true', 'x-forwarded-user': 'staff' };

/** All routes of the gateway's document, and further ones of the services' own documents. */
async function everyRoute(merged: ApiDocument): Promise<Route[]> {
  const found = new Map<string, Route>();
  const add = ({ paths }: ApiDocument, service?: string) => {
    for (const [path, calls] of Object.entries(paths)) {
      for (const [method, call] of Object.entries(calls)) {
        const name = `${method} ${path}`;
        found.set(name, { name, method, path, call, ...(service && { service }) });
      }
    }
  };
  add(merged);
  for (const address of Object.values(settings.services)) {
    add((await (await fetch(`${address}/openapi.json`)).json()) as ApiDocument, address);
  }
  return [...found.values()];
}

/** @returns the status, and the content type if it should be problem+json and is not */
export async function probe(base: string, route: Route, told: StoryRows, claims: Claims): Promise<string> {
  const { method, path, call, name } = route;
  const { id, body } = ACCESS[name] ?? {};
  const places = placeOf(path, told);
  const placed = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent((parameter === 'id' && id) || (places[parameter] ?? 'none')),
  );
  const url = new URL(placed, base);
  for (const [field, value] of Object.entries(queryOf(call, told)))
    url.searchParams.set(field, String(value));
  const sent = body?.(told) ?? { noSuchField: true };
  const answer = await fetch(url, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...claims,
      origin: settings.origin,
      ...(call.requestBody && { 'content-type': 'application/json' }),
    },
    ...(call.requestBody && { body: JSON.stringify(sent) }),
  });
  await answer.body?.cancel();
  const type = answer.headers.get('content-type') ?? '';
  const asIsDue = answer.status < 400 || type.startsWith(PROBLEM_TYPE);
  return `${answer.status}${asIsDue ? '' : ` (${type})`}`;
}

/** All answers that differ from the table, one line each. */
export async function mismatches(
  route: Route,
  expected: number | undefined,
  asked: Record<string, Promise<string>>,
): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(asked).map(async ([who, status]) => [who, await status] as const),
  );
  return answers
    .filter(([, status]) => status !== String(expected))
    .map(([who, status]) => `${route.name}, ${who}: ${status} instead of ${expected}`);
}
