import type { Money, PlainDate } from '@safari/contracts';
import type { CustomerLetter, Labelled, LetterPart } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import type { Standing, StandingWithout } from '../payments/payment.rules.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import { type LetterAmount, moneyLetter, paymentsLink, refundAnew, whatIsLeft } from './money.letter.js';
import type { PaidBooking } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';
import { type ClosedMoneyBackWords, REPAYMENT_WORDS } from './repayment.words.js';

/** Money that went back. */
export interface PaidBack {
  amount: Money;
  repaidOn: PlainDate;
  /** The bank's reference. */
  reference: string;
}

/** Tells the customer what went back to them, and what is still to come. */
export function repaymentLetter(
  booking: PaidBooking,
  repayment: PaidBack,
  standing: Standing,
  sender: LetterSender,
): CustomerLetter {
  const { repaid, bank } = REPAYMENT_WORDS[booking.language];
  const opening =
    booking.status === 'cancelled' ? LATE_PAYMENT_WORDS[booking.language].repaid : repaid.opening;
  return letter(booking, repayment, standing, { ...repaid, opening, closing: bank }, sender);
}

/** Tells the customer that money has not gone back after all; why is for staff. */
export function voidedRepaymentLetter(
  booking: PaidBooking,
  repayment: PaidBack,
  standing: StandingWithout,
  sender: LetterSender,
): CustomerLetter {
  const { voided } = REPAYMENT_WORDS[booking.language];
  return letter(booking, repayment, standing, { ...voided, closing: voided.arrived }, sender);
}

function letter(
  booking: PaidBooking,
  repayment: PaidBack,
  standing: StandingWithout,
  { settled, closing, ...said }: ClosedMoneyBackWords,
  sender: LetterSender,
): CustomerLetter {
  const { language } = booking;
  const { stillOwed: still } = REPAYMENT_WORDS[language];
  return moneyLetter(
    booking,
    { ...repayment, on: repayment.repaidOn },
    (money) => ({
      ...said,
      parts: [
        ...account(booking, standing, money),
        `${whatIsLeft(standing.owed, { still, settled }, money)} ${closing}`,
        paymentsLink(language, sender),
      ],
    }),
    sender,
  );
}

function account(
  { status, totalPrice, language }: PaidBooking,
  { paid, due, owed, anew }: StandingWithout,
  money: LetterAmount,
): LetterPart[] {
  if (anew) return refundAnew(anew, owed, language, money);
  const receipt = RECEIPT_WORDS[language];
  const facts: Labelled = [
    ...(status === 'cancelled'
      ? []
      : ([
          [receipt.total, money(totalPrice)],
          [receipt.paid, money(paid)],
        ] as const)),
    ...(Number(due) > 0 ? [[receipt.due, money(due)] as const] : []),
    [REPAYMENT_WORDS[language].owed, money(owed)],
  ];
  return [{ facts }];
}
