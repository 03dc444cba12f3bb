import { bookedAt } from './booked-at.js';
import { talk } from './history.talk.js';
import type { History, Outcome, PastBooking, PastOperator } from './history.types.js';

const DAY_MS = 86_400_000;

/**
 * What was said with operators about a booking of the demonstration data, always the same for the same booking.
 * @param able the operators of its item, besides the assigned one
 */
export function historyOf(
  booking: PastBooking,
  able: readonly PastOperator[],
  assigned: PastOperator | undefined,
  now: Date,
): History {
  const dice = diceOf(booking.id);
  const asked = operatorsAsked(booking, able, assigned, dice, now);
  const talks = asked.map(({ operator, outcome }, index) =>
    talk(booking, operator, outcome, dice + index, now),
  );
  return {
    communications: talks.flatMap((one) => one.communications),
    requests: talks.flatMap((one) => one.requests),
  };
}

/** A new booking waits for staff; an agreed one has its operator and another who was asked in vain or in reserve. */
function operatorsAsked(
  booking: PastBooking,
  able: readonly PastOperator[],
  assigned: PastOperator | undefined,
  dice: number,
  now: Date,
): { operator: PastOperator; outcome: Outcome }[] {
  const [second, third] = [able[dice % able.length], able[(dice + 1) % able.length]];
  if (assigned) {
    const reserve = (['unavailable', 'confirmed', 'unavailable'] as const)[dice % 3] ?? 'unavailable';
    return [
      { operator: assigned, outcome: 'confirmed' },
      ...(second ? [{ operator: second, outcome: reserve }] : []),
    ];
  }
  if (booking.status === 'cancelled') return [];
  const isNew = now.getTime() - bookedAt(booking.id).getTime() < 2 * DAY_MS;
  if (isNew || dice % 5 === 0 || !second || !third) return [];
  const first =
    (['pending', 'pricing_pending', 'confirmed', 'unavailable'] as const)[(dice >>> 4) % 4] ?? 'pending';
  const other = (['undelivered', 'quoted', 'pending', 'quoted'] as const)[(dice >>> 6) % 4] ?? 'pending';
  return [
    { operator: second, outcome: first },
    ...(third.id === second.id ? [] : [{ operator: third, outcome: other }]),
  ];
}

/** The same for the same booking, and nothing alike for two (FNV-1a). */
function diceOf(bookingId: string): number {
  let hash = 0x811c9dc5;
  for (const character of bookingId) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 1;
}
