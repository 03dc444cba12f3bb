import type { Money, PlainDate } from '@safari/contracts';
import { letterDate, letterMoney } from '../letters/customer.letter.js';
import type { InvoiceFacts } from './invoice.facts.js';

/** An invoice speaks English, as its document does. */
export const printMoney = (amount: Money, currency: string): string => letterMoney(amount, currency, 'en');
export const formatDate = (date: PlainDate): string => letterDate(date, 'en');

export function formatStay({ from, to, days }: InvoiceFacts['trip']): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)} (${days} days)`;
}

/** How the amount due is paid, in paragraphs. */
export function howToPay({ number, trip, due, issuer, trustAccount }: InvoiceFacts): string[] {
  if (Number(due) === 0) return ['Nothing is due any more: your payment has arrived. Thank you.'];
  const account =
    trustAccount === ''
      ? `Call us on ${issuer.phone} and we give you the details of the account.`
      : `The account: ${trustAccount}`;
  return [
    `Transfer the amount due into our client trust account and quote ${trip.reference} and invoice ${number}. ` +
      account,
    `We never send changed bank details by e-mail: if you receive any, call us on ${issuer.phone} before you pay.`,
  ];
}
