import { type CustomerLetter, customerLetter } from '../letters/customer.letter.js';
import type { InvoiceFacts } from './invoice.facts.js';
import { formatStay, howToPay, printMoney } from './invoice.words.js';

/** The invoice as a letter. */
export function invoiceLetter(facts: InvoiceFacts): CustomerLetter {
  const { number, trip, billTo, issuer } = facts;
  return customerLetter(
    'en',
    {
      subject: `Invoice ${number} for your booking ${trip.reference}`,
      greeting: `Dear ${billTo.name},`,
      parts: [
        `Thank you for travelling with us. Attached is the invoice for your booking ${trip.reference}.`,
        { facts: invoiceRows(facts) },
        ...paymentParagraphs(facts),
      ],
      closing: 'With kind regards',
    },
    { brand: issuer, address: issuer.address },
  );
}

function invoiceRows(facts: InvoiceFacts): [label: string, value: string][] {
  const { number, trip, travelers, unitPrice, totalPrice, paid, due, issuer } = facts;
  const money = (amount: string): string => printMoney(amount, issuer.currency);
  return [
    ['Invoice', number],
    ['Booking', trip.reference],
    ['Trip', trip.itemName],
    ['Dates', formatStay(trip)],
    ['Travelers', String(travelers)],
    ['Price', `${travelers} × ${money(unitPrice)} = ${money(totalPrice)}`],
    ...(Number(paid) > 0 ? [['Paid', money(paid)] satisfies [string, string]] : []),
    ['Amount due', money(due)],
  ];
}

function paymentParagraphs(facts: InvoiceFacts): string[] {
  const [first = '', ...rest] = howToPay(facts);
  if (rest.length === 0) return [first];
  return [`How to pay: ${first}`, facts.trustStatement, ...rest];
}
