import type { Language, Money, PlainDate } from '@safari/contracts';
import { letterDate, letterMoney, letterStay } from '../letters/customer.letter.js';
import { whatComesBack } from '../receipts/money.letter.js';
import type { InvoiceFacts } from './invoice.facts.js';
import { INVOICE_WORDS, type InvoiceWords } from './invoice-letter.words.js';

/** The document is in English for everybody; the letter that brings it is in its customer's language. */
export const printMoney = (amount: Money, currency: string): string => letterMoney(amount, currency, 'en');
export const formatDate = (date: PlainDate): string => letterDate(date, 'en');

export const formatStay = (trip: InvoiceFacts['trip']): string => letterStay(trip, 'en');

/** How the amount due is paid, in the document's paragraphs. */
export const howToPay = (facts: InvoiceFacts): string[] => paragraphs(facts, INVOICE_WORDS.en);

/** How the amount due is paid, in a letter's paragraphs; or that nothing is, and what comes back of what was paid. */
export function howToPayBy(letter: InvoiceFacts & { owed?: Money }, language: Language): string[] {
  const words = INVOICE_WORDS[language];
  const { trustStatement, owed = '0', issuer } = letter;
  const [first = '', ...rest] = paragraphs(letter, words);
  if (rest.length === 0) {
    const money = (amount: Money): string => letterMoney(amount, issuer.currency, language);
    return [[first, ...whatComesBack(owed, language, money)].join(' ')];
  }
  return [words.howToPay(first), ...(trustStatement ? [words.trust(trustStatement)] : []), ...rest];
}

function paragraphs(
  { number, trip, due, issuer, trustAccount }: InvoiceFacts,
  words: InvoiceWords,
): string[] {
  if (Number(due) === 0) return [words.nothingDue];
  const account = trustAccount === '' ? words.callForAccount(issuer.phone) : words.account(trustAccount);
  return [`${words.transfer(trip.reference, number)} ${account}`, words.neverByEmail(issuer.phone)];
}
