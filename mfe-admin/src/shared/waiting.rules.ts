import { type Booking, bookingGroup, CONTACT_PROMISE_HOURS } from '@safari/contracts';

/** Relative to the promised time of contact: `dueSoon` is its last quarter. */
export type Urgency = 'onTime' | 'dueSoon' | 'overdue';

export interface Waiting {
  urgency: Urgency;
  /** Whole minutes since the booking was made. */
  waited: number;
  /** Whole minutes until the promised time; 0 after it. */
  left: number;
  /** Whole minutes since the promised time; 0 before it. */
  over: number;
}

const MINUTE = 60_000;
const PROMISE_MINUTES = CONTACT_PROMISE_HOURS * 60;

/** A waiting customer is urgent from here on: in the last quarter of the promised time. */
export const URGENT_AFTER_HOURS = CONTACT_PROMISE_HOURS * 0.75;

export type MaybeWaiting = Pick<Booking, 'createdAt' | 'status' | 'assignedOperatorId' | 'progress'>;

/** How long the customer has waited; `undefined` if they were answered, or need no answer. */
export function customerWaiting(booking: MaybeWaiting, now: number): Waiting | undefined {
  const waits = bookingGroup(booking) === 'pending' && booking.progress?.waiting !== false;
  return waits ? waitingSince(booking.createdAt, now) : undefined;
}

/** Never negative, even if the screen's clock is behind the server's. */
export function waitingSince(createdAt: string, now: number): Waiting {
  const waited = Math.max(0, Math.floor((now - Date.parse(createdAt)) / MINUTE));
  return {
    urgency: waited < URGENT_AFTER_HOURS * 60 ? 'onTime' : waited < PROMISE_MINUTES ? 'dueSoon' : 'overdue',
    waited,
    left: Math.max(0, PROMISE_MINUTES - waited),
    over: Math.max(0, waited - PROMISE_MINUTES),
  };
}

/** How many of these customers are urgent. */
export function countUrgent(bookings: readonly Booking[], now: number): number {
  return bookings.filter((booking) => {
    const waiting = customerWaiting(booking, now);
    return waiting !== undefined && waiting.urgency !== 'onTime';
  }).length;
}

export type DurationPart = readonly [value: number, unit: 'day' | 'hour' | 'minute'];

/** The one or two largest units: hours and minutes, or days and hours from two days on. */
export function durationParts(minutes: number): DurationPart[] {
  const hours = Math.floor(minutes / 60);
  const parts: DurationPart[] =
    hours >= 48
      ? [
          [Math.floor(hours / 24), 'day'],
          [hours % 24, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [minutes % 60, 'minute'],
        ];
  const shown = parts.filter(([value]) => value > 0);
  return shown.length > 0 ? shown : [[0, 'minute']];
}
