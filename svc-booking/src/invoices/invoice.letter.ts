import { type Booking, type ItemNaming, itemNameIn, type Language, type Money } from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterMoney, letterStay } from '../letters/customer.letter.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { InvoiceFacts } from './invoice.facts.js';
import { howToPayBy } from './invoice.words.js';
import { INVOICE_WORDS } from './invoice-letter.words.js';

/** The invoice as it goes: with what is due now. */
interface SentInvoice extends InvoiceFacts {
  /** What was paid beyond the price of now, and comes back; nothing where this is missing. */
  owed?: Money;
  /** What credit notes have left of it; all of it where this is missing. */
  standing?: Money;
  /** What the trip costs now; what the invoice still says where this is missing. */
  cost?: Money;
  /** When the trip is and how many travel by now; what the invoice says where this is missing. */
  now?: Pick<InvoiceFacts['trip'], 'from' | 'to' | 'days'> & Pick<InvoiceFacts, 'travelers'>;
}

/** What the customer reads that the invoice, which is in English, does not say. */
type Invoiced = Pick<Booking, ItemNaming> & { language: Language };

/** The invoice as a letter. */
export function invoiceLetter(facts: SentInvoice, booking: Invoiced): CustomerLetter {
  const { number, trip, billTo, issuer } = facts;
  const { language } = booking;
  const words = INVOICE_WORDS[language];
  return customerLetter(
    language,
    {
      subject: words.subject(number, trip.reference),
      name: billTo.name,
      parts: [
        words.opening(trip.reference),
        { facts: invoiceRows(facts, booking) },
        ...howToPayBy(facts, language),
      ],
    },
    { brand: issuer, BRAND_ADDRESS: issuer.address },
  );
}

type Row = [label: string, value: string];

function invoiceRows(facts: SentInvoice, booking: Invoiced): Row[] {
  const { number, trip, travelers, unitPrice, totalPrice, paid, due, issuer } = facts;
  const { standing = totalPrice, cost = standing, now = { ...trip, travelers } } = facts;
  const { language } = booking;
  const { labels: common } = LETTER_WORDS[language];
  const { labels } = INVOICE_WORDS[language];
  const money = (amount: string): string => letterMoney(amount, issuer.currency, language);
  const [dates, datesNow] = [letterStay(trip, language), letterStay(now, language)];
  return [
    [labels.invoice, number],
    [labels.booking, trip.reference],
    [common.trip, itemNameIn(booking, language)],
    [common.dates, dates],
    ...(datesNow === dates ? [] : [[labels.datesNow, datesNow] satisfies Row]),
    [common.travelers, String(travelers)],
    ...(now.travelers === travelers ? [] : [[labels.travelersNow, String(now.travelers)] satisfies Row]),
    [common.price, `${travelers} × ${money(unitPrice)} = ${money(totalPrice)}`],
    ...(standing === totalPrice ? [] : [[labels.standing, money(standing)] satisfies Row]),
    ...(cost === standing ? [] : [[labels.cost, money(cost)] satisfies Row]),
    ...(Number(paid) > 0 ? [[labels.paid, money(paid)] satisfies Row] : []),
    [labels.due, money(due)],
  ];
}
