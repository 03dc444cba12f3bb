import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { actionTrace } from './action-trace';
import { type CallError, networkError, responseError } from './call-error';
import { closeIdempotencyKey, openIdempotencyKey } from './idempotency-key';
import { SilenceGuard } from './silence-guard';

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Query string; an undefined value is left out. */
  params?: Record<string, string | number | boolean | undefined>;
  /**
   * The `Idempotency-Key` header. By default a POST (or a call with `once`) gets one: the same call with the same body
   * keeps its key until it succeeds, is refused because its earlier effect was undone, or has not been tried for five
   * minutes. `null`: no key, for a POST that creates nothing (sign-in, sign-out).
   */
  idempotencyKey?: string | null;
  /** Not a POST, but sent with an idempotency key all the same. */
  once?: boolean;
  /** The version that the editor saw: the server refuses the call with 412 if it has changed since. */
  ifMatch?: number | undefined;
}

export interface CallMeta {
  status: number;
  /** The address in `Link: <…>; rel="next"`, if the list has another page. */
  next?: string;
  /** The version in `ETag`, for `ifMatch`, where the body has no field for it. */
  version?: number;
  /** The response's `Date` header; empty if it has none. */
  date?: string;
}

/** Joins path segments to a root, each encoded: `path('/api/artist', 'A & B', 'artworks')`. */
export function path(root: string, ...parts: (string | number)[]): string {
  return [root, ...parts.map(encodeURIComponent)].join('/');
}

export const baseQuery: BaseQueryFn<string | Call, unknown, CallError, object, CallMeta> = async (
  argument,
  { signal, extra },
) => {
  const call: Call = typeof argument === 'string' ? { url: argument } : argument;
  if (extra) return readOnServer(extra as ServerReads, call);
  const intent = automaticIntent(call);
  const line = new SilenceGuard(signal);
  let meta: CallMeta | undefined;
  try {
    const request = new Request(requestAddress(call), { ...init(call, intent), signal: line.signal });
    const response = await fetch(request);
    line.heard();
    const header = (name: string) => response.headers.get(name) ?? '';
    meta = {
      status: response.status,
      date: header('date'),
      next: nextPage(header('link')),
      version: versionOf(header('etag')),
    };
    if (!response.ok) {
      const error = await responseError(response);
      if (intent && error.problem?.['reason'] === 'undone') closeIdempotencyKey(intent); // its effect was undone: asking again is a new intent
      return isGoneAlready(call, error) ? { data: null, meta } : { error, meta };
    }
    const data = await readAnswer(response);
    if (intent) closeIdempotencyKey(intent); // on success only: after a lost response, the retry must send the same key
    return { data, meta };
  } catch (reason) {
    return { error: networkError(reason), meta };
  } finally {
    line.leave();
  }
};

/** A DELETE that finds nothing succeeded: this call, whose response was lost, or somebody else has deleted it. */
const isGoneAlready = ({ method }: Call, { problem }: CallError): boolean =>
  method === 'DELETE' && problem?.code === 'not_found';

/** How a page that is drawn on the server reads its data. */
export interface ServerReads {
  /** Reads a path without a session. @throws where it cannot be read */
  read: (path: string) => Promise<unknown>;
}

async function readOnServer({ read }: ServerReads, call: Call) {
  try {
    return { data: await read(requestAddress(call)), meta: { status: 200 } };
  } catch (reason) {
    return { error: networkError(reason) };
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

function init(call: Call, intent: string | undefined): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (call.method === 'POST') headers.set('accept-language', document.documentElement.lang || 'en'); // it is also the language of the letters sent
  const trace = actionTrace();
  if (trace) headers.set('traceparent', trace);
  const key = call.idempotencyKey ?? (intent && openIdempotencyKey(intent));
  if (key) headers.set('idempotency-key', key);
  if (call.ifMatch !== undefined) headers.set('if-match', `"${call.ifMatch}"`);
  const { method = 'GET', body } = call;
  if (body !== undefined) headers.set('content-type', 'application/json');
  return { method, headers, credentials: 'include', body: JSON.stringify(body) };
}

function automaticIntent(call: Call): string | undefined {
  if ((call.method !== 'POST' && !call.once) || call.idempotencyKey !== undefined) return undefined;
  return `${call.url} ${JSON.stringify(call.body)}`;
}

/** A call's path and query. */
export function requestAddress({ url, params = {} }: Call): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}

function nextPage(link: string): string | undefined {
  return /<([^>]+)>\s*;\s*rel="?next"?/.exec(link)?.[1];
}

function versionOf(etag: string): number | undefined {
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(etag)?.[1];
  return version === undefined ? undefined : Number(version);
}
