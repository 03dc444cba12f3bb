import {
  type Booking,
  type BookingStatus,
  type Money,
  type RecordPayment,
  today,
  toMinor,
  typedAmount,
} from '@safari/contracts';
import type { TranslationKey } from '../translations/translations';

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

/** The payment state of a booking, as the Payment tab shows it. @param due what is due, once it is known */
export function paymentState({ status }: Pick<Booking, 'status'>, due?: Money): PaymentState {
  const state = STATE[status];
  return state === 'arrived' && Number(due) > 0 ? 'pending' : state;
}

/** A payment as it is typed. */
export type PartDraft = Pick<RecordPayment, 'amount' | 'receivedOn' | 'reference'>;

/** What keeps a payment from being recorded, per field. */
export function partFaults(
  { amount, receivedOn, reference }: PartDraft,
  due: Money,
  currency: string,
): Partial<Record<keyof PartDraft, TranslationKey>> {
  const typed = typedAmount(amount, currency);
  const minor = typed === undefined ? 0 : toMinor(typed, currency);
  return {
    ...(minor === 0 && { amount: 'payment.part.amount.missing' }),
    ...(minor > toMinor(due, currency) && { amount: 'payment.part.amount.more' }),
    ...(receivedOn === '' && { receivedOn: 'payment.part.day.missing' }),
    ...(receivedOn > today() && { receivedOn: 'payment.part.day.ahead' }),
    ...(reference.trim() === '' && { reference: 'payment.part.reference.missing' }),
  };
}

/** A payment without faults, as it is sent. */
export function partIn(draft: PartDraft, due: Money, currency: string): RecordPayment {
  const { receivedOn, reference } = draft;
  return { amount: typedAmount(draft.amount, currency) ?? '', receivedOn, reference: reference.trim(), due };
}
