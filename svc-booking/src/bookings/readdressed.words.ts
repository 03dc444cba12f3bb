import type { Language } from '@safari/contracts';

interface ReaddressedWords {
  here: { subject: (reference: string) => string; opening: (reference: string) => string };
  elsewhere: { subject: (reference: string) => string; opening: (reference: string) => string };
}

/**
 * The wording, per language, of the letters that tell a customer's new and former address which of them we write to.
 */
export const READDRESSED_WORDS: Record<Language, ReaddressedWords> = {
  en: {
    here: {
      subject: (reference) => `From now on we write to you here about your booking ${reference}`,
      opening: (reference) =>
        `From now on we write to this address about your booking ${reference}. Nothing else of it changes. Its days come with this letter, for your calendar:`,
    },
    elsewhere: {
      subject: (reference) => `From now on we write elsewhere about the booking ${reference}`,
      opening: (reference) =>
        `From now on we write to another address about the booking ${reference}, and no longer to this one. The trip takes place as agreed; only from the calendar of this address its days are taken out.`,
    },
  },
  sw: {
    here: {
      subject: (reference) => `Kuanzia sasa tunakuandikia hapa kuhusu nafasi yako ${reference}`,
      opening: (reference) =>
        `Kuanzia sasa tunaandika kwa anwani hii kuhusu nafasi yako ${reference}. Hakuna kingine kinachobadilika. Siku zake zimeambatishwa kwenye barua pepe hii, kwa ajili ya kalenda yako:`,
    },
    elsewhere: {
      subject: (reference) => `Kuanzia sasa tunaandika kwingine kuhusu nafasi ${reference}`,
      opening: (reference) =>
        `Kuanzia sasa tunaandika kwa anwani nyingine kuhusu nafasi ${reference}, wala si kwa hii tena. Safari itafanyika kama tulivyokubaliana; siku zake zinaondolewa tu kwenye kalenda ya anwani hii.`,
    },
  },
};
