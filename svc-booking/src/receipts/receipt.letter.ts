import {
  type Booking,
  type ItemNaming,
  itemNameIn,
  type Language,
  type Money,
  type PlainDate,
} from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterDate, letterMoney } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { RECEIPT_WORDS } from './receipt.words.js';

/** What a receipt needs to know of the booking that it is for. */
export interface PaidBooking
  extends Pick<Booking, 'reference' | ItemNaming | 'customerName' | 'status' | 'totalPrice'> {
  language: Language;
}

/** Money that has arrived. */
export interface ReceivedPayment {
  amount: Money;
  receivedOn: PlainDate;
  /** By which the bank knows it; empty where none was noted. */
  reference: string;
}

/** Tells the customer what has arrived of them, and what is still due then. */
export function receiptLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  { paid, due }: { paid: Money; due: Money },
  { brand, BRAND_ADDRESS: address, PUBLIC_ORIGIN: origin }: LetterSender,
): CustomerLetter {
  const { reference, customerName, totalPrice, language } = booking;
  const words = RECEIPT_WORDS[language];
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
            [words.amount, money(payment.amount)],
            ...(payment.reference ? [[words.reference, payment.reference] as const] : []),
            [words.total, money(totalPrice)],
            [words.paid, money(paid)],
            [words.due, money(due)],
          ],
        },
        `${settled ? words.settled : words.stillDue(money(due))} ${words.trust}`,
        { links: [[words.payments, `${origin}/dashboard?tab=payments`]] },
        questions(brand.email, brand.phone),
      ],
    },
    { brand, address },
  );
}
