import { formatMoney, type Money, type PlainDate } from '@safari/contracts';
import type { InvoiceFacts } from './invoice.facts.js';

/** With all its decimals, as amounts stand below each other in a document. */
export function printMoney(amount: Money, currency: string): string {
  return formatMoney(amount, currency, { locale: 'en-US', decimals: 'always' });
}

/** e.g. `27 February 2027` */
export function formatDate(date: PlainDate): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

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
