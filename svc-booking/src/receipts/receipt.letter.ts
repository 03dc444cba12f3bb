import { type Booking, hasBegun, type Money, type PlainDate } from '@safari/contracts';
import type { CustomerLetter } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { Standing } from '../payments/payment.rules.js';
import { type MoneyBooking, moneyLetter, paymentsLink, whatComesBack, whatIsLeft } from './money.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';

/** What a receipt needs to know of the booking that it is for. */
export type PaidBooking = MoneyBooking & Pick<Booking, 'status' | 'totalPrice'>;

/** Money that has arrived. */
export interface ReceivedPayment {
  amount: Money;
  receivedOn: PlainDate;
  /** The bank's reference; empty where none was noted. */
  reference: string;
}

interface Rest extends Standing {
  /** Whether an invoice stands, which says how the rest is paid. */
  invoiced: boolean;
}

/** Tells the customer what has arrived, and what is still due then, or comes back to them. */
export function receiptLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  { paid, due, owed, invoiced }: Rest,
  sender: LetterSender,
): CustomerLetter {
  const { status, totalPrice, language } = booking;
  const words = RECEIPT_WORDS[language];
  const { stillDue } = invoiced ? words : LETTER_WORDS[language];
  return moneyLetter(
    booking,
    { ...payment, on: payment.receivedOn },
    (money) => ({
      subject: words.subject,
      opening: words.opening,
      on: words.received,
      facts: [
        [words.total, money(totalPrice)],
        [words.paid, money(paid)],
        [words.due, money(due)],
      ],
      parts: [
        [
          whatIsLeft(due, { still: stillDue, settled: words.settled }, money),
          ...whatComesBack(owed, language, money),
          ...(hasBegun(status) ? [] : [words.trust]),
        ].join(' '),
        paymentsLink(language, sender),
      ],
    }),
    sender,
  );
}
