import { addDays, type BookingStatus, type PlainDate } from '@safari/contracts';
import type { KnownFacts } from '../bookings/booking.repository.js';
import { lastDayOf } from '../bookings/booking.rules.js';
import type { OperatorContact } from '../operators/operator.repository.js';

const ENDED: Partial<Record<BookingStatus, string>> = {
  completed: 'This trip is over.',
  cancelled: 'This booking is cancelled.',
};

/** Why operators can no longer be asked about a booking; undefined where they can. */
export function endedFault(status: BookingStatus): string | undefined {
  return ENDED[status];
}

/** Why operators cannot be asked about a trip on its day; undefined where they can. */
export function passedDayFault(preferredDate: PlainDate, on: PlainDate): string | undefined {
  return preferredDate < on
    ? 'The day of this trip has passed. Offer its customer another day first.'
    : undefined;
}

/** No package takes longer. */
const LONGEST_TRIP_DAYS = 60;

/** Whether operators may still hold something for a trip, on that day. */
export function mayBeHeld(
  trip: Pick<KnownFacts, 'status' | 'preferredDate' | 'durationDays'>,
  on: PlainDate,
): boolean {
  const lastDay = lastDayOf(trip) ?? addDays(trip.preferredDate, LONGEST_TRIP_DAYS);
  return trip.status !== 'completed' && lastDay >= on;
}

/** Each operator once, in ascending order. */
export function chosen(operatorIds: readonly number[]): number[] {
  return [...new Set(operatorIds)].sort((a, b) => a - b);
}

/** Why some of the chosen operators cannot be asked; empty when all can. */
export function coordinationFaults(
  operatorIds: readonly number[],
  found: readonly Pick<OperatorContact, 'id' | 'name' | 'availability'>[],
): string[] {
  const operators = new Map(found.map((operator) => [operator.id, operator]));
  return operatorIds.flatMap((id) => {
    const operator = operators.get(id);
    if (!operator) return [`Operator ${id} is not in the network.`];
    return operator.availability ? [] : [`${operator.name} takes no bookings at the moment.`];
  });
}
