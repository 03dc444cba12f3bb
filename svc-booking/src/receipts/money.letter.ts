import {
  type Booking,
  type ItemNaming,
  itemNameIn,
  type Language,
  type Money,
  type PlainDate,
  type Settlement,
} from '@safari/contracts';
import {
  type CustomerLetter,
  customerLetter,
  type Labelled,
  type LetterPart,
  letterDate,
  letterMoney,
} from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import { RECEIPT_WORDS } from './receipt.words.js';
import { REFUND_ANEW_WORDS } from './refund-anew.words.js';

/** What a letter about money needs to know of its booking. */
export interface MoneyBooking extends Pick<Booking, 'reference' | ItemNaming | 'customerName'> {
  language: Language;
}

/** Money that came or went, on one day. */
interface Transfer {
  amount: Money;
  on: PlainDate;
  /** The bank's reference; empty where none is shown. */
  reference: string;
}

/** Writes an amount as the letter does. */
export type LetterAmount = (amount: Money) => string;

interface Said {
  subject: (amount: string, reference: string) => string;
  opening: (reference: string) => string;
  /** What the day of the transfer is called. */
  on: string;
  /** Below the facts of the transfer itself. */
  facts?: Labelled;
  /** After the facts, in its order. */
  parts: readonly LetterPart[];
}

/** The letter about one transfer: the trip, the day, the amount, and whom to ask. */
export function moneyLetter(
  { reference, customerName, language, ...booking }: MoneyBooking,
  transfer: Transfer,
  say: (money: LetterAmount) => Said,
  sender: LetterSender,
): CustomerLetter {
  const { brand } = sender;
  const receipt = RECEIPT_WORDS[language];
  const { labels, questions } = LETTER_WORDS[language];
  const money: LetterAmount = (amount) => letterMoney(amount, brand.currency, language);
  const { subject, opening, on, facts = [], parts } = say(money);
  return customerLetter(
    language,
    {
      subject: subject(money(transfer.amount), reference),
      name: customerName,
      parts: [
        opening(reference),
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [on, letterDate(transfer.on, language)],
            [receipt.amount, money(transfer.amount)],
            ...(transfer.reference ? [[receipt.reference, transfer.reference] as const] : []),
            ...facts,
          ],
        },
        ...parts,
        questions(brand.email, brand.phone),
      ],
    },
    sender,
  );
}

/** What is still to come or to be paid; or that nothing is. */
export const whatIsLeft = (
  left: Money,
  { still, settled }: { still: (amount: string) => string; settled: string },
  money: LetterAmount,
): string => (Number(left) > 0 ? still(money(left)) : settled);

/** Says what was paid beyond the price and comes back, where something is owed of it. */
export const whatComesBack = (owed: Money, language: Language, money: LetterAmount): string[] =>
  Number(owed) > 0 ? [RECEIPT_WORDS[language].over(money(owed))] : [];

/** Tells the customer a refund that was calculated again. @param owed what comes back in all */
export function refundAnew(
  { paid, kept, refund }: Settlement,
  owed: Money,
  language: Language,
  money: LetterAmount,
): LetterPart[] {
  const { labels } = LETTER_WORDS[language];
  const facts: Labelled = [
    [labels.paid, money(paid)],
    [labels.kept, money(kept)],
    [labels.refund, money(refund)],
    ...(owed === refund ? [] : [[LATE_PAYMENT_WORDS[language].owed, money(owed)] as const]),
  ];
  return [REFUND_ANEW_WORDS[language].anew, { facts }];
}

/** The page with what a customer has paid and been paid back. */
export const paymentsLink = (language: Language, { PUBLIC_ORIGIN: origin }: LetterSender): LetterPart => ({
  links: [[RECEIPT_WORDS[language].payments, `${origin}/dashboard?tab=payments`]],
});
