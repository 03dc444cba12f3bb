import { randomFillSync } from 'node:crypto';

/** A position in a trace. */
export interface TracePlace {
  /** 32 and 16 hexadecimal digits, neither of them all zeros */
  readonly traceId: string;
  readonly spanId: string;
  /** Whether its spans are recorded. */
  readonly sampled: boolean;
}

/** The header's name in HTTP, and in messages of the broker. */
export const TRACEPARENT = 'traceparent';

const WRITTEN = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
/** Its length in characters: anything else is not parsed. */
const LENGTH = 55;
const SAMPLED = 1;

/** W3C Trace Context, the version that we write ourselves. @returns null for anything else, whatever it is */
export function parseTraceparent(text: unknown): TracePlace | null {
  if (typeof text !== 'string' || text.length !== LENGTH) return null;
  const [, traceId, spanId, flags] = WRITTEN.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export const toTraceparent = ({ traceId, spanId, sampled }: TracePlace): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** Random bytes of a new trace: for its own id, and for its first span's. */
const ID_BYTES = 24;
/** Random bytes for many traces: a system call for each request would cost as much as its routing. */
const chance = Buffer.alloc(128 * ID_BYTES);
let used = chance.length;

/** A new trace that is not recorded: its id still connects log lines. */
export function newTrace(): TracePlace {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  const ids = chance.toString('hex', used, used + ID_BYTES);
  used += ID_BYTES;
  return { traceId: ids.slice(0, 32), spanId: ids.slice(32), sampled: false };
}
