/** SQLSTATE: connection exceptions, too many connections, and a server that stops, crashed or starts. */
const SQL_STATES = /^(08\w{3}|53300|57P0[123])$/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver has no codes for these. */
const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Driver not Connected)/i;

/** Whether this was thrown because the database cannot be reached, and not because of what was asked of it. */
export function isDatabaseOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, errors, driverError } = error as Record<string, unknown>;
  if (driverError !== undefined && driverError !== error) return isDatabaseOutage(driverError);
  if (Array.isArray(errors)) return errors.some(isDatabaseOutage); // every address of a host was tried
  if (typeof code === 'string') return SYSTEM_CODES.has(code) || SQL_STATES.test(code);
  return typeof message === 'string' && SENTENCES.test(message);
}
