import type { Language } from '@safari/contracts';

interface OperatorChangedWords {
  subject: (reference: string, trip: string) => string;
  opening: (operator: string, former: string, reference: string) => string;
  operator: string;
  former: string;
  same: string;
}

/** The wording, per language, of the letter about another operator. */
export const OPERATOR_CHANGED_WORDS: Record<Language, OperatorChangedWords> = {
  en: {
    subject: (reference, trip) => `Another operator runs your trip ${reference}: ${trip}`,
    opening: (operator, former, reference) =>
      `From now on ${operator} runs the trip of your booking ${reference}. Until now it was ${former}.`,
    operator: 'Run by',
    former: 'Until now',
    same: 'Nothing else changes: dates, party, price and what you have paid stay as agreed, and there is nothing for you to do.',
  },
  sw: {
    subject: (reference, trip) => `Mwendeshaji mwingine wa safari yako ${reference}: ${trip}`,
    opening: (operator, former, reference) =>
      `Kuanzia sasa ${operator} ndiye mwendeshaji wa safari ya nafasi yako ${reference}. Hadi sasa alikuwa ${former}.`,
    operator: 'Mwendeshaji',
    former: 'Hadi sasa',
    same: 'Hakuna kingine kinachobadilika: tarehe, idadi ya wasafiri, bei na ulicholipa vinabaki kama tulivyokubaliana, na huhitaji kufanya chochote.',
  },
};
