import type { StaffDuty } from './auth.js';

export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'payment_received',
  'paid',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['payment_received', 'paid', 'cancelled'],
  payment_received: ['paid', 'in_progress', 'completed', 'cancelled'],
  paid: ['in_progress', 'completed', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** Whether a booking may move from one status to the other. */
export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whose duty it is to move a booking there by hand. */
export function moveDuty(to: BookingStatus): StaffDuty {
  if (to === 'payment_received' || to === 'paid') return 'money';
  return to === 'in_progress' || to === 'completed' ? 'trips' : 'office';
}

export function nextStatuses(from: BookingStatus): readonly BookingStatus[] {
  return NEXT[from];
}

const TAKEN_BACK: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: [],
  confirmed: ['pending'],
  payment_received: ['confirmed'],
  paid: ['confirmed', 'payment_received'],
  in_progress: ['payment_received', 'paid'],
  completed: ['in_progress'],
  cancelled: [],
};

/** Whether a booking may return to an earlier status; only undoing the step between them does that. */
export function canTakeBack(from: BookingStatus, to: BookingStatus): boolean {
  return TAKEN_BACK[from].includes(to);
}

const CUSTOMER_LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  payment_received: 'Payment received',
  paid: 'Paid',
  in_progress: 'On safari',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The words a customer reads for a status. */
export function statusLabel(status: BookingStatus): string {
  return CUSTOMER_LABELS[status];
}

/** The trip is under way or over. */
export const hasBegun = (status: BookingStatus): boolean =>
  status === 'in_progress' || status === 'completed';
