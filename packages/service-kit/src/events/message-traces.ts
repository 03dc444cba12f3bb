import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { traceHeaders } from '../tracing/current-trace.js';
import { parseTraceparent, TRACEPARENT, type TracePlace } from '../tracing/traceparent.js';
import type { SpanOptions } from '../tracing/tracing.js';

/** The headers of a message that continues the current trace. */
export function carriedHeaders(): MsgHdrs {
  const carried = headers();
  for (const [name, value] of Object.entries(traceHeaders())) carried.set(name, value);
  return carried;
}

/** The trace of a message; null of one without. */
export const placeIn = (message: { headers?: MsgHdrs | undefined }): TracePlace | null =>
  parseTraceparent(message.headers?.get(TRACEPARENT));

/** The span of a consumer that handles an event, as `Tracing` takes it. @param from null: in a trace of its own */
export const hearing = (subject: string, from: TracePlace | null): [name: string, options: SpanOptions] => [
  `process ${subject}`,
  {
    kind: 'consumer',
    from,
    facts: { 'messaging.system': 'nats', 'messaging.destination.name': subject },
  },
];
