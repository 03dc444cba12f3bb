import { CONTACT_PROMISE_HOURS, type Language } from '@safari/contracts';

interface PlacedWords {
  subject: (reference: string, trip: string) => string;
  thanks: (reference: string) => string;
  /** the day that was asked for */
  date: string;
  /** @param due the day and the time in Tanzania */
  answer: (due: string) => string;
  next: string;
  steps: readonly string[];
  confirmation: string;
}

/** The wording, per language, of the letter that acknowledges a booking request; confirming it is a later letter. */
export const PLACED_WORDS: Record<Language, PlacedWords> = {
  en: {
    subject: (reference, trip) => `We have your booking ${reference}: ${trip}`,
    thanks: (reference) => `Thank you. Your wish is with us under the reference ${reference}.`,
    date: 'Preferred start',
    answer: (due) =>
      `A person from our office contacts you within ${CONTACT_PROMISE_HOURS} hours: by ${due} in Tanzania (UTC+3) at the latest. Nothing is charged now, and the date is not fixed before you have agreed on it with us.`,
    next: 'What happens next:',
    steps: [
      'Your wish is with us. It has cost nothing and binds you to nothing.',
      `We contact you within ${CONTACT_PROMISE_HOURS} hours, ask questions, and answer yours.`,
      'We plan the trip together, line by line.',
      'You receive an invoice and pay into the trust account.',
      'You follow your trip in your account, day by day.',
    ],
    confirmation: 'This confirmation',
  },
  sw: {
    subject: (reference, trip) => `Tumepokea ombi lako ${reference}: ${trip}`,
    thanks: (reference) => `Asante. Ombi lako limetufikia, namba yake ni ${reference}.`,
    date: 'Tarehe unayopendelea',
    answer: (due) =>
      `Mtu wa ofisi yetu atawasiliana nawe ndani ya saa ${CONTACT_PROMISE_HOURS}: kabla ya ${due} kwa saa za Tanzania (UTC+3). Hulipi chochote sasa, na tarehe haijawekwa rasmi hadi mtakapokubaliana nasi.`,
    next: 'Kinachofuata:',
    steps: [
      'Ombi lako limetufikia. Ni bure, na halikufungi kwa lolote.',
      `Tunawasiliana nawe ndani ya saa ${CONTACT_PROMISE_HOURS}, tunauliza, na tunajibu maswali yako.`,
      'Tunapanga safari pamoja, kipengele kwa kipengele.',
      'Unapokea ankara na kulipa kwenye akaunti ya amana.',
      'Unafuatilia safari yako kwenye akaunti yako, siku kwa siku.',
    ],
    confirmation: 'Uthibitisho huu',
  },
};
