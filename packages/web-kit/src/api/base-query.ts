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
   * `Idempotency-Key`. Left out of a POST or of what is done `once`: the same call with the same body keeps one key until it
   * succeeds, is refused because what it had done was taken back since, or has not been tried for five minutes.
   * `null`: a POST that creates nothing (sign-in, sign-out) sends none.
   */
  idempotencyKey?: string | null;
  /** No POST, and yet the server does it once for its key. */
  once?: boolean;
  /** The version that the editor saw: a change made meanwhile refuses the call with 412. */
  ifMatch?: number | undefined;
}

export interface CallMeta {
  status: number;
  /** The address in `Link: <…>; rel="next"`, where a list has a further page. */
  next?: string;
  /** What `ETag` names for `ifMatch`, where the answer has no field for it. */
  version?: number;
  /** The server's clock when it answered, as the header `Date` says it; empty where it does not. */
  date?: string;
}

/** Joins the parts of a key to a path, each encoded: `path('/api/artist', 'A & B', 'artworks')`. */
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
      if (intent && error.problem?.['reason'] === 'undone') closeIdempotencyKey(intent); // what is asked now is meant anew
      return isGoneAlready(call, error) ? { data: null, meta } : { error, meta };
    }
    const data = await readAnswer(response);
    if (intent) closeIdempotencyKey(intent); // not before: whoever lost the answer asks for the same thing again
    return { data, meta };
  } catch (reason) {
    return { error: networkError(reason), meta };
  } finally {
    line.leave();
  }
};

/** What was to be deleted is away, whoever deleted it: this call, when its answer was lost, or somebody before it. */
const isGoneAlready = ({ method }: Call, { problem }: CallError): boolean =>
  method === 'DELETE' && problem?.code === 'not_found';

/** How a page that is drawn on the server comes by its data. */
export interface ServerReads {
  /** Reads a path as anybody may. @throws where it is not to be had */
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
  if (call.method === 'POST') headers.set('accept-language', document.documentElement.lang || 'en'); // letters follow
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
