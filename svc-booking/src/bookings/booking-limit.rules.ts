import { DomainError } from '@safari/service-kit';

/** What a customer has placed already. */
export interface PlacedBookings {
  /** seconds since the booking that fills the hour's limit was placed; null while the hour is not full */
  limitReachedAgeS: number | null;
  /** bookings that are not paid in full: `pending` or `confirmed` */
  open: number;
}

export const HOUR_S = 3_600;

/** Why the customer may not place another booking now; undefined where they may. */
export function limitReached(
  { limitReachedAgeS, open }: PlacedBookings,
  openAtMost: number,
): DomainError | undefined {
  if (limitReachedAgeS !== null && limitReachedAgeS < HOUR_S)
    return tooManyThisHour(Math.max(1, Math.ceil(HOUR_S - limitReachedAgeS)));
  return open >= openAtMost ? tooManyOpen(open) : undefined;
}

/**
 * Refuses what has reached its limit per hour.
 * @param limitReachedAgeS seconds since the one that fills the hour's limit; undefined while the hour is not full
 * @throws DomainError `too_many`, with the seconds to wait
 */
export function refuseTooOften(limitReachedAgeS: number | undefined, sentence: string): void {
  if (limitReachedAgeS === undefined || limitReachedAgeS >= HOUR_S) return;
  throw new DomainError('too_many', sentence, {
    extensions: { retryAfter: Math.ceil(HOUR_S - limitReachedAgeS) },
  });
}

function tooManyThisHour(retryAfter: number): DomainError {
  const minutes = Math.ceil(retryAfter / 60);
  return new DomainError(
    'too_many',
    `You have placed many bookings within an hour. Please send this one again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { extensions: { limit: 'hour', retryAfter } },
  );
}

/** Nobody knows when one of them will be paid, so the caller is asked to wait for an hour. */
function tooManyOpen(open: number): DomainError {
  return new DomainError(
    'too_many',
    `You have ${open} bookings that are not paid yet. Please settle one of them first, or write to us.`,
    { extensions: { limit: 'open', open, retryAfter: HOUR_S } },
  );
}
