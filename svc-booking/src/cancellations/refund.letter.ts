import {
  type Booking,
  type ItemNaming,
  itemNameIn,
  type Language,
  type Money,
  type PlainDate,
} from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterDate, letterMoney } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { RECEIPT_WORDS } from '../receipts/receipt.words.js';
import { REPAYMENT_WORDS } from '../receipts/repayment.words.js';
import { REFUND_OPENING } from './refund.words.js';

type RefundedBooking = Pick<Booking, 'reference' | ItemNaming | 'customerName'> & { language: Language };

/** A refund as staff recorded it, without its reference, which is theirs. */
export interface PaidRefund {
  amount: Money;
  refundedOn: PlainDate;
}

/** Tells the customer of a cancelled booking that their refund is on its way. @param owed what is still to come */
export function refundLetter(
  booking: RefundedBooking,
  refund: PaidRefund,
  owed: Money,
  sender: LetterSender,
): CustomerLetter {
  const { repaid, bank } = REPAYMENT_WORDS[booking.language];
  const opening = REFUND_OPENING[booking.language];
  const rest = Number(owed) > 0 ? stillOwed(booking, owed, sender) : repaid.settled;
  return letter(booking, refund, { ...repaid, opening, closing: `${rest} ${bank}` }, sender);
}

/** Tells them that it has not been paid after all; why is for staff. @param owed what is still to come */
export function voidedRefundLetter(
  booking: RefundedBooking,
  refund: PaidRefund,
  owed: Money,
  sender: LetterSender,
): CustomerLetter {
  const { voided } = REPAYMENT_WORDS[booking.language];
  const closing = `${stillOwed(booking, owed, sender)} ${voided.arrived}`;
  return letter(booking, refund, { ...voided, closing }, sender);
}

const stillOwed = ({ language }: RefundedBooking, owed: Money, { brand }: LetterSender): string =>
  REPAYMENT_WORDS[language].stillOwed(letterMoney(owed, brand.currency, language));

interface Said {
  subject: (amount: string, reference: string) => string;
  opening: (reference: string) => string;
  on: string;
  closing: string;
}

function letter(
  { reference, customerName, language, ...booking }: RefundedBooking,
  refund: PaidRefund,
  { subject, opening, on, closing }: Said,
  { brand, BRAND_ADDRESS: address }: LetterSender,
): CustomerLetter {
  const { labels, questions } = LETTER_WORDS[language];
  const amount = letterMoney(refund.amount, brand.currency, language);
  return customerLetter(
    language,
    {
      subject: subject(amount, reference),
      name: customerName,
      parts: [
        opening(reference),
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [on, letterDate(refund.refundedOn, language)],
            [RECEIPT_WORDS[language].amount, amount],
          ],
        },
        closing,
        questions(brand.email, brand.phone),
      ],
    },
    { brand, address },
  );
}
