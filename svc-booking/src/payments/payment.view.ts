import type { Payment, Repayment } from '@safari/contracts';
import type { PaymentEntity } from './payment.entity.js';
import type { LedgerState } from './payment.rules.js';

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
  const words = wordsFor(reader, ledger);
  return ledger.filter(({ state }) => PAYMENT[state]).map((line) => ({ ...toPayment(line), ...words(line) }));
}

/** What went back, as the ledger has it. */
export function toRepayments(ledger: readonly PaymentEntity[], reader: Reader): Repayment[] {
  const words = wordsFor(reader, ledger);
  return ledger
    .filter(({ state }) => REPAYMENT[state])
    .map((line) => ({ ...toRepayment(line), ...words(line) }));
}

/** As staff read it. */
export function toPayment(line: PaymentEntity): Payment {
  return { ...commonFields(line), state: stateIn(PAYMENT, line), receivedOn: line.receivedOn };
}

/** As staff read it. */
export function toRepayment(line: PaymentEntity): Repayment {
  return { ...commonFields(line), state: stateIn(REPAYMENT, line), repaidOn: line.receivedOn };
}

type Words = Pick<PaymentEntity, 'reference' | 'reason'>;

/**
 * Why a line was voided is for staff, and so is the reference of what was voided: it may be of another customer's
 * transfer.
 */
function wordsFor(reader: Reader, ledger: readonly PaymentEntity[]): (line: PaymentEntity) => Words {
  if (reader === 'staff') return ({ reference, reason }) => ({ reference, reason });
  const voided = new Set(ledger.map(({ voids }) => voids));
  return ({ id, reference, voids }) => ({
    reference: voids === null && !voided.has(id) ? reference : '',
    reason: '',
  });
}

function commonFields({ id, bookingId, amount, recordedAt, reference, voids, reason, late }: PaymentEntity) {
  return {
    id,
    bookingId,
    amount,
    recordedAt: recordedAt.toISOString(),
    reference,
    voids,
    reason,
    ...(late && { late }),
  };
}

function stateIn<State>(states: Partial<Record<LedgerState, State>>, { id, state }: PaymentEntity): State {
  const said = states[state];
  if (said === undefined) throw new Error(`ledger line ${id} has the unexpected state ${state}`);
  return said;
}
