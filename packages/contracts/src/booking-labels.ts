import type { Booking } from './bookings.js';

export type BookingLabel = 'CANCELLED' | 'COMPLETED' | 'PAID' | 'CONFIRMED' | 'PENDING';
type Labelled = Pick<Booking, 'status' | 'assignedOperatorId'>;

/** The badge that staff see: the first rule that holds. */
export function bookingLabel(booking: Labelled): BookingLabel {
  if (booking.status === 'cancelled') return 'CANCELLED';
  if (booking.status === 'completed') return 'COMPLETED';
  if (booking.status === 'paid' || booking.status === 'payment_received') return 'PAID';
  if (booking.assignedOperatorId !== null) return 'CONFIRMED';
  return 'PENDING';
}

export const BOOKING_TABS = ['all', 'pending', 'confirmed', 'paid', 'completed'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

/** Where a booking is listed and counted: under one tab besides `all`, or, once it is cancelled, under none. */
export type BookingGroup = Exclude<BookingTab, 'all'> | 'cancelled';

const GROUP_OF_LABEL: Record<BookingLabel, BookingGroup> = {
  CANCELLED: 'cancelled',
  COMPLETED: 'completed',
  PAID: 'paid',
  CONFIRMED: 'confirmed',
  PENDING: 'pending',
};

export function bookingGroup(booking: Labelled): BookingGroup {
  return GROUP_OF_LABEL[bookingLabel(booking)];
}

/** Whether all is paid or the trip is over, so that nothing is invoiced any more. */
export function isSettled(booking: Labelled): boolean {
  const label = bookingLabel(booking);
  return label === 'PAID' || label === 'COMPLETED';
}
