import {
  type Booking,
  type BookingTerms,
  type ChangeOffer,
  type ItemNaming,
  itemNameIn,
  type Language,
  type Money,
  SAFARI_TIME_ZONE,
} from '@safari/contracts';
import {
  type CustomerLetter,
  customerLetter,
  type LetterPart,
  letterDate,
  letterFormat,
  letterMoney,
} from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { whatComesBack } from '../receipts/money.letter.js';
import { RECEIPT_WORDS } from '../receipts/receipt.words.js';
import { CHANGE_WORDS } from './change.words.js';

const wholeDay = letterFormat({ dateStyle: 'full', timeZone: SAFARI_TIME_ZONE });

type Changed = Pick<Booking, 'reference' | ItemNaming | 'customerName'> & { language: Language };
type Facts = Pick<ChangeOffer, 'before' | 'after' | 'offeredBy' | 'reason'>;

/** What has arrived for the booking, and what is due of its new price, or was paid beyond it. */
export interface MoneyAfterChange {
  paid: Money;
  due: Money;
  over: Money;
  /** The standing invoice, and its amount; undefined without one. */
  invoice: { number: string; says: Money } | undefined;
}

/** Asks the customer whether they accept other terms. @param link the address where they answer */
export function offerLetter(
  booking: Changed,
  offer: Facts & Pick<ChangeOffer, 'expiresAt'>,
  link: string,
  sender: LetterSender,
): CustomerLetter {
  const { offer: words } = CHANGE_WORDS[booking.language];
  const until = wholeDay(new Date(offer.expiresAt), booking.language);
  return letter(booking, words.subject, sender, [
    words.opening(booking.reference),
    { facts: facts(booking, offer, sender) },
    words.until(until),
    {
      links: [
        [words.answer, link],
        [LETTER_WORDS[booking.language].bookings, `${sender.PUBLIC_ORIGIN}/my-bookings`],
      ],
    },
  ]);
}

/** Tells the customer that other terms hold from now on, and what they mean for what has been paid. */
export function agreedLetter(
  booking: Changed,
  offer: Facts,
  { paid, due, over, invoice }: MoneyAfterChange,
  sender: LetterSender,
): CustomerLetter {
  const { agreed: words } = CHANGE_WORDS[booking.language];
  const labels = RECEIPT_WORDS[booking.language];
  const money = (amount: Money): string => letterMoney(amount, sender.brand.currency, booking.language);
  const arrived = Number(paid) > 0;
  const rest = Number(due) > 0;
  const { stillDue } = invoice ? labels : LETTER_WORDS[booking.language];
  const stale = rest && invoice && Number(invoice.says) !== Number(offer.after.totalPrice);
  const settling = [
    ...(arrived && rest ? [stillDue(money(due))] : []),
    ...(stale ? [words.invoice(invoice.number, money(invoice.says))] : []),
    ...(arrived ? whatComesBack(over, booking.language, money) : []),
  ];
  return letter(booking, words.subject, sender, [
    words.opening(booking.reference),
    {
      facts: [
        ...facts(booking, offer, sender),
        ...(arrived
          ? ([
              [labels.paid, money(paid)],
              [labels.due, money(due)],
            ] as const)
          : []),
      ],
    },
    ...settling,
    words.operators,
  ]);
}

/** Tells the customer that the change they asked for is declined. */
export function declinedLetter(
  booking: Changed,
  offer: Facts & Pick<ChangeOffer, 'words'>,
  sender: LetterSender,
): CustomerLetter {
  const { declined: words, answered } = CHANGE_WORDS[booking.language];
  return letter(booking, words.subject, sender, [
    words.opening(booking.reference),
    { facts: [...facts(booking, offer, sender), ...(offer.words ? [[answered, offer.words] as const] : [])] },
    words.stays,
  ]);
}

/** Tells the customer that the change they asked for was not answered in time. */
export function expiredLetter(booking: Changed, offer: Facts, sender: LetterSender): CustomerLetter {
  const { declined, expired: words } = CHANGE_WORDS[booking.language];
  return letter(booking, declined.subject, sender, [
    words.opening(booking.reference),
    { facts: facts(booking, offer, sender) },
    `${declined.stays} ${words.again}`,
  ]);
}

function letter(
  { reference, customerName, language }: Changed,
  subject: (reference: string) => string,
  sender: LetterSender,
  parts: LetterPart[],
): CustomerLetter {
  const { brand } = sender;
  return customerLetter(
    language,
    {
      subject: subject(reference),
      name: customerName,
      parts: [...parts, LETTER_WORDS[language].questions(brand.email, brand.phone)],
    },
    sender,
  );
}

/** Facts that stay are shown once, changed ones with both values. Why a customer asked is not repeated to them. */
function facts(
  booking: Changed,
  { before, after, offeredBy, reason }: Facts,
  { brand }: LetterSender,
): (readonly [label: string, value: string])[] {
  const { language } = booking;
  const { fromTo } = CHANGE_WORDS[language];
  const { labels } = LETTER_WORDS[language];
  const told = (of: (terms: BookingTerms) => string): string => {
    const [was, is] = [of(before), of(after)];
    return was === is ? is : fromTo(was, is);
  };
  return [
    [labels.trip, itemNameIn(booking, language)],
    [labels.departure, told(({ preferredDate }) => letterDate(preferredDate, language))],
    [labels.travelers, told(({ numberOfTravelers }) => String(numberOfTravelers))],
    [labels.price, told(({ totalPrice }) => letterMoney(totalPrice, brand.currency, language))],
    ...(offeredBy === 'staff' && reason ? [[labels.reason, reason] as const] : []),
  ];
}
