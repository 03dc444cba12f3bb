import {
  type Booking,
  type BookingMoney,
  type BookingStatus,
  type Invoice,
  isVoided,
  type Money,
  type RecordPayment,
  type RecordRepayment,
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

/** The payment state of a booking, as the Payment tab shows it; undefined where it hangs on what is due, which is not known yet. */
export function paymentState(
  { status }: Pick<Booking, 'status'>,
  due: Money | undefined,
): PaymentState | undefined {
  const state = STATE[status];
  if (state !== 'arrived') return state;
  if (due === undefined) return undefined;
  return Number(due) > 0 ? 'pending' : 'arrived';
}

/** An invoice that stands and says another amount than what is asked of the customer now. */
export function staleInvoice(
  { invoices, invoiced, cost }: Pick<BookingMoney, 'invoices' | 'invoiced' | 'cost'>,
  currency: string,
): { invoice: Invoice; says: Money; cost: Money } | undefined {
  const invoice = invoices.find((each) => !isVoided(each, currency));
  if (!invoice || invoiced === undefined || cost === undefined) return undefined;
  return toMinor(invoiced, currency) === toMinor(cost, currency)
    ? undefined
    : { invoice, says: invoiced, cost };
}

/** A payment as it is typed. */
export type PartDraft = Pick<RecordPayment, 'amount' | 'receivedOn' | 'reference'>;

/** Money that went back, as it is typed. */
export type BackDraft = Pick<RecordRepayment, 'amount' | 'repaidOn' | 'reference'>;

/** Whose texts a form of money speaks by: of what arrived, or of what was sent back. */
export type MoneyWords = 'payment.part' | 'payment.back';

/** What staff see as open while they type: what is due, or what is owed to the customer of a cancelled booking. */
export type SeenMoney = Pick<RecordPayment, 'due' | 'owed'>;

/** What has become of the money that a form was opened over; undefined where it is as it was seen. */
export function movedSince(seen: SeenMoney, now: SeenMoney): 'cancelled' | 'owed' | 'due' | undefined {
  if (seen.owed !== now.owed) return seen.owed === undefined ? 'cancelled' : 'owed';
  return seen.due === now.due ? undefined : 'due';
}

/** What keeps a payment from being recorded, per field; any amount may arrive for a cancelled booking. */
export function partFaults(
  { amount, receivedOn, reference }: PartDraft,
  { due, owed }: SeenMoney,
  currency: string,
): Partial<Record<keyof PartDraft, TranslationKey>> {
  const typed = { amount, day: receivedOn, reference };
  const most = owed === undefined ? due : undefined;
  const { day, ...faults } = faultsOf('payment.part', typed, most, currency);
  return { ...faults, ...(day && { receivedOn: day }) };
}

/** What keeps money that went back from being recorded, per field. */
export function backFaults(
  { amount, repaidOn, reference }: BackDraft,
  owed: Money,
  currency: string,
): Partial<Record<keyof BackDraft, TranslationKey>> {
  const { day, ...faults } = faultsOf('payment.back', { amount, day: repaidOn, reference }, owed, currency);
  return { ...faults, ...(day && { repaidOn: day }) };
}

function faultsOf(
  words: MoneyWords,
  { amount, day, reference }: Record<'amount' | 'day' | 'reference', string>,
  most: Money | undefined,
  currency: string,
): Partial<Record<'amount' | 'day' | 'reference', TranslationKey>> {
  const typed = typedAmount(amount, currency);
  const minor = typed === undefined ? 0 : toMinor(typed, currency);
  return {
    ...(minor === 0 && { amount: `${words}.amount.missing` as const }),
    ...(most !== undefined && minor > toMinor(most, currency) && { amount: `${words}.amount.more` as const }),
    ...(day === '' && { day: `${words}.day.missing` as const }),
    ...(day > today() && { day: `${words}.day.ahead` as const }),
    ...(reference.trim() === '' && { reference: `${words}.reference.missing` as const }),
  };
}

/** A payment without faults, as it is sent. */
export function partIn(draft: PartDraft, seen: SeenMoney, currency: string): RecordPayment {
  const { receivedOn, reference } = draft;
  return {
    amount: typedAmount(draft.amount, currency) ?? '',
    receivedOn,
    reference: reference.trim(),
    ...seen,
  };
}

/** Money that went back without faults, as it is sent. */
export function backIn(draft: BackDraft, owed: Money, currency: string): RecordRepayment {
  const { repaidOn, reference } = draft;
  return { amount: typedAmount(draft.amount, currency) ?? '', repaidOn, reference: reference.trim(), owed };
}
