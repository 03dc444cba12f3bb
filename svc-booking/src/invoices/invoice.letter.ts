import { type Booking, type Brand, expectedEnd, type Money, type PlainDate } from '@safari/contracts';

/** What an invoice letter tells. */
export interface InvoiceFacts {
  number: string;
  booking: Pick<
    Booking,
    | 'reference'
    | 'itemName'
    | 'customerName'
    | 'numberOfTravelers'
    | 'preferredDate'
    | 'unitPrice'
    | 'totalPrice'
  >;
  durationDays: number;
  /** what has arrived already */
  paid: Money;
  due: Money;
  brand: Brand;
  /** the account as it is printed; empty: given by telephone */
  trustAccount: string;
}

export interface InvoiceLetter {
  subject: string;
  text: string;
  html: string;
}

/** The invoice as a letter, once as text and once as HTML; every word of a customer's is escaped. */
export function invoiceLetter(facts: InvoiceFacts): InvoiceLetter {
  const { number, booking, brand } = facts;
  const rows = invoiceRows(facts);
  const greeting = `Dear ${booking.customerName},`;
  const opening = `Thank you for travelling with us. This is the invoice for your booking ${booking.reference}.`;
  const payment = howToPay(facts);
  const closing = `With kind regards\n${brand.name}`;
  const imprint = `${brand.name} · ${brand.email} · ${brand.phone}\n${brand.registration}`;
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const table = rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
  return {
    subject: `Invoice ${number} for your booking ${booking.reference}`,
    text: [greeting, opening, table, ...payment, closing, `-- \n${imprint}`].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:Georgia,serif;color:#222;max-width:36rem">',
      paragraph(greeting),
      paragraph(opening),
      '<table cellpadding="6" style="border-collapse:collapse">',
      ...rows.map(
        ([label, value]) =>
          `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      ...payment.map(paragraph),
      paragraph(closing),
      `<p style="font-size:small;color:#666">${lines(imprint)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

function invoiceRows(facts: InvoiceFacts): [label: string, value: string][] {
  const { number, booking, durationDays, paid, due, brand } = facts;
  const money = (amount: Money): string => formatMoney(amount, brand.currency);
  const travelers = booking.numberOfTravelers;
  return [
    ['Invoice', number],
    ['Booking', booking.reference],
    ['Trip', booking.itemName],
    ['Dates', formatStay(booking.preferredDate, durationDays)],
    ['Travelers', String(travelers)],
    ['Price', `${travelers} × ${money(booking.unitPrice)} = ${money(booking.totalPrice)}`],
    ...(Number(paid) > 0 ? [['Paid', money(paid)] satisfies [string, string]] : []),
    ['Amount due', money(due)],
  ];
}

function howToPay({ number, booking, due, brand, trustAccount }: InvoiceFacts): string[] {
  if (Number(due) === 0) return ['Nothing is due any more: your payment has arrived. Thank you.'];
  const account =
    trustAccount === ''
      ? `Call us on ${brand.phone} and we give you the details of the account.`
      : `The account: ${trustAccount}`;
  return [
    `How to pay: transfer the amount due into our client trust account and quote ${booking.reference} and ` +
      `invoice ${number}. ${account}`,
    'Your money stays in trust until your trip. We never send changed bank details by e-mail: if you receive ' +
      `any, call us on ${brand.phone} before you pay.`,
  ];
}

function formatMoney(amount: Money, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount as `${number}`);
}

function formatStay(start: PlainDate, days: number): string {
  const last = expectedEnd(start, days);
  return last === start ? formatDate(start) : `${formatDate(start)} to ${formatDate(last)} (${days} days)`;
}

function formatDate(date: PlainDate): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
const paragraph = (text: string): string => `<p>${lines(text)}</p>`;
