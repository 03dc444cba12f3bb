import type { PlainDate } from './dates.js';
import { type Payment, type PaymentLine, paymentLine } from './invoices.js';
import type { Money } from './money.js';

/**
 * Money that went back to a customer who had paid more than the trip costs now, or whose money came after the booking was
 * cancelled: a line of the ledger, never changed.
 */
export interface Repayment {
  id: number;
  bookingId: string;
  amount: Money;
  /** repaid = the money has left the trust account, voided = the line that `voids` names was an error */
  state: 'repaid' | 'voided';
  /** ISO 8601 */
  recordedAt: string;
  /** The day on which the money left. */
  repaidOn: PlainDate;
  /** The bank's reference; empty where a customer reads a line that was voided. */
  reference: string;
  voids: number | null;
  /** Why it was voided, for staff. */
  reason: string;
  /** Recorded after the booking was cancelled. */
  late?: boolean;
}

export interface RecordRepayment {
  /** At most what is owed. */
  amount: Money;
  repaidOn: PlainDate;
  reference: string;
  /** What staff saw as owed; refused with 409 `price_changed` when it is another amount by now. */
  owed: Money;
}

/** A line of a booking's ledger as people read it. */
export type LedgerLine = (Payment | Repayment) & {
  says: PaymentLine | 'repaid' | 'unrepaid';
  /** The day on which the money moved. */
  on: PlainDate;
  /** Another line takes it back. */
  isVoided: boolean;
};

interface Ledger {
  payments: readonly Payment[];
  /** A service of the release before sends none. */
  repayments?: readonly Repayment[] | undefined;
}

/** What arrived and what went back, in the order in which it was written. */
export function ledgerLines({ payments, repayments = [] }: Ledger): LedgerLine[] {
  const voided = new Set([...payments, ...repayments].map(({ voids }) => voids));
  const lines: LedgerLine[] = [
    ...payments.map((line) => ({
      ...line,
      says: paymentLine(line, payments),
      on: line.receivedOn,
      isVoided: voided.has(line.id),
    })),
    ...repayments.map((line) => ({
      ...line,
      says: line.state === 'repaid' ? ('repaid' as const) : ('unrepaid' as const),
      on: line.repaidOn,
      isVoided: voided.has(line.id),
    })),
  ];
  return lines.toSorted((one, other) => one.id - other.id);
}
