import { bookedAt } from './booked-at.js';
import { talk } from './history.talk.js';
import type { History, Outcome, PastBooking, PastPartner } from './history.types.js';

const DAY_MS = 86_400_000;

/**
 * What was said with partners about a booking of the demonstration data, always the same for the same booking.
 * @param able the partners of its item, besides the assigned one
 */
export function historyOf(
  booking: PastBooking,
  able: readonly PastPartner[],
  assigned: PastPartner | undefined,
  now: Date,
): History {
  const dice = diceOf(booking.id);
  const asked = partnersAsked(booking, able, assigned, dice, now);
  const talks = asked.map(({ partner, outcome }, index) =>
    talk(booking, partner, outcome, dice + index, now),
  );
  return {
    communications: talks.flatMap((one) => one.communications),
    requests: talks.flatMap((one) => one.requests),
  };
}

/** A new booking waits for staff; an agreed one has its partner and another who was asked in vain or in reserve. */
function partnersAsked(
  booking: PastBooking,
  able: readonly PastPartner[],
  assigned: PastPartner | undefined,
  dice: number,
  now: Date,
): { partner: PastPartner; outcome: Outcome }[] {
  const [second, third] = [able[dice % able.length], able[(dice + 1) % able.length]];
  if (assigned) {
    const reserve = (['unavailable', 'confirmed', 'unavailable'] as const)[dice % 3] ?? 'unavailable';
    return [
      { partner: assigned, outcome: 'confirmed' },
      ...(second ? [{ partner: second, outcome: reserve }] : []),
    ];
  }
  const isNew = now.getTime() - bookedAt(booking.id).getTime() < 2 * DAY_MS;
  if (isNew || dice % 5 === 0 || !second || !third) return [];
  const first =
    (['pending', 'pricing_pending', 'confirmed', 'unavailable'] as const)[(dice >>> 4) % 4] ?? 'pending';
  const other = (['undelivered', 'quoted', 'pending', 'quoted'] as const)[(dice >>> 6) % 4] ?? 'pending';
  return [
    { partner: second, outcome: first },
    ...(third.id === second.id ? [] : [{ partner: third, outcome: other }]),
  ];
}

/** The same for the same booking, and nothing alike for two (FNV-1a). */
function diceOf(bookingId: string): number {
  let hash = 0x811c9dc5;
  for (const character of bookingId) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 1;
}
