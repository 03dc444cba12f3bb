import type { Language } from '@safari/contracts';

interface LatePaymentWords {
  subject: (amount: string, reference: string) => string;
  opening: (reference: string) => string;
  /** with a refund that has not been paid yet */
  owed: string;
  /** what follows by itself */
  comesBack: string;
  /** the payment was no payment */
  voided: { opening: (reference: string) => string; settled: string };
  /** it went back */
  repaid: (reference: string) => string;
}

/** What letters say of money that arrived after its booking was cancelled. */
export const LATE_PAYMENT_WORDS: Record<Language, LatePaymentWords> = {
  en: {
    subject: (amount, reference) => `${amount} arrived for your cancelled booking ${reference}`,
    opening: (reference) =>
      `A payment for your booking ${reference} arrived after it was cancelled. This money is yours: we send it back to the account from which it came.`,
    owed: 'Owed to you in all',
    comesBack: 'There is nothing that you need to do. We write to you once it has left our account.',
    voided: {
      opening: (reference) =>
        `We are sorry: that a payment arrived for your cancelled booking ${reference} was recorded by mistake and does not count. What we wrote to you of it holds no longer.`,
      settled: 'Without it nothing is owed to you.',
    },
    repaid: (reference) =>
      `Money for your booking ${reference} arrived after it was cancelled, so we sent it back to the account from which it came.`,
  },
  sw: {
    subject: (amount, reference) => `${amount} zimefika kwa nafasi yako ${reference} iliyofutwa`,
    opening: (reference) =>
      `Malipo ya nafasi yako ${reference} yamefika baada ya nafasi hiyo kufutwa. Fedha hizi ni zako: tunazirudisha kwenye akaunti zilikotoka.`,
    owed: 'Deni letu lote kwako',
    comesBack: 'Huhitaji kufanya chochote. Tutakuandikia zitakapokuwa zimetoka kwenye akaunti yetu.',
    voided: {
      opening: (reference) =>
        `Samahani: iliandikwa kimakosa kwamba malipo ya nafasi yako ${reference} iliyofutwa yamefika, na hayahesabiwi. Tulichokuandikia kuhusu hilo hakitumiki tena.`,
      settled: 'Bila malipo hayo hatuna deni kwako.',
    },
    repaid: (reference) =>
      `Fedha za nafasi yako ${reference} zilifika baada ya nafasi hiyo kufutwa, hivyo tumezirudisha kwenye akaunti zilikotoka.`,
  },
};
