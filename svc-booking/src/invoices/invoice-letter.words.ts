import type { Language } from '@safari/contracts';

export interface InvoiceWords {
  subject: (number: string, reference: string) => string;
  opening: (reference: string) => string;
  labels: Record<
    'invoice' | 'booking' | 'datesNow' | 'travelersNow' | 'standing' | 'cost' | 'paid' | 'due',
    string
  >;
  nothingDue: string;
  howToPay: (how: string) => string;
  transfer: (reference: string, number: string) => string;
  account: (account: string) => string;
  callForAccount: (phone: string) => string;
  neverByEmail: (phone: string) => string;
  /** @param kept what the invoice itself promises, in English */
  trust: (kept: string) => string;
}

/** What the letter with an invoice says. */
export const INVOICE_WORDS: Record<Language, InvoiceWords> = {
  en: {
    subject: (number, reference) => `Invoice ${number} for your booking ${reference}`,
    opening: (reference) =>
      `Thank you for travelling with us. Attached is the invoice for your booking ${reference}.`,
    labels: {
      invoice: 'Invoice',
      booking: 'Booking',
      datesNow: 'Dates now',
      travelersNow: 'Travelers now',
      standing: 'After credit notes',
      cost: 'Price now',
      paid: 'Paid',
      due: 'Amount due',
    },
    nothingDue: 'Nothing is due any more: your payment has arrived. Thank you.',
    howToPay: (how) => `How to pay: ${how}`,
    transfer: (reference, number) =>
      `Transfer the amount due into our client trust account and quote ${reference} and invoice ${number}.`,
    account: (account) => `The account: ${account}`,
    callForAccount: (phone) => `Call us on ${phone} and we give you the details of the account.`,
    neverByEmail: (phone) =>
      `We never send changed bank details by e-mail: if you receive any, call us on ${phone} before you pay.`,
    trust: (kept) => kept,
  },
  sw: {
    subject: (number, reference) => `Ankara ${number} ya nafasi yako ${reference}`,
    opening: (reference) =>
      `Asante kwa kusafiri nasi. Tumeambatisha ankara ya nafasi yako ${reference}; imeandikwa kwa Kiingereza.`,
    labels: {
      invoice: 'Ankara',
      booking: 'Nafasi',
      datesNow: 'Tarehe za sasa',
      travelersNow: 'Wasafiri wa sasa',
      standing: 'Baada ya punguzo',
      cost: 'Bei ya sasa',
      paid: 'Kilicholipwa',
      due: 'Kinachodaiwa',
    },
    nothingDue: 'Hudaiwi tena chochote: malipo yako yamefika. Asante.',
    howToPay: (how) => `Jinsi ya kulipa: ${how}`,
    transfer: (reference, number) =>
      `Hamisha kiasi kinachodaiwa kwenye akaunti yetu ya amana ya wateja, na utaje ${reference} na ankara ${number}.`,
    account: (account) => `Akaunti: ${account}`,
    callForAccount: (phone) => `Tupigie ${phone} nasi tutakupa maelezo ya akaunti.`,
    neverByEmail: (phone) =>
      `Hatutumi kamwe mabadiliko ya akaunti ya benki kwa barua pepe: ukipokea, tupigie ${phone} kabla ya kulipa.`,
    trust: () => 'Malipo yako huingia kwenye akaunti ya amana ya wateja na hukaa kwa amana hadi safari yako.',
  },
};
