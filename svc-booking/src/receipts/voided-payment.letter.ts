import { itemNameIn, type Money } from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterDate, letterMoney } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { PaidBooking, ReceivedPayment } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';
import { VOIDED_PAYMENT_WORDS } from './voided-payment.words.js';

/** Tells the customer that a payment counts no more, and what has arrived and is due without it; why is for staff. */
export function voidedPaymentLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  { paid, due }: { paid: Money; due: Money },
  { brand, BRAND_ADDRESS: address, PUBLIC_ORIGIN: origin }: LetterSender,
): CustomerLetter {
  const { reference, customerName, totalPrice, language } = booking;
  const words = VOIDED_PAYMENT_WORDS[language];
  const receipt = RECEIPT_WORDS[language];
  const { labels, questions } = LETTER_WORDS[language];
  const money = (amount: Money): string => letterMoney(amount, brand.currency, language);
  const settled = Number(due) === 0;
  return customerLetter(
    language,
    {
      subject: words.subject(money(payment.amount), reference),
      name: customerName,
      parts: [
        words.opening(reference),
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [words.received, letterDate(payment.receivedOn, language)],
            [receipt.amount, money(payment.amount)],
            ...(payment.reference ? [[receipt.reference, payment.reference] as const] : []),
          ],
        },
        {
          facts: [
            [receipt.total, money(totalPrice)],
            [receipt.paid, money(paid)],
            [receipt.due, money(due)],
          ],
        },
        `${settled ? words.settled : words.stillDue(money(due))} ${words.sent}`,
        { links: [[receipt.payments, `${origin}/dashboard?tab=payments`]] },
        questions(brand.email, brand.phone),
      ],
    },
    { brand, address },
  );
}
