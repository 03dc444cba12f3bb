import type { Booking, BookingMoney, Payment, TripStatus } from '@safari/contracts';
import {
  useLazyBookingMoneyQuery,
  useUnassignOperatorMutation,
  useUnreconcileBookingMutation,
  useUnstartBookingMutation,
} from '../data/booking.api';
import { useVoidPaymentMutation } from '../data/payment.api';
import { useTranslations } from '../translations/translations';
import { useTripRestore } from './use-trip-restore';

/** The latest valid payment that was recorded or reconciled. */
export function lastOf(
  is: 'received' | 'reconciled',
  { payments }: Pick<BookingMoney, 'payments'>,
): Payment | undefined {
  const voided = new Set(payments.map(({ voids }) => voids));
  return payments.findLast(({ id, state }) => state === is && !voided.has(id));
}

/**
 * The undo of one status change of a booking, sent with the version that the change produced: unassign the operator,
 * void or unreconcile the payment, unstart the trip, or reopen a completed one in its former state. Undefined where the
 * change cannot be undone: a free trip that counts as paid has no payment that could be voided.
 */
export function useTakeBack(): (
  from: Booking,
  reached: Booking,
  /** The trip's state before its booking was completed. */
  trip?: TripStatus,
) => (() => Promise<unknown>) | undefined {
  const t = useTranslations();
  const { reopen } = useTripRestore();
  const [unassign] = useUnassignOperatorMutation();
  const [unstart] = useUnstartBookingMutation();
  const [unreconcile] = useUnreconcileBookingMutation();
  const [voidPayment] = useVoidPaymentMutation();
  const [readMoney] = useLazyBookingMoneyQuery();
  const unpay = async ({ id, version }: Booking) => {
    const payment = lastOf('received', await readMoney(id).unwrap());
    if (!payment) throw new Error('no payment was recorded');
    await voidPayment({ payment, request: { reason: t('undo.reason') }, version }).unwrap();
  };
  return (from, reached, trip) => {
    if (reached.status === 'completed') return trip && (() => reopen(reached, trip));
    if (from.status === 'pending' && reached.status === 'confirmed') return () => unassign(reached).unwrap();
    if (reached.status === 'in_progress') return () => unstart(reached).unwrap();
    if (reached.status === 'paid' && from.status === 'payment_received') {
      return () => unreconcile(reached).unwrap();
    }
    const paid = reached.status === 'payment_received' || reached.status === 'paid';
    const recorded = paid && from.status === 'confirmed' && Number(reached.totalPrice) > 0;
    return recorded ? () => unpay(reached) : undefined;
  };
}
