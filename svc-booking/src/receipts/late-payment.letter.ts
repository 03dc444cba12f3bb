import type { Money } from '@safari/contracts';
import type { CustomerLetter } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import { moneyLetter, paymentsLink } from './money.letter.js';
import type { PaidBooking, ReceivedPayment } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';

/** Tells the customer of a cancelled booking that money arrived for it, and comes back to them. */
export function latePaymentLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  { owed }: { owed: Money },
  sender: LetterSender,
): CustomerLetter {
  const { language } = booking;
  const { subject, opening, comesBack, ...words } = LATE_PAYMENT_WORDS[language];
  return moneyLetter(
    booking,
    { ...payment, on: payment.receivedOn },
    (money) => ({
      subject,
      opening,
      on: RECEIPT_WORDS[language].received,
      facts: [[words.owed, money(owed)]],
      parts: [comesBack, paymentsLink(language, sender)],
    }),
    sender,
  );
}
