import type { Booking, BookingStatus } from '@safari/contracts';

export type PaymentState = 'none' | 'pending' | 'received' | 'reconciled' | 'arrived';

const STATE: Record<BookingStatus, PaymentState> = {
  pending: 'none',
  confirmed: 'pending',
  payment_received: 'received',
  paid: 'reconciled',
  in_progress: 'arrived',
  completed: 'arrived',
};

/** Where the money of a booking stands, as the Payment tab says it. */
export function paymentState({ status }: Pick<Booking, 'status'>): PaymentState {
  return STATE[status];
}
