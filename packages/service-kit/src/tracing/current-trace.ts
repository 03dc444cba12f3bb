import { AsyncLocalStorage } from 'node:async_hooks';
import { TRACEPARENT, type TracePlace, toTraceparent } from './traceparent.js';

const current = new AsyncLocalStorage<TracePlace>();

/** The place in a trace of what runs now; undefined outside of any request, event or run of a worker. */
export const currentPlace = (): TracePlace | undefined => current.getStore();

/** Runs the work at this place, and whatever it starts, however long that takes. */
export const atPlace = <T>(place: TracePlace, work: () => T): T => current.run(place, work);

/** The current place, for a row or a message that continues the trace. */
export function currentTraceparent(): string | null {
  const place = currentPlace();
  return place ? toTraceparent(place) : null;
}

/** The current place, for a call to another process of ours. */
export function traceHeaders(): Record<string, string> {
  const place = currentPlace();
  return place ? { [TRACEPARENT]: toTraceparent(place) } : {};
}
