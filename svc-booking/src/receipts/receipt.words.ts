import type { Language } from '@safari/contracts';

interface ReceiptWords {
  subject: (amount: string, reference: string) => string;
  opening: (reference: string) => string;
  received: string;
  amount: string;
  /** the label of the bank's reference */
  reference: string;
  total: string;
  paid: string;
  due: string;
  settled: string;
  /** where an invoice stands */
  stillDue: (due: string) => string;
  /** where more has arrived than the trip costs */
  over: (amount: string) => string;
  /** until the trip begins */
  trust: string;
  payments: string;
}

/** What a receipt says. */
export const RECEIPT_WORDS: Record<Language, ReceiptWords> = {
  en: {
    subject: (amount, reference) => `Receipt for ${amount}: your booking ${reference}`,
    opening: (reference) => `Thank you. Your payment for the booking ${reference} has arrived.`,
    received: 'Received on',
    amount: 'Amount',
    reference: 'Payment reference',
    total: 'Price of the trip',
    paid: 'Paid so far',
    due: 'Still due',
    settled: 'Nothing is due any more.',
    stillDue: (due) => `${due} is still due; your invoice says how it is paid.`,
    over: (amount) =>
      `You have paid ${amount} more than your trip costs now. We send it back to the account from which the money came.`,
    trust: 'Your money stays in the client trust account until your trip.',
    payments: 'Your payments',
  },
  sw: {
    subject: (amount, reference) => `Stakabadhi ya ${amount}: nafasi yako ${reference}`,
    opening: (reference) => `Asante. Malipo yako ya nafasi ${reference} yamefika.`,
    received: 'Yalifika tarehe',
    amount: 'Kiasi',
    reference: 'Kumbukumbu ya malipo',
    total: 'Bei ya safari',
    paid: 'Kilicholipwa hadi sasa',
    due: 'Kinachobaki',
    settled: 'Hudaiwi tena chochote.',
    stillDue: (due) => `Kinachobaki kulipwa ni ${due}; ankara yako inaeleza jinsi ya kulipa.`,
    over: (amount) =>
      `Umelipa ${amount} zaidi ya bei ya sasa ya safari yako. Tunazirudisha kwenye akaunti ambayo fedha zilitoka.`,
    trust: 'Fedha zako hukaa kwenye akaunti ya amana ya wateja hadi safari yako.',
    payments: 'Malipo yako',
  },
};
