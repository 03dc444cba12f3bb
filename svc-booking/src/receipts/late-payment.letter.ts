import { itemNameIn, type Money } from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterDate, letterMoney } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import type { PaidBooking, ReceivedPayment } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';

/** Tells the customer of a cancelled booking that money arrived for it, and comes back to them. */
export function latePaymentLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  { owed }: { owed: Money },
  { brand, BRAND_ADDRESS: address, PUBLIC_ORIGIN: origin }: LetterSender,
): CustomerLetter {
  const { reference, customerName, language } = booking;
  const words = LATE_PAYMENT_WORDS[language];
  const receipt = RECEIPT_WORDS[language];
  const { labels, questions } = LETTER_WORDS[language];
  const money = (amount: Money): string => letterMoney(amount, brand.currency, language);
  return customerLetter(
    language,
    {
      subject: words.subject(money(payment.amount), reference),
      name: customerName,
      parts: [
        words.opening(reference),
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [receipt.received, letterDate(payment.receivedOn, language)],
            [receipt.amount, money(payment.amount)],
            ...(payment.reference ? [[receipt.reference, payment.reference] as const] : []),
            [words.owed, money(owed)],
          ],
        },
        words.comesBack,
        { links: [[receipt.payments, `${origin}/dashboard?tab=payments`]] },
        questions(brand.email, brand.phone),
      ],
    },
    { brand, address },
  );
}
