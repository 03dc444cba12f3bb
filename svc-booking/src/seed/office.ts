import type { Actor } from '../bookings/booking-history.actor.js';

/** Who is said to have led the demonstration's bookings. */
export const OFFICE = { key: 'staff:demonstration', name: 'Staff' } as const satisfies Actor;
