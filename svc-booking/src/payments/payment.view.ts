import type { Payment, Repayment } from '@safari/contracts';
import type { PaymentEntity } from './payment.entity.js';
import type { LedgerState } from './payment.rules.js';

/** Why a line was voided is for staff. */
type Reader = 'customer' | 'staff';

const PAYMENT: Partial<Record<LedgerState, Payment['state']>> = {
  received: 'received',
  reconciled: 'reconciled',
  voided: 'voided',
  unreconciled: 'voided',
};
const REPAYMENT: Partial<Record<LedgerState, Repayment['state']>> = { repaid: 'repaid', unrepaid: 'voided' };

/** What arrived, as the ledger has it. */
export function toPayments(ledger: readonly PaymentEntity[], reader: Reader): Payment[] {
  return ledger.filter(({ state }) => PAYMENT[state]).map((line) => toPayment(line, reader));
}

/** What went back, as the ledger has it. */
export function toRepayments(ledger: readonly PaymentEntity[], reader: Reader): Repayment[] {
  return ledger.filter(({ state }) => REPAYMENT[state]).map((line) => toRepayment(line, reader));
}

export function toPayment(line: PaymentEntity, reader: Reader): Payment {
  return { ...told(line, reader), state: stateIn(PAYMENT, line), receivedOn: line.receivedOn };
}

export function toRepayment(line: PaymentEntity, reader: Reader): Repayment {
  return { ...told(line, reader), state: stateIn(REPAYMENT, line), repaidOn: line.receivedOn };
}

function told(
  { id, bookingId, amount, recordedAt, reference, voids, reason, late }: PaymentEntity,
  reader: Reader,
) {
  return {
    id,
    bookingId,
    amount,
    recordedAt: recordedAt.toISOString(),
    reference,
    voids,
    reason: reader === 'staff' ? reason : '',
    ...(late && { late }),
  };
}

function stateIn<State>(states: Partial<Record<LedgerState, State>>, { id, state }: PaymentEntity): State {
  const said = states[state];
  if (said === undefined) throw new Error(`line ${id} of the ledger is ${state}`);
  return said;
}
