import type { Language } from '@safari/contracts';

interface LetterWords {
  /** without a name where theirs is not to be repeated */
  greeting: (name?: string) => string;
  /** from one date to another, with the number of days */
  stay: (from: string, to: string, days: number) => string;
  labels: Record<
    | 'reference'
    | 'trip'
    | 'dates'
    | 'departure'
    | 'travelers'
    | 'price'
    | 'reason'
    | 'paid'
    | 'kept'
    | 'refund',
    string
  >;
  /** where no invoice says how */
  stillDue: (due: string) => string;
  questions: (email: string, phone: string) => string;
  /** the page with the customer's bookings */
  bookings: string;
  closing: string;
}

/** What more than one letter to customers says. */
export const LETTER_WORDS: Record<Language, LetterWords> = {
  en: {
    greeting: (name = 'traveler') => `Dear ${name},`,
    stay: (from, to, days) => `${from} to ${to} (${days} days)`,
    labels: {
      reference: 'Reference',
      trip: 'Trip',
      dates: 'Dates',
      departure: 'Departure',
      travelers: 'Travelers',
      price: 'Price',
      reason: 'Reason',
      paid: 'Paid',
      kept: 'Kept by us',
      refund: 'Refund',
    },
    stillDue: (due) => `${due} is still due now. We write to you how it is paid.`,
    questions: (email, phone) => `If anything is unclear, write to ${email} or call ${phone}.`,
    bookings: 'My Bookings',
    closing: 'With kind regards',
  },
  sw: {
    greeting: (name = 'msafiri') => `Mpendwa ${name},`,
    stay: (from, to, days) => `${from} hadi ${to} (siku ${days})`,
    labels: {
      reference: 'Namba',
      trip: 'Safari',
      dates: 'Tarehe',
      departure: 'Kuondoka',
      travelers: 'Wasafiri',
      price: 'Bei',
      reason: 'Sababu',
      paid: 'Kilicholipwa',
      kept: 'Tunachobaki nacho',
      refund: 'Unachorudishiwa',
    },
    stillDue: (due) => `Sasa kinabaki kulipwa ${due}. Tutakuandikia jinsi ya kulipa.`,
    questions: (email, phone) => `Kama kuna lisiloeleweka, andika kwa ${email} au piga ${phone}.`,
    bookings: 'Safari Zangu',
    closing: 'Wako mwaminifu',
  },
};
