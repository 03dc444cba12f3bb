import { type BookingStatus, fromMinor, type Money, type Payment, toMinor } from '@safari/contracts';

const LINES: Partial<Record<BookingStatus, readonly Payment['state'][]>> = {
  payment_received: ['received'],
  paid: ['received', 'reconciled'],
};

/** What the ledger must say of a booking's payment once it has that status. */
export function ledgerLines(status: BookingStatus): readonly Payment['state'][] {
  return LINES[status] ?? [];
}

/** What has arrived and what is still due; reconciling adds nothing to what was received. */
export function balance(
  total: Money,
  payments: Pick<Payment, 'amount' | 'state'>[],
  currency: string,
): { paid: Money; due: Money } {
  const received = payments
    .filter(({ state }) => state === 'received')
    .reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);
  const due = Math.max(0, toMinor(total, currency) - received);
  return { paid: fromMinor(received, currency), due: fromMinor(due, currency) };
}
