import type { Booking, BookingMoney, Payment } from '@safari/contracts';
import {
  useLazyBookingMoneyQuery,
  useReopenBookingMutation,
  useUnassignOperatorMutation,
  useUnreconcileBookingMutation,
  useUnstartBookingMutation,
} from '../data/booking.api';
import { useVoidPaymentMutation } from '../data/payment.api';
import { useTranslations } from '../translations/translations';

/** The payment that was recorded last and counts. */
export function lastReceived({ payments }: Pick<BookingMoney, 'payments'>): Payment | undefined {
  const voided = new Set(payments.map(({ voids }) => voids));
  return payments.findLast(({ id, state }) => state === 'received' && !voided.has(id));
}

/**
 * What takes back a move of a booking, over the version that it reached: nobody runs the trip, a payment is voided or not
 * reconciled any more, a trip is not begun, a completed one opened again. Undefined where nothing does.
 */
export function useTakeBack(): (from: Booking, reached: Booking) => (() => Promise<unknown>) | undefined {
  const t = useTranslations();
  const [reopen] = useReopenBookingMutation();
  const [unassign] = useUnassignOperatorMutation();
  const [unstart] = useUnstartBookingMutation();
  const [unreconcile] = useUnreconcileBookingMutation();
  const [voidPayment] = useVoidPaymentMutation();
  const [readMoney] = useLazyBookingMoneyQuery();
  const unpay = async ({ id, version }: Booking) => {
    const payment = lastReceived(await readMoney(id).unwrap());
    if (!payment) throw new Error('no payment was recorded');
    await voidPayment({ payment, request: { reason: t('undo.reason') }, version }).unwrap();
  };
  return (from, reached) => {
    if (reached.status === 'completed') {
      return () => reopen({ booking: reached, request: { reason: t('undo.reason') } }).unwrap();
    }
    if (from.status === 'pending' && reached.status === 'confirmed') return () => unassign(reached).unwrap();
    if (reached.status === 'in_progress') return () => unstart(reached).unwrap();
    if (reached.status === 'paid' && from.status === 'payment_received') {
      return () => unreconcile(reached).unwrap();
    }
    const paid = reached.status === 'payment_received' || reached.status === 'paid';
    return paid && from.status === 'confirmed' ? () => unpay(reached) : undefined;
  };
}
