/** So many tries of one address are answered within the window; the next ones must wait. */
export const ALLOWED_AT_MOST = 5;
export const WINDOW_S = 60;
/** With so many wrong passwords in all within the window, an address that staff never came from has one try. */
export const UNDER_ATTACK = 50;

/**
 * Seconds to wait before the next try, at least one.
 * @param tries moments of the latest tries, oldest first, in ms
 */
export function secondsToWait(tries: readonly number[], now: number): number {
  const blocking = tries.at(-ALLOWED_AT_MOST) ?? tries.at(-1) ?? now;
  return Math.max(1, Math.ceil((blocking + WINDOW_S * 1000 - now) / 1000));
}
