import { type BookingStatus, fromMinor, type Money, type Payment, toMinor } from '@safari/contracts';

type Line = Pick<Payment, 'amount' | 'state'>;

/** What has arrived and what is still due; reconciling adds nothing to what was received. */
export function balance(
  total: Money,
  ledger: readonly Line[],
  currency: string,
): { paid: Money; due: Money } {
  const sum = (wanted: Payment['state']) =>
    ledger
      .filter(({ state }) => state === wanted)
      .reduce((minor, { amount }) => minor + toMinor(amount, currency), 0);
  const received = sum('received') - sum('voided');
  const due = Math.max(0, toMinor(total, currency) - received);
  return { paid: fromMinor(received, currency), due: fromMinor(due, currency) };
}

/** What was matched before a payment was voided is not matched any more. @param ledger oldest first */
export function isReconciled(ledger: readonly Pick<Line, 'state'>[]): boolean {
  const states = ledger.map(({ state }) => state);
  return states.lastIndexOf('reconciled') > states.lastIndexOf('voided');
}

/** What the ledger must still say of a booking's payment once it has that status. */
export function missingLines(
  status: BookingStatus,
  total: Money,
  ledger: readonly Line[],
  currency: string,
): { state: 'received' | 'reconciled'; amount: Money }[] {
  if (status !== 'payment_received' && status !== 'paid') return [];
  const { due } = balance(total, ledger, currency);
  return [
    ...(toMinor(due, currency) > 0 ? [{ state: 'received' as const, amount: due }] : []),
    ...(status === 'paid' && !isReconciled(ledger) ? [{ state: 'reconciled' as const, amount: total }] : []),
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

/** Where a booking goes back to when a payment of it was voided; undefined where it stays. */
export function statusAfterVoid(
  status: BookingStatus,
  due: Money,
): 'confirmed' | 'payment_received' | undefined {
  if (status !== 'payment_received' && status !== 'paid') return undefined;
  if (Number(due) > 0) return 'confirmed';
  return status === 'paid' ? 'payment_received' : undefined;
}

/** Where a booking stands with its money once another price holds; undefined where it stays. */
export function statusAfterPrice(
  status: BookingStatus,
  { paid, due }: { paid: Money; due: Money },
): 'confirmed' | 'payment_received' | undefined {
  if (status === 'confirmed') return Number(paid) > 0 && Number(due) === 0 ? 'payment_received' : undefined;
  const isPaid = status === 'payment_received' || status === 'paid';
  return isPaid && Number(due) > 0 ? 'confirmed' : undefined;
}
