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

/** A new booking waits for staff; an agreed one has its operator, and another who declined or is in reserve. */
function operatorsAsked(
  booking: PastBooking,
  able: readonly PastOperator[],
  assigned: PastOperator | undefined,
  dice: number,
  now: Date,
): { operator: PastOperator; outcome: Outcome }[] {
  const [second, third] = [able[dice % able.length], able[(dice + 1) % able.length]];
  if (assigned) {
    const reserve = oneOf(['unavailable', 'confirmed', 'unavailable'], dice);
    return [
      { operator: assigned, outcome: 'confirmed' },
      ...(second ? [{ operator: second, outcome: reserve }] : []),
    ];
  }
  if (booking.status === 'cancelled') return [];
  const isNew = now.getTime() - bookedAt(booking.id).getTime() < 2 * DAY_MS;
  if (isNew || dice % 5 === 0 || !second || !third) return [];
  const first = oneOf(['pending', 'pricing_pending', 'confirmed', 'unavailable'], dice >>> 4);
  const other = oneOf(['undelivered', 'quoted', 'pending', 'quoted'], dice >>> 6);
  return [
    { operator: second, outcome: first },
    ...(third.id === second.id ? [] : [{ operator: third, outcome: other }]),
  ];
}

const oneOf = (outcomes: readonly [Outcome, ...Outcome[]], dice: number): Outcome =>
  outcomes[dice % outcomes.length] ?? outcomes[0];

/** A hash of the booking's id (FNV-1a): the same for the same booking, and unrelated for two. */
function diceOf(bookingId: string): number {
  let hash = 0x811c9dc5;
  for (const character of bookingId) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 1;
}
