import type { CustomerLetter, Labelled, LetterPart } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import type { Standing, StandingWithout } from '../payments/payment.rules.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import {
  type LetterAmount,
  moneyLetter,
  paymentsLink,
  refundAnew,
  whatComesBack,
  whatIsLeft,
} from './money.letter.js';
import type { PaidBooking, ReceivedPayment } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';
import { REFUND_ANEW_WORDS } from './refund-anew.words.js';
import { REPAYMENT_WORDS } from './repayment.words.js';
import { VOIDED_PAYMENT_WORDS } from './voided-payment.words.js';

/**
 * Tells the customer that a payment does not count any more, and what has arrived and is due without it, or what of a
 * cancelled booking is owed to them; why is for staff.
 */
export function voidedPaymentLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  standing: StandingWithout,
  sender: LetterSender,
): CustomerLetter {
  const { language } = booking;
  const { subject, received, sent } = VOIDED_PAYMENT_WORDS[language];
  const left = booking.status === 'cancelled' ? whatIsOwed : whatIsDue;
  return moneyLetter(
    booking,
    { ...payment, on: payment.receivedOn },
    (money) => {
      const { opening, parts: told, rest } = left(booking, standing, money);
      const parts = [...told, `${rest} ${sent}`, paymentsLink(language, sender)];
      return { subject, opening, on: received, parts };
    },
    sender,
  );
}

interface Left {
  opening: (reference: string) => string;
  parts: LetterPart[];
  rest: string;
}

function whatIsOwed({ language }: PaidBooking, { owed, anew }: StandingWithout, money: LetterAmount): Left {
  const { opening, settled: late } = LATE_PAYMENT_WORDS[language].voided;
  const back = REPAYMENT_WORDS[language];
  const settled = anew ? REFUND_ANEW_WORDS[language].settled : late;
  return {
    opening,
    parts: anew ? refundAnew(anew, owed, language, money) : [{ facts: [[back.owed, money(owed)]] }],
    rest: whatIsLeft(owed, { still: back.stillOwed, settled }, money),
  };
}

function whatIsDue(
  { language, totalPrice }: PaidBooking,
  { paid, due, owed }: Standing,
  money: LetterAmount,
): Left {
  const { opening, stillDue, settled } = VOIDED_PAYMENT_WORDS[language];
  const receipt = RECEIPT_WORDS[language];
  const facts: Labelled = [
    [receipt.total, money(totalPrice)],
    [receipt.paid, money(paid)],
    [receipt.due, money(due)],
  ];
  const rest = whatIsLeft(due, { still: stillDue, settled }, money);
  return { opening, parts: [{ facts }], rest: [rest, ...whatComesBack(owed, language, money)].join(' ') };
}
