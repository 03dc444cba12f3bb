import { itemNameIn, type Money } from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterDate, letterMoney } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { Standing } from '../payments/payment.rules.js';
import { LATE_PAYMENT_WORDS } from './late-payment.words.js';
import type { PaidBooking, ReceivedPayment } from './receipt.letter.js';
import { RECEIPT_WORDS } from './receipt.words.js';
import { REPAYMENT_WORDS } from './repayment.words.js';
import { VOIDED_PAYMENT_WORDS } from './voided-payment.words.js';

/**
 * Tells the customer that a payment counts no more, and what has arrived and is due without it, or what is owed to them
 * where it came after the cancellation; why is for staff.
 */
export function voidedPaymentLetter(
  booking: PaidBooking,
  payment: ReceivedPayment,
  { paid, due, owed }: Standing,
  { brand, BRAND_ADDRESS: address, PUBLIC_ORIGIN: origin }: LetterSender,
): CustomerLetter {
  const { reference, customerName, totalPrice, language } = booking;
  const words = VOIDED_PAYMENT_WORDS[language];
  const receipt = RECEIPT_WORDS[language];
  const { labels, questions } = LETTER_WORDS[language];
  const money = (amount: Money): string => letterMoney(amount, brand.currency, language);
  const late = LATE_PAYMENT_WORDS[language].voided;
  const back = REPAYMENT_WORDS[language];
  const said =
    booking.status === 'cancelled'
      ? {
          opening: late.opening(reference),
          facts: [[back.owed, money(owed)]] as const,
          rest: Number(owed) > 0 ? back.stillOwed(money(owed)) : late.settled,
        }
      : {
          opening: words.opening(reference),
          facts: [
            [receipt.total, money(totalPrice)],
            [receipt.paid, money(paid)],
            [receipt.due, money(due)],
          ] as const,
          rest: Number(due) > 0 ? words.stillDue(money(due)) : words.settled,
        };
  return customerLetter(
    language,
    {
      subject: words.subject(money(payment.amount), reference),
      name: customerName,
      parts: [
        said.opening,
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [words.received, letterDate(payment.receivedOn, language)],
            [receipt.amount, money(payment.amount)],
            ...(payment.reference ? [[receipt.reference, payment.reference] as const] : []),
          ],
        },
        { facts: said.facts },
        `${said.rest} ${words.sent}`,
        { links: [[receipt.payments, `${origin}/dashboard?tab=payments`]] },
        questions(brand.email, brand.phone),
      ],
    },
    { brand, address },
  );
}
