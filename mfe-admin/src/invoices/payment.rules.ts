import {
  type Booking,
  type BookingStatus,
  fromMinor,
  type Money,
  type RecordPayment,
  type RecordRepayment,
  toMinor,
  typedAmount,
} from '@safari/contracts';
import { type TransferWords, transferFaults } from '../shared/transfer.rules';
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

/**
 * The payment state of a booking, as in the Payment tab; undefined if it depends on the amount due, and that is not
 * loaded yet.
 */
export function paymentState(
  { status }: Pick<Booking, 'status'>,
  due: Money | undefined,
): PaymentState | undefined {
  const state = STATE[status];
  if (state !== 'arrived') return state;
  if (due === undefined) return undefined;
  return Number(due) > 0 ? 'pending' : 'arrived';
}

/** The values of the payment form. */
export type PartDraft = Pick<RecordPayment, 'amount' | 'receivedOn' | 'reference'>;

/** The values of the repayment form. */
export type BackDraft = Pick<RecordRepayment, 'amount' | 'repaidOn' | 'reference'>;

/** The set of texts of a money form: for payments, or for repayments. */
export type MoneyWords = Exclude<TransferWords, 'refund'>;

/**
 * The amounts shown as open while the form is filled in: due and overpaid, or owed to the customer of a cancelled
 * booking.
 */
export type SeenMoney = Pick<RecordPayment, 'due' | 'owed' | 'over'>;

/** What has changed about the money since the form was opened; undefined if nothing has. */
export function movedSince(seen: SeenMoney, now: SeenMoney): 'cancelled' | 'owed' | 'due' | undefined {
  if (seen.owed !== now.owed) return seen.owed === undefined ? 'cancelled' : 'owed';
  if (seen.due !== now.due) return 'due';
  return seen.over === now.over ? undefined : 'owed';
}

/** Why a payment cannot be recorded, per field; any amount is allowed. */
export function partFaults(
  { amount, receivedOn, reference }: PartDraft,
  currency: string,
): Partial<Record<keyof PartDraft, TranslationKey>> {
  const { day, ...faults } = faultsOf('payment.part', { amount, day: receivedOn, reference }, currency);
  return { ...faults, ...(day && { receivedOn: day }) };
}

/**
 * By how much the typed amount exceeds the amount due; undefined if it does not, and for a cancelled booking, which has
 * nothing due.
 */
export function beyondDue(
  { amount }: Pick<PartDraft, 'amount'>,
  { due, over }: SeenMoney,
  currency: string,
): Money | undefined {
  const typed = typedAmount(amount, currency);
  if (typed === undefined || over === undefined) return undefined;
  const beyond = toMinor(typed, currency) - toMinor(due, currency);
  return beyond > 0 ? fromMinor(beyond, currency) : undefined;
}

/** Why a repayment cannot be recorded, per field. */
export function backFaults(
  { amount, repaidOn, reference }: BackDraft,
  owed: Money,
  currency: string,
): Partial<Record<keyof BackDraft, TranslationKey>> {
  const { day, ...faults } = faultsOf('payment.back', { amount, day: repaidOn, reference }, currency);
  const typed = typedAmount(amount, currency);
  const more = typed !== undefined && toMinor(typed, currency) > toMinor(owed, currency);
  return { ...faults, ...(more && { amount: 'payment.back.amount.more' }), ...(day && { repaidOn: day }) };
}

function faultsOf(
  words: MoneyWords,
  { amount, day, reference }: Record<'amount' | 'day' | 'reference', string>,
  currency: string,
): Partial<Record<'amount' | 'day' | 'reference', TranslationKey>> {
  const typed = typedAmount(amount, currency);
  const minor = typed === undefined ? 0 : toMinor(typed, currency);
  return {
    ...(minor === 0 && { amount: `${words}.amount.missing` as const }),
    ...transferFaults(words, { day, reference }),
  };
}

/**
 * The request for a payment without faults; it contains the overpaid amount (`over`) only if this payment exceeds the
 * amount due.
 */
export function partIn(draft: PartDraft, { over, ...seen }: SeenMoney, currency: string): RecordPayment {
  const { receivedOn, reference } = draft;
  const beyond = over !== undefined && beyondDue(draft, { ...seen, over }, currency) !== undefined;
  return {
    amount: typedAmount(draft.amount, currency) ?? '',
    receivedOn,
    reference: reference.trim(),
    ...seen,
    ...(beyond && { over }),
  };
}

/** The request for a repayment without faults. */
export function backIn(draft: BackDraft, owed: Money, currency: string): RecordRepayment {
  const { repaidOn, reference } = draft;
  return { amount: typedAmount(draft.amount, currency) ?? '', repaidOn, reference: reference.trim(), owed };
}
