import { AsyncLocalStorage } from 'node:async_hooks';
import { TRACEPARENT, type TracePlace, toTraceparent } from './traceparent.js';

const current = new AsyncLocalStorage<TracePlace>();

/** Where whatever runs now stands; undefined outside of any request, event or run of a worker. */
export const currentPlace = (): TracePlace | undefined => current.getStore();

/** Whatever the work begins stands there, too, however long it takes. */
export const atPlace = <T>(place: TracePlace, work: () => T): T => current.run(place, work);

/** For a row or a message that carries it on. */
export function currentTraceparent(): string | null {
  const place = currentPlace();
  return place ? toTraceparent(place) : null;
}

/** For a call to another process of ours. */
export function traceHeaders(): Record<string, string> {
  const place = currentPlace();
  return place ? { [TRACEPARENT]: toTraceparent(place) } : {};
}
