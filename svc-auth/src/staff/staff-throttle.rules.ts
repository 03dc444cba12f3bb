/** How many attempts of one address are answered within the window; further ones must wait. */
export const MAX_ATTEMPTS = 5;
export const WINDOW_S = 60;
/**
 * From this many wrong passwords in all within the window, an address from which staff never signed in has one attempt.
 */
export const ATTACK_THRESHOLD = 50;

/**
 * Seconds to wait before the next attempt, at least one.
 * @param attempts the latest ones, oldest first
 */
export function secondsToWait(attempts: readonly Date[], now: number): number {
  const blocking = (attempts.at(-MAX_ATTEMPTS) ?? attempts.at(-1))?.getTime() ?? now;
  return Math.max(1, Math.ceil((blocking + WINDOW_S * 1000 - now) / 1000));
}
