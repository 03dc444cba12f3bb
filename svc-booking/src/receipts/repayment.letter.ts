import { itemNameIn, type Money, type PlainDate } from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterDate, letterMoney } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { Standing } from '../payments/payment.rules.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import type { PaidBooking } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';
import { REPAYMENT_WORDS } from './repayment.words.js';

/** Money that went back. */
export interface PaidBack {
  amount: Money;
  repaidOn: PlainDate;
  /** By which the bank knows it. */
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
  standing: Standing,
  sender: LetterSender,
): CustomerLetter {
  const { voided } = REPAYMENT_WORDS[booking.language];
  return letter(booking, repayment, standing, { ...voided, closing: voided.arrived }, sender);
}

interface Said {
  subject: (amount: string, reference: string) => string;
  opening: (reference: string) => string;
  on: string;
  settled: string;
  closing: string;
}

function letter(
  { reference, customerName, status, totalPrice, language, ...booking }: PaidBooking,
  repayment: PaidBack,
  { paid, due, owed }: Standing,
  { subject, opening, on, settled, closing }: Said,
  { brand, BRAND_ADDRESS: address, PUBLIC_ORIGIN: origin }: LetterSender,
): CustomerLetter {
  const words = REPAYMENT_WORDS[language];
  const receipt = RECEIPT_WORDS[language];
  const { labels, questions } = LETTER_WORDS[language];
  const money = (amount: Money): string => letterMoney(amount, brand.currency, language);
  return customerLetter(
    language,
    {
      subject: subject(money(repayment.amount), reference),
      name: customerName,
      parts: [
        opening(reference),
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [on, letterDate(repayment.repaidOn, language)],
            [receipt.amount, money(repayment.amount)],
            ...(repayment.reference ? [[receipt.reference, repayment.reference] as const] : []),
          ],
        },
        {
          facts: [
            ...(status === 'cancelled'
              ? []
              : ([
                  [receipt.total, money(totalPrice)],
                  [receipt.paid, money(paid)],
                ] as const)),
            ...(Number(due) > 0 ? [[receipt.due, money(due)] as const] : []),
            [words.owed, money(owed)],
          ],
        },
        `${Number(owed) > 0 ? words.stillOwed(money(owed)) : settled} ${closing}`,
        { links: [[receipt.payments, `${origin}/dashboard?tab=payments`]] },
        questions(brand.email, brand.phone),
      ],
    },
    { brand, address },
  );
}
