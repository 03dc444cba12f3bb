import { bookingLabel } from './booking-labels.js';
import { canMove, canTakeBack } from './booking-statuses.js';

type Labelled = Parameters<typeof bookingLabel>[0];

/** What staff can do with a booking on its card. */
export const bookingActions = {
  selectOperators: (booking: Labelled) =>
    booking.assignedOperatorId === null && booking.status !== 'cancelled',
  sendInvoice: (booking: Labelled) => bookingLabel(booking) === 'CONFIRMED',
  takePayment: (booking: Labelled) => booking.assignedOperatorId !== null || booking.status === 'cancelled',
  recordPayment: (booking: Labelled) => canMove(booking.status, 'payment_received'),
  markReconciled: (booking: Labelled) => canMove(booking.status, 'paid'),
  markCompleted: (booking: Labelled) => booking.status === 'paid' || booking.status === 'payment_received',
  reopen: (booking: Labelled) => canTakeBack(booking.status, 'in_progress'),
  cancel: (booking: Labelled) => canMove(booking.status, 'cancelled'),
  change: (booking: Labelled) => canMove(booking.status, 'cancelled'),
  reassign: (booking: Labelled) => booking.assignedOperatorId !== null && booking.status !== 'completed',
};
