import type { CustomerLetter, Labelled } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import type { Standing } from '../payments/payment.rules.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import { type LetterAmount, moneyLetter, paymentsLink, whatComesBack, whatIsLeft } from './money.letter.js';
import type { PaidBooking, ReceivedPayment } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';
import { REPAYMENT_WORDS } from './repayment.words.js';
import { VOIDED_PAYMENT_WORDS } from './voided-payment.words.js';

/**
 * Tells the customer that a payment counts no more, and what has arrived and is due without it, or what is owed to them
 * where it came after the cancellation; why is for staff.
 */
export function voidedPaymentLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  standing: Standing,
  sender: LetterSender,
): CustomerLetter {
  const { language } = booking;
  const { subject, received, sent } = VOIDED_PAYMENT_WORDS[language];
  const left = booking.status === 'cancelled' ? whatIsOwed : whatIsDue;
  return moneyLetter(
    booking,
    { ...payment, on: payment.receivedOn },
    (money) => {
      const { opening, facts, rest } = left(booking, standing, money);
      const parts = [{ facts }, `${rest} ${sent}`, paymentsLink(language, sender)];
      return { subject, opening, on: received, parts };
    },
    sender,
  );
}

interface Left {
  opening: (reference: string) => string;
  facts: Labelled;
  rest: string;
}

function whatIsOwed({ language }: PaidBooking, { owed }: Standing, money: LetterAmount): Left {
  const { opening, settled } = LATE_PAYMENT_WORDS[language].voided;
  const back = REPAYMENT_WORDS[language];
  const rest = whatIsLeft(owed, { still: back.stillOwed, settled }, money);
  return { opening, facts: [[back.owed, money(owed)]], rest };
}

function whatIsDue(
  { language, totalPrice }: PaidBooking,
  { paid, due, owed }: Standing,
  money: LetterAmount,
): Left {
  const { opening, stillDue, settled } = VOIDED_PAYMENT_WORDS[language];
  const receipt = RECEIPT_WORDS[language];
  return {
    opening,
    facts: [
      [receipt.total, money(totalPrice)],
      [receipt.paid, money(paid)],
      [receipt.due, money(due)],
    ],
    rest: [
      whatIsLeft(due, { still: stillDue, settled }, money),
      ...whatComesBack(owed, language, money),
    ].join(' '),
  };
}
