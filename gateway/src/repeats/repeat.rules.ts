/** Idempotent methods. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/** No connection was made, so nothing was sent. */
const NOT_SENT = new Set<string | undefined>([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection ended before the answer did: a service that was replaced, most of the time. */
const CUT_SHORT = new Set<string | undefined>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Whether a call that failed may be made once more: it was not received, or it may be received twice.
 * @param code of the failure, as the system or undici names it
 */
export function mayRepeat(
  call: { method: string; idempotencyKey: unknown },
  code: string | undefined,
): boolean {
  if (NOT_SENT.has(code)) return true;
  return CUT_SHORT.has(code) && (REPEATABLE.has(call.method) || call.idempotencyKey !== undefined);
}
