import { randomFrom } from '@safari/service-kit/testing/random';

/** One `kill -9`. */
export interface Kill {
  /** The number of acknowledged bookings at which it happens. */
  at: number;
  part: string;
  /** Time until the process is started again. */
  downMs: number;
}

const LONGEST_DOWN_MS = 2_000;

/** Kills every part once per round; the seed determines order, times and durations. */
export function plannedKills(
  seed: number,
  parts: readonly string[],
  rounds: number,
  bookings: number,
): Kill[] {
  const random = randomFrom(seed);
  const order = Array.from({ length: rounds }, () => shuffled(parts, random)).flat();
  const span = bookings / (order.length + 1);
  return order.map((part, turn) => ({
    at: Math.floor((turn + random()) * span) + 1,
    part,
    downMs: Math.floor(random() * LONGEST_DOWN_MS),
  }));
}

export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
