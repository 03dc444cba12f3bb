import type { Language } from '@safari/contracts';

interface CreditNoteWords {
  subject: (number: string, reference: string) => string;
  opening: (number: string, invoice: string) => string;
  labels: Record<'note' | 'invoice' | 'credited' | 'standing', string>;
  voided: (invoice: string) => string;
  reduced: (invoice: string, standing: string) => string;
  /** another invoice is on its way */
  replaced: string;
  /** what was paid stays what it was, as long as the booking holds and it was not paid beyond the price */
  paid: string;
}

/** What the letter with a credit note says. */
export const CREDIT_NOTE_WORDS: Record<Language, CreditNoteWords> = {
  en: {
    subject: (number, reference) => `Credit note ${number} for your booking ${reference}`,
    opening: (number, invoice) =>
      `We have corrected invoice ${invoice}. Attached is credit note ${number}, which belongs to it.`,
    labels: { note: 'Credit note', invoice: 'Invoice', credited: 'Taken off', standing: 'Still invoiced' },
    voided: (invoice) => `Invoice ${invoice} is void: please do not pay by it any more.`,
    reduced: (invoice, standing) => `Invoice ${invoice} stands for the remaining ${standing}.`,
    replaced: 'The corrected invoice comes in a letter of its own.',
    paid: 'Whatever you have paid stays credited to your booking.',
  },
  sw: {
    subject: (number, reference) => `Hati ya punguzo ${number} ya nafasi yako ${reference}`,
    opening: (number, invoice) =>
      `Tumesahihisha ankara ${invoice}. Tumeambatisha hati ya punguzo ${number} inayohusu ankara hiyo; imeandikwa kwa Kiingereza.`,
    labels: {
      note: 'Hati ya punguzo',
      invoice: 'Ankara',
      credited: 'Kilichopunguzwa',
      standing: 'Kinachobaki kwenye ankara',
    },
    voided: (invoice) => `Ankara ${invoice} imebatilishwa: tafadhali usiilipe tena.`,
    reduced: (invoice, standing) => `Ankara ${invoice} inabaki kwa ${standing} tu.`,
    replaced: 'Ankara iliyosahihishwa inakuja kwa barua yake.',
    paid: 'Chochote ulichokwisha kulipa kinabaki kwenye hesabu ya nafasi yako.',
  },
};
