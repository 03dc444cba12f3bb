import { type APIRequestContext, expect } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { settings } from './settings';

export interface Documented {
  summary: string;
  security: Record<string, never[]>[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Documented>>;
  components: object;
}

export type Method = 'get' | 'post' | 'put' | 'delete';

export interface Asked {
  /** The caller: a visitor, a customer or staff. */
  as: APIRequestContext;
  /** Values of the path's parameters. */
  at?: Record<string, string | number>;
  query?: Record<string, string | number>;
  data?: unknown;
  /** The expected status; without it, any documented one. */
  status?: number;
  idempotencyKey?: string;
}

export async function readDocument(as: APIRequestContext): Promise<ApiDocument> {
  return (await (await as.get('/api/openapi.json')).json()) as ApiDocument;
}

/** Makes documented calls, and fails if an answer does not match the document. */
export class DocumentedCalls {
  /** The calls that have succeeded, e.g. `post /api/bookings`. */
  readonly answered = new Set<string>();
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(private readonly document: ApiDocument) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(closed(document) as object, 'document');
  }

  /** All calls of the document. */
  all(): { method: Method; path: string; call: Documented; name: string }[] {
    return Object.entries(this.document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({
        method: method as Method,
        path,
        call,
        name: `${method} ${path}`,
      })),
    );
  }

  async ask<T>(
    method: Method,
    path: string,
    { as, at = {}, query, data, status, idempotencyKey }: Asked,
  ): Promise<T> {
    const call = this.document.paths[path]?.[method];
    if (!call) throw new Error(`${method} ${path} is not documented`);
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? 'none'));
    const answer = await as.fetch(address, {
      method: method.toUpperCase(),
      headers: { origin: settings.origin, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
      maxRedirects: 0,
      ...(query && { params: query }),
      ...(data !== undefined && { data }),
    });
    const text = await answer.text();
    const where = `${method} ${address} → ${answer.status()} ${text.slice(0, 300)}`;
    if (status !== undefined) expect(answer.status(), where).toBe(status);
    const type = (answer.headers()['content-type'] ?? '').split(';')[0] ?? '';
    expect(this.fault(method, path, answer.status(), type, text), where).toBeUndefined();
    if (answer.status() < 400) this.answered.add(`${method} ${path}`);
    return (type.includes('json') ? JSON.parse(text) : text) as T;
  }

  private fault(
    method: string,
    path: string,
    status: number,
    type: string,
    text: string,
  ): string | undefined {
    const responses = this.document.paths[path]?.[method]?.responses ?? {};
    const key = responses[status] ? String(status) : 'default';
    if (key === 'default' && status < 400) return 'the status is not documented';
    const content = responses[key]?.content;
    if (!content) return text === '' ? undefined : 'a body where none is documented';
    if (!content[type]) return `${type} is not documented`;
    if (!content[type].schema) return undefined;
    const place = [path, method, 'responses', key, 'content', type, 'schema'].map(escaped).join('/');
    const ref = `document#/paths/${place}`;
    const holds = this.ajv.getSchema(ref) ?? this.ajv.compile({ $ref: ref });
    return holds(JSON.parse(text)) ? undefined : this.ajv.errorsText(holds.errors);
  }
}

/** The same schemas, but without additional properties. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isOpen ? { ...copy, additionalProperties: false } : copy;
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
