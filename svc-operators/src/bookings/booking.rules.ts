import { expectedEnd, type PlainDate } from '@safari/contracts';
import type { KnownFacts } from './booking.repository.js';

/** The last day of a trip; null where it is not known how long it takes. */
export function lastDayOf({
  preferredDate,
  durationDays,
}: Pick<KnownFacts, 'preferredDate' | 'durationDays'>): PlainDate | null {
  return durationDays === null ? null : expectedEnd(preferredDate, durationDays);
}
