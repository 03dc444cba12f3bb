import { type Booking, bookingTab, CONTACT_PROMISE_HOURS } from '@safari/contracts';

/** `soon`: the promise breaks within hours; `late`: it is broken. */
export type Urgency = 'calm' | 'soon' | 'late';

export interface Waiting {
  urgency: Urgency;
  /** Whole minutes since the booking was made. */
  waited: number;
  /** Whole minutes until the promise breaks; 0 once it is broken. */
  left: number;
  /** Whole minutes since it broke; 0 until then. */
  over: number;
}

const MINUTE = 60_000;
const PROMISE = CONTACT_PROMISE_HOURS * 60;

/** From here on a waiting customer is urgent: a quarter of the promise is left. */
export const SOON_AFTER_HOURS = CONTACT_PROMISE_HOURS * 0.75;

/** How long the customer has waited by `now`; `undefined` for one whom nobody keeps waiting. */
export function waitingOf(
  booking: Pick<Booking, 'createdAt' | 'status' | 'assignedOperatorId'>,
  now: number,
): Waiting | undefined {
  return bookingTab(booking) === 'pending' ? waitingSince(booking.createdAt, now) : undefined;
}

/** A clock that goes behind the server's does not let anybody wait less than no time. */
export function waitingSince(createdAt: string, now: number): Waiting {
  const waited = Math.max(0, Math.floor((now - Date.parse(createdAt)) / MINUTE));
  return {
    urgency: waited < SOON_AFTER_HOURS * 60 ? 'calm' : waited < PROMISE ? 'soon' : 'late',
    waited,
    left: Math.max(0, PROMISE - waited),
    over: Math.max(0, waited - PROMISE),
  };
}

/** How many of these customers wait urgently. */
export function countUrgent(bookings: readonly Booking[], now: number): number {
  return bookings.filter((booking) => {
    const waiting = waitingOf(booking, now);
    return waiting !== undefined && waiting.urgency !== 'calm';
  }).length;
}

export type DurationPart = readonly [value: number, unit: 'day' | 'hour' | 'minute'];

/** The one or two largest units that say enough: minutes, hours and minutes, from two days on days and hours. */
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
  const told = parts.filter(([value]) => value > 0);
  return told.length > 0 ? told : [[0, 'minute']];
}
