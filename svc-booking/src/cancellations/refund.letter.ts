import type { Money, PlainDate } from '@safari/contracts';
import type { CustomerLetter } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { type MoneyBooking, moneyLetter, whatIsLeft } from '../receipts/money.letter.js';
import { type ClosedMoneyBackWords, REPAYMENT_WORDS } from '../receipts/repayment.words.js';
import { REFUND_OPENING } from './refund.words.js';

/** A refund as staff recorded it, without its reference, which is theirs. */
export interface PaidRefund {
  amount: Money;
  refundedOn: PlainDate;
}

/** Tells the customer of a cancelled booking that their refund is on its way. @param owed what is still to come */
export function refundLetter(
  booking: MoneyBooking,
  refund: PaidRefund,
  owed: Money,
  sender: LetterSender,
): CustomerLetter {
  const { repaid, bank } = REPAYMENT_WORDS[booking.language];
  const opening = REFUND_OPENING[booking.language];
  return letter(booking, refund, owed, { ...repaid, opening, closing: bank }, sender);
}

/** Tells them that it has not been paid after all; why is for staff. @param owed what is still to come */
export function voidedRefundLetter(
  booking: MoneyBooking,
  refund: PaidRefund,
  owed: Money,
  sender: LetterSender,
): CustomerLetter {
  const { voided } = REPAYMENT_WORDS[booking.language];
  return letter(booking, refund, owed, { ...voided, closing: voided.arrived }, sender);
}

function letter(
  booking: MoneyBooking,
  { amount, refundedOn: on }: PaidRefund,
  owed: Money,
  { settled, closing, ...said }: ClosedMoneyBackWords,
  sender: LetterSender,
): CustomerLetter {
  const { stillOwed: still } = REPAYMENT_WORDS[booking.language];
  return moneyLetter(
    booking,
    { amount, on, reference: '' },
    (money) => ({
      ...said,
      parts: [`${whatIsLeft(owed, { still, settled }, money)} ${closing}`],
    }),
    sender,
  );
}
