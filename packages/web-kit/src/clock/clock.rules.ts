/** An answer of the server, by two clocks; all in milliseconds since 1970. */
export interface TimedAnswer {
  /** The server's clock when it answered, to the second. */
  date: number;
  /** The device's clock when the call was made, and when its answer had come. */
  asked: number;
  came: number;
}

/** A device's clock is left alone while it is off by no more; an answer that took longer says too little. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;

/**
 * How far ahead of the device's clock the server's is, in milliseconds.
 * @param known what was known of it before the answer
 */
export function skewAfter({ date, asked, came }: TimedAnswer, known: number): number {
  const took = came - asked;
  // the device slept meanwhile, or somebody set its clock
  if (Number.isNaN(date) || took < 0 || took > CLOCK_TOLERANCE_MS) return known;
  const skew = date - (asked + came) / 2;
  if (Math.abs(skew - known) <= CLOCK_TOLERANCE_MS) return known;
  return Math.abs(skew) <= CLOCK_TOLERANCE_MS ? 0 : skew;
}
