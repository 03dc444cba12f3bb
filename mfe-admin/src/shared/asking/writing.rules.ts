import type { Booking, BookingStatus } from '@safari/contracts';

/** Whether the customer is written to when a booking reaches a status: when it is confirmed, paid for, or completed. */
export function writesToCustomer({ status, totalPrice }: Booking, reached: BookingStatus): boolean {
  if (reached === 'completed') return true;
  const paid = reached === 'payment_received' || reached === 'paid';
  if (status === 'confirmed') return paid && Number(totalPrice) > 0;
  return status === 'pending' && reached === 'confirmed';
}
