import type { Language } from '@safari/contracts';

interface ChangeWords {
  greeting: (name: string) => string;
  offer: {
    subject: (reference: string) => string;
    opening: (reference: string) => string;
    until: (date: string) => string;
    answer: string;
    bookings: string;
  };
  agreed: {
    subject: (reference: string) => string;
    opening: (reference: string) => string;
    operators: string;
  };
  declined: {
    subject: (reference: string) => string;
    opening: (reference: string) => string;
    stays: string;
  };
  trip: string;
  departure: string;
  travelers: string;
  price: string;
  reason: string;
  answered: string;
  /** how a fact was, and how it is or would be */
  fromTo: (before: string, after: string) => string;
  questions: (email: string, phone: string) => string;
  closing: string;
}

/** What the letters about changes of a booking say. */
export const CHANGE_WORDS: Record<Language, ChangeWords> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    offer: {
      subject: (reference) => `A change of your booking ${reference}: please decide`,
      opening: (reference) =>
        `We propose to change your booking ${reference} as below. Nothing changes until you accept it.`,
      until: (date) => `Please answer by ${date}. After that your booking stays as it is.`,
      answer: 'Accept or decline',
      bookings: 'My Bookings',
    },
    agreed: {
      subject: (reference) => `Your booking ${reference} is changed`,
      opening: (reference) => `Your booking ${reference} is changed as agreed. This holds from now on:`,
      operators: 'We tell everybody who is to look after you on the way.',
    },
    declined: {
      subject: (reference) => `Your booking ${reference} stays as it is`,
      opening: (reference) =>
        `You asked us to change your booking ${reference} as below. We are sorry: it cannot be done.`,
      stays: 'Your booking stays as it was.',
    },
    trip: 'Trip',
    departure: 'Departure',
    travelers: 'Travelers',
    price: 'Price',
    reason: 'Reason',
    answered: 'Our answer',
    fromTo: (before, after) => `${after} (before: ${before})`,
    questions: (email, phone) => `If anything is unclear, write to ${email} or call ${phone}.`,
    closing: 'With kind regards',
  },
  sw: {
    greeting: (name) => `Mpendwa ${name},`,
    offer: {
      subject: (reference) => `Mabadiliko ya nafasi yako ${reference}: tafadhali amua`,
      opening: (reference) =>
        `Tunapendekeza kubadilisha nafasi yako ${reference} kama ifuatavyo. Hakuna kinachobadilika kabla hujakubali.`,
      until: (date) => `Tafadhali jibu kabla ya ${date}. Baada ya hapo nafasi yako inabaki ilivyo.`,
      answer: 'Kubali au kataa',
      bookings: 'Safari Zangu',
    },
    agreed: {
      subject: (reference) => `Nafasi yako ${reference} imebadilishwa`,
      opening: (reference) =>
        `Nafasi yako ${reference} imebadilishwa kama tulivyokubaliana. Kuanzia sasa ni hivi:`,
      operators: 'Tunawaarifu wote watakaokuhudumia njiani.',
    },
    declined: {
      subject: (reference) => `Nafasi yako ${reference} inabaki ilivyo`,
      opening: (reference) =>
        `Ulituomba kubadilisha nafasi yako ${reference} kama ifuatavyo. Samahani: haiwezekani.`,
      stays: 'Nafasi yako inabaki ilivyokuwa.',
    },
    trip: 'Safari',
    departure: 'Kuondoka',
    travelers: 'Wasafiri',
    price: 'Bei',
    reason: 'Sababu',
    answered: 'Jibu letu',
    fromTo: (before, after) => `${after} (awali: ${before})`,
    questions: (email, phone) => `Kama kuna lisiloeleweka, andika kwa ${email} au piga ${phone}.`,
    closing: 'Wako mwaminifu',
  },
};
