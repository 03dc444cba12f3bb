import type { Booking, BookingStatus } from '@safari/contracts';

export type PaymentState = 'none' | 'pending' | 'received' | 'reconciled' | 'arrived' | 'cancelled';

const STATE: Record<BookingStatus, PaymentState> = {
  pending: 'none',
  confirmed: 'pending',
  payment_received: 'received',
  paid: 'reconciled',
  in_progress: 'arrived',
  completed: 'arrived',
  cancelled: 'cancelled',
};

/** The payment state of a booking, as the Payment tab shows it. */
export function paymentState({ status }: Pick<Booking, 'status'>): PaymentState {
  return STATE[status];
}
