import { type BookingStatus, fromCents, type Money, type Payment, toCents } from '@safari/contracts';

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
): { paid: Money; due: Money } {
  const received = payments
    .filter(({ state }) => state === 'received')
    .reduce((sum, { amount }) => sum + (toCents(amount) ?? 0), 0);
  return { paid: fromCents(received), due: fromCents(Math.max(0, (toCents(total) ?? 0) - received)) };
}
