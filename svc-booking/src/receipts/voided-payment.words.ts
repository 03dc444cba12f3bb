import type { Language } from '@safari/contracts';

interface VoidedPaymentWords {
  subject: (amount: string, reference: string) => string;
  opening: (reference: string) => string;
  received: string;
  settled: string;
  stillDue: (due: string) => string;
  /** the customer may know of money that the office does not find */
  sent: string;
}

/** What the letter about a voided payment says beyond the words of its receipt. */
export const VOIDED_PAYMENT_WORDS: Record<Language, VoidedPaymentWords> = {
  en: {
    subject: (amount, reference) =>
      `Correction: ${amount} was recorded by mistake for your booking ${reference}`,
    opening: (reference) =>
      `We are sorry: a payment for your booking ${reference} was recorded by mistake and does not count. A receipt that you have for it holds no longer.`,
    received: 'Recorded as received on',
    settled: 'Nothing is due all the same.',
    stillDue: (due) => `${due} is still due.`,
    sent: 'If you did send this money, please tell us when and how, so that we can find it.',
  },
  sw: {
    subject: (amount, reference) =>
      `Marekebisho: malipo ya ${amount} ya nafasi yako ${reference} yaliandikwa kimakosa`,
    opening: (reference) =>
      `Samahani: malipo ya nafasi yako ${reference} yaliandikwa kimakosa na hayahesabiwi. Stakabadhi uliyo nayo ya malipo hayo haitumiki tena.`,
    received: 'Yaliandikwa kufika tarehe',
    settled: 'Hata hivyo hudaiwi chochote.',
    stillDue: (due) => `Kinachobaki kulipwa ni ${due}.`,
    sent: 'Kama ulituma fedha hizi, tafadhali tuambie lini na kwa njia gani, ili tuzitafute.',
  },
};
