import type { Money } from '@safari/contracts';
import { escapeHtml, htmlLetter, htmlParagraph } from '@safari/service-kit';
import type { InvoiceFacts } from './invoice.facts.js';
import { formatStay, howToPay, printMoney } from './invoice.words.js';

export interface InvoiceLetter {
  subject: string;
  text: string;
  html: string;
}

/** The invoice as a letter, once as text and once as HTML; every word of a customer's is escaped. */
export function invoiceLetter(facts: InvoiceFacts): InvoiceLetter {
  const { number, trip, billTo, issuer } = facts;
  const rows = invoiceRows(facts);
  const greeting = `Dear ${billTo.name},`;
  const opening = `Thank you for travelling with us. Attached is the invoice for your booking ${trip.reference}.`;
  const payment = paymentParagraphs(facts);
  const closing = `With kind regards\n${issuer.name}`;
  const imprint = [
    `${issuer.name} · ${issuer.email} · ${issuer.phone}`,
    issuer.address,
    issuer.registration,
  ].join('\n');
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const table = rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
  return {
    subject: `Invoice ${number} for your booking ${trip.reference}`,
    text: [greeting, opening, table, ...payment, closing, `-- \n${imprint}`].join('\n\n'),
    html: htmlLetter([
      htmlParagraph(greeting),
      htmlParagraph(opening),
      '<table cellpadding="6" style="border-collapse:collapse">',
      ...rows.map(
        ([label, value]) =>
          `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      ...payment.map((text) => htmlParagraph(text)),
      htmlParagraph(closing),
      htmlParagraph(imprint, 'small print'),
    ]),
  };
}

function invoiceRows(facts: InvoiceFacts): [label: string, value: string][] {
  const { number, trip, travelers, unitPrice, totalPrice, paid, due, issuer } = facts;
  const money = (amount: Money): string => printMoney(amount, issuer.currency);
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
