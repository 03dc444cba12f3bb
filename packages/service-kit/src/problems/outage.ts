/**
 * SQLSTATE: connection exceptions; a transaction ended for idling, by a deadlock or a serialization failure; a server
 * that is read-only, lacks disk, memory or connections, ends a statement by its timeout, stops, crashed or starts;
 * failures of the system it runs on.
 */
const SQL_STATES = /^(08\w{3}|25P03|25006|40001|40P01|53\w{3}|57014|57P0[1235]|58\w{3})$/;
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
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Driver not Connected)/i;

/** Whether this was thrown because the database cannot serve now, and not because of what was asked of it. */
export function isDatabaseOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, message, errors, driverError } = error as Record<string, unknown>;
  if (ENDED_BETWEEN_STATEMENTS.has(name as string)) return true;
  if (driverError !== undefined && driverError !== error) return isDatabaseOutage(driverError);
  if (Array.isArray(errors)) return errors.some(isDatabaseOutage); // every address of a host was tried
  if (typeof code === 'string') return SYSTEM_CODES.has(code) || SQL_STATES.test(code);
  return typeof message === 'string' && SENTENCES.test(message);
}

/** Whether a statement reached its timeout: a lock was not released in time, or the statement takes longer. */
export const isOverlong = (error: unknown): boolean => sqlStateOf(error) === '57014';

/** Whether a transaction was ended by a deadlock or a serialization failure. */
export const isEndedForAnother = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlStateOf(error) as string);

/** The SQLSTATE of an error of Postgres, e.g. `40P01`; of another error its own code, if it has one. */
export function sqlStateOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as Record<string, unknown>;
  return code ?? (driverError === error ? undefined : sqlStateOf(driverError));
}

/**
 * TypeORM releases the connection of a transaction as soon as it ends, and refuses the next statement with these; known
 * by their names, so that a process without a database need not load it.
 */
const ENDED_BETWEEN_STATEMENTS = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);
