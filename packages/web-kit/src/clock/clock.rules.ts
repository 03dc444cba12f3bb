/** An answer of the server, timed by both clocks, in ms since 1970. */
export interface TimedAnswer {
  /** The server's clock when it answered, with a resolution of one second. */
  date: number;
  /** The device's clock when the call was sent, and when its answer arrived. */
  asked: number;
  came: number;
}

/** A smaller skew is not corrected; an answer that took longer is too inaccurate to measure by. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;

/**
 * How far the server's clock is ahead of the device's, in ms.
 * @param known the skew before this answer
 */
export function skewAfter({ date, asked, came }: TimedAnswer, known: number): number {
  const took = came - asked;
  // the device slept meanwhile, or its clock was set
  if (Number.isNaN(date) || took < 0 || took > CLOCK_TOLERANCE_MS) return known;
  const skew = date - (asked + came) / 2;
  if (Math.abs(skew - known) <= CLOCK_TOLERANCE_MS) return known;
  return Math.abs(skew) <= CLOCK_TOLERANCE_MS ? 0 : skew;
}
