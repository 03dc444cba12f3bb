import type { Language } from '@safari/contracts';

interface CompletedWords {
  subject: (trip: string) => string;
  opening: (trip: string, reference: string) => string;
  invitation: string;
  review: string;
  wrong: (email: string, phone: string) => string;
}

/** What the letter at the end of a trip says. */
export const COMPLETED_WORDS: Record<Language, CompletedWords> = {
  en: {
    subject: (trip) => `Thank you for travelling with us: ${trip}`,
    opening: (trip, reference) =>
      `Your trip ${trip} (booking ${reference}) is over. Thank you for travelling with us. We hope that you are well home and have much to tell.`,
    invitation:
      'How was it? A review takes a few minutes. It helps others to choose, and us to do better; everybody can read it on our pages.',
    review: 'Write a review',
    wrong: (email, phone) =>
      `If something was not as it should have been, tell us: write to ${email} or call ${phone}.`,
  },
  sw: {
    subject: (trip) => `Asante kwa kusafiri nasi: ${trip}`,
    opening: (trip, reference) =>
      `Safari yako ${trip} (nafasi ${reference}) imekwisha. Asante kwa kusafiri nasi. Tunatumaini umefika nyumbani salama na una mengi ya kusimulia.`,
    invitation:
      'Ilikuwaje? Kuandika maoni huchukua dakika chache. Yanawasaidia wengine kuchagua, nasi kufanya vizuri zaidi; kila mtu anaweza kuyasoma kwenye kurasa zetu.',
    review: 'Andika maoni',
    wrong: (email, phone) => `Kama kuna lililokwenda vibaya, tuambie: andika kwa ${email} au piga ${phone}.`,
  },
};
