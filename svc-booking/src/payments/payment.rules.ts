import {
  type BookingStatus,
  type Cancellation,
  fromMinor,
  type LateMoney,
  type Money,
  owedOf,
  type PaymentLine,
  type Settlement,
  settlement,
  toMinor,
} from '@safari/contracts';

/** A counter-entry's stored state says what it takes back, so that sums need not look at that line. */
export type LedgerState = PaymentLine | 'repaid' | 'unrepaid';

const GOES_BACK: readonly LedgerState[] = ['repaid', 'unrepaid'];

export interface Line {
  amount: Money;
  state: LedgerState;
}

/** What has arrived and has not gone back, and what is still due; reconciling adds nothing to what was received. */
export function balance(
  total: Money,
  ledger: readonly Line[],
  currency: string,
): { paid: Money; due: Money } {
  const sum = (wanted: LedgerState) =>
    ledger
      .filter(({ state }) => state === wanted)
      .reduce((minor, { amount }) => minor + toMinor(amount, currency), 0);
  const received = sum('received') - sum('voided') - sum('repaid') + sum('unrepaid');
  const due = Math.max(0, toMinor(total, currency) - received);
  return { paid: fromMinor(received, currency), due: fromMinor(due, currency) };
}

export interface Standing {
  paid: Money;
  due: Money;
  /** What is owed to the customer, besides a refund. */
  owed: Money;
}

/** The standing once a line is voided; `anew`: what is kept and refunded without it, where a cancellation had counted it. */
export interface StandingWithout extends Standing {
  anew?: Settlement | undefined;
}

/** What a cancellation has settled. */
type Settled = Pick<Cancellation, 'kept' | 'refund'>;

/** The booking's money; nothing is due once it is cancelled. */
export function standing(
  totalPrice: Money,
  cancellation: Settled | undefined,
  ledger: readonly Line[],
  currency: string,
): Standing {
  const { paid, due } = balance(totalPrice, ledger, currency);
  const cost = cancellation?.kept ?? totalPrice;
  const refund = cancellation ? { amount: cancellation.refund } : null;
  return {
    paid,
    due: cancellation ? fromMinor(0, currency) : due,
    owed: owedOf({ totalPrice, paid, cost, refund }, currency),
  };
}

/** What a cancellation keeps and refunds by what had been paid before it, less what is voided of that by now. */
export function settlementAnew(
  totalPrice: Money,
  { keptPercent }: Pick<Cancellation, 'keptPercent'>,
  ledger: readonly (Line & { late: boolean })[],
  currency: string,
): Settlement {
  const before = ledger.filter(({ late }) => !late);
  const { paid } = balance(totalPrice, before, currency);
  return settlement({ totalPrice, paid, keptPercent }, currency);
}

/** What arrived for a booking after it was cancelled, and what of it is still owed. */
export function lateMoney(
  cancellation: Settled,
  ledger: readonly (Line & { late: boolean })[],
  currency: string,
): LateMoney {
  const arrived = ledger.filter(({ late, state }) => late && !GOES_BACK.includes(state));
  const nothing = fromMinor(0, currency);
  return {
    arrived: balance(nothing, arrived, currency).paid,
    owed: standing(nothing, cancellation, ledger, currency).owed,
  };
}

/**
 * Whether the latest line, repayments aside, is `reconciled`: a payment that was received or voided since has to be
 * matched again.
 * @param ledger oldest first
 */
export function isReconciled(ledger: readonly Pick<Line, 'state'>[]): boolean {
  return ledger.findLast(({ state }) => !GOES_BACK.includes(state))?.state === 'reconciled';
}

/** The lines that the ledger still lacks for a booking's payment once it has that status. */
export function missingLines(
  status: BookingStatus,
  total: Money,
  ledger: readonly Line[],
  currency: string,
): { state: 'received' | 'reconciled'; amount: Money }[] {
  if (status !== 'payment_received' && status !== 'paid') return [];
  const { paid, due } = balance(total, ledger, currency);
  const arrives = toMinor(due, currency) > 0;
  const matched = !arrives && isReconciled(ledger);
  return [
    ...(arrives ? [{ state: 'received' as const, amount: due }] : []),
    ...(status === 'paid' && !matched
      ? [{ state: 'reconciled' as const, amount: arrives ? total : paid }]
      : []),
  ];
}

/** The status of a booking whose trip has not begun, by its money alone. */
export function statusByMoney(
  due: Money,
  ledger: readonly Pick<Line, 'state'>[],
): 'confirmed' | 'payment_received' | 'paid' {
  if (Number(due) > 0) return 'confirmed';
  return isReconciled(ledger) ? 'paid' : 'payment_received';
}

/** The status to which a booking goes back when a payment of it was voided; undefined where it stays. */
export function statusAfterVoid(
  status: BookingStatus,
  due: Money,
): 'confirmed' | 'payment_received' | undefined {
  if (status !== 'payment_received' && status !== 'paid') return undefined;
  if (Number(due) > 0) return 'confirmed';
  return status === 'paid' ? 'payment_received' : undefined;
}

/**
 * The status of a booking by its money once another price applies; undefined where it stays. @param byMoney its {@link
 * statusByMoney}
 */
export function statusAfterPrice(
  status: BookingStatus,
  paid: Money,
  byMoney: ReturnType<typeof statusByMoney>,
): ReturnType<typeof statusByMoney> | undefined {
  if (status === 'confirmed') return Number(paid) > 0 && byMoney !== 'confirmed' ? byMoney : undefined;
  const isPaid = status === 'payment_received' || status === 'paid';
  return isPaid && byMoney === 'confirmed' ? 'confirmed' : undefined;
}
