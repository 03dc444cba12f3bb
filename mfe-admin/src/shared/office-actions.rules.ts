import { type Booking, bookingActions, isLapsed } from '@safari/contracts';
import { today } from '@safari/web-kit/clock';
import { isErased } from './erased.rules';

type Can = (booking: Booking) => boolean;

const unlessErased =
  (can: Can): Can =>
  (booking) =>
    !isErased(booking) && can(booking);

/** The staff's actions for a booking: none that write about it once its customer was erased. */
export const officeActions: Record<keyof typeof bookingActions, Can> = {
  selectOperators: unlessErased(bookingActions.selectOperators),
  sendInvoice: unlessErased(bookingActions.sendInvoice),
  takePayment: unlessErased(bookingActions.takePayment),
  recordPayment: unlessErased(bookingActions.recordPayment),
  markReconciled: unlessErased(bookingActions.markReconciled),
  markCompleted: unlessErased(bookingActions.markCompleted),
  reopen: unlessErased(bookingActions.reopen),
  cancel: unlessErased(bookingActions.cancel),
  change: unlessErased(bookingActions.change),
  reassign: unlessErased(bookingActions.reassign),
};

/** Whether operators can still be asked about a booking: not after its day. */
export const canAskOperators: Can = (booking) =>
  officeActions.selectOperators(booking) && !isLapsed(booking, today());
