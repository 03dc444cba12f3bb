import type { Actor } from '../bookings/booking-history.actor.js';

/** The actor of the demonstration's bookings. */
export const OFFICE = { key: 'staff:demonstration', name: 'Staff' } as const satisfies Actor;
