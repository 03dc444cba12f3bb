/** So many wrong passwords from one address within the window are answered; the next ones must wait. */
export const FREE_FAILURES = 5;
export const WINDOW_S = 60;

/**
 * Seconds to wait before the next try, 0 for none.
 * @param failures moments of recent failures, newest first, in ms
 */
export function secondsToWait(failures: readonly number[], now: number): number {
  const oldest = failures[FREE_FAILURES - 1];
  if (oldest === undefined) return 0;
  return Math.max(0, Math.ceil((oldest + WINDOW_S * 1000 - now) / 1000));
}
