import type { Language } from '@safari/contracts';

interface RefundAnewWords {
  /** before what was paid, what is kept and what is refunded */
  anew: string;
  /** where nothing is refunded any more */
  settled: string;
}

/** What the letters say of a refund that has changed, since a line from which it was calculated is voided. */
export const REFUND_ANEW_WORDS: Record<Language, RefundAnewWords> = {
  en: {
    anew: 'So what we keep and send back is reckoned anew, and what we wrote to you of that holds no longer, either:',
    settled: 'Without it nothing is owed to you, and nothing is due.',
  },
  sw: {
    anew: 'Kwa hiyo tumekokotoa upya tunachobaki nacho na unachorudishiwa, na tulichokuandikia kuhusu hayo hakitumiki tena:',
    settled: 'Bila malipo hayo hatuna deni kwako, nawe hudaiwi chochote.',
  },
};
