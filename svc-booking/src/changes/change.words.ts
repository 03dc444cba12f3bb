import type { Language } from '@safari/contracts';

interface ChangeWords {
  offer: {
    subject: (reference: string) => string;
    opening: (reference: string) => string;
    until: (date: string) => string;
    answer: string;
  };
  agreed: {
    subject: (reference: string) => string;
    opening: (reference: string) => string;
    operators: string;
    /** where an invoice stands with another amount than the trip costs now */
    invoice: (number: string, amount: string) => string;
  };
  declined: {
    subject: (reference: string) => string;
    opening: (reference: string) => string;
    stays: string;
  };
  /** nobody answered in time what the customer asked for */
  expired: {
    opening: (reference: string) => string;
    again: string;
  };
  answered: string;
  /** how a fact was, and how it is or would be */
  fromTo: (before: string, after: string) => string;
}

/** What the letters about changes of a booking say. */
export const CHANGE_WORDS: Record<Language, ChangeWords> = {
  en: {
    offer: {
      subject: (reference) => `A change of your booking ${reference}: please decide`,
      opening: (reference) =>
        `We propose to change your booking ${reference} as below. Nothing changes until you accept it.`,
      until: (date) =>
        `Please answer by the end of ${date} in Tanzania (UTC+3). After that your booking stays as it is.`,
      answer: 'Accept or decline',
    },
    agreed: {
      subject: (reference) => `Your booking ${reference} is changed`,
      opening: (reference) => `Your booking ${reference} is changed as agreed. This holds from now on:`,
      operators: 'We tell everybody who is to look after you on the way.',
      invoice: (number, amount) =>
        `Your invoice ${number} still says ${amount}; we send you a corrected one.`,
    },
    declined: {
      subject: (reference) => `Your booking ${reference} stays as it is`,
      opening: (reference) =>
        `You asked us to change your booking ${reference} as below. We are sorry: it cannot be done.`,
      stays: 'Your booking stays as it was.',
    },
    expired: {
      opening: (reference) =>
        `You asked us to change your booking ${reference} as below. Nothing was agreed in time.`,
      again: 'If you still wish for this change, please tell us.',
    },
    answered: 'Our answer',
    fromTo: (before, after) => `${after} (before: ${before})`,
  },
  sw: {
    offer: {
      subject: (reference) => `Mabadiliko ya nafasi yako ${reference}: tafadhali amua`,
      opening: (reference) =>
        `Tunapendekeza kubadilisha nafasi yako ${reference} kama ifuatavyo. Hakuna kinachobadilika kabla hujakubali.`,
      until: (date) =>
        `Tafadhali jibu hadi mwisho wa ${date} kwa saa za Tanzania (UTC+3). Baada ya hapo nafasi yako inabaki ilivyo.`,
      answer: 'Kubali au kataa',
    },
    agreed: {
      subject: (reference) => `Nafasi yako ${reference} imebadilishwa`,
      opening: (reference) =>
        `Nafasi yako ${reference} imebadilishwa kama tulivyokubaliana. Kuanzia sasa ni hivi:`,
      operators: 'Tunawaarifu wote watakaokuhudumia njiani.',
      invoice: (number, amount) =>
        `Ankara yako ${number} bado inasema ${amount}; tutakutumia iliyosahihishwa.`,
    },
    declined: {
      subject: (reference) => `Nafasi yako ${reference} inabaki ilivyo`,
      opening: (reference) =>
        `Ulituomba kubadilisha nafasi yako ${reference} kama ifuatavyo. Samahani: haiwezekani.`,
      stays: 'Nafasi yako inabaki ilivyokuwa.',
    },
    expired: {
      opening: (reference) =>
        `Ulituomba kubadilisha nafasi yako ${reference} kama ifuatavyo. Hatukukubaliana kwa wakati.`,
      again: 'Ikiwa bado unataka mabadiliko haya, tafadhali tuambie.',
    },
    answered: 'Jibu letu',
    fromTo: (before, after) => `${after} (awali: ${before})`,
  },
};
