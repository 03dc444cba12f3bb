import {
  type Booking,
  type BookingTerms,
  type ChangeOffer,
  type Language,
  SAFARI_TIME_ZONE,
} from '@safari/contracts';
import type { BookingConfig } from '../config.js';
import {
  type CustomerLetter,
  customerLetter,
  LETTER_LOCALE,
  type LetterPart,
  letterDate,
  letterMoney,
} from '../letters/customer.letter.js';
import { CHANGE_WORDS } from './change.words.js';

type Changed = Pick<Booking, 'reference' | 'itemName' | 'customerName'> & { language: Language };
type Facts = Pick<ChangeOffer, 'before' | 'after' | 'reason'>;
type Sender = Pick<BookingConfig, 'brand' | 'BRAND_ADDRESS' | 'PUBLIC_ORIGIN'>;

/** Asks the customer whether other terms shall hold. @param link the address where they answer */
export function offerLetter(
  booking: Changed,
  offer: Facts & Pick<ChangeOffer, 'expiresAt'>,
  link: string,
  sender: Sender,
): CustomerLetter {
  const { offer: words } = CHANGE_WORDS[booking.language];
  const until = new Intl.DateTimeFormat(LETTER_LOCALE[booking.language], {
    dateStyle: 'full',
    timeZone: SAFARI_TIME_ZONE,
  }).format(new Date(offer.expiresAt));
  return letter(booking, words.subject, sender, [
    words.opening(booking.reference),
    { facts: facts(booking, offer, sender) },
    words.until(until),
    {
      links: [
        [words.answer, link],
        [words.bookings, `${sender.PUBLIC_ORIGIN}/my-bookings`],
      ],
    },
  ]);
}

/** Tells the customer that other terms hold from now on. */
export function agreedLetter(booking: Changed, offer: Facts, sender: Sender): CustomerLetter {
  const { agreed: words } = CHANGE_WORDS[booking.language];
  return letter(booking, words.subject, sender, [
    words.opening(booking.reference),
    { facts: facts(booking, offer, sender) },
    words.operators,
  ]);
}

/** Tells the customer that what they asked for cannot be. */
export function declinedLetter(
  booking: Changed,
  offer: Facts & Pick<ChangeOffer, 'words'>,
  sender: Sender,
): CustomerLetter {
  const { declined: words, answered } = CHANGE_WORDS[booking.language];
  return letter(booking, words.subject, sender, [
    words.opening(booking.reference),
    { facts: [...facts(booking, offer, sender), ...(offer.words ? [[answered, offer.words] as const] : [])] },
    words.stays,
  ]);
}

function letter(
  { reference, customerName, language }: Changed,
  subject: (reference: string) => string,
  { brand, BRAND_ADDRESS: address }: Sender,
  parts: LetterPart[],
): CustomerLetter {
  const words = CHANGE_WORDS[language];
  return customerLetter(
    language,
    {
      subject: subject(reference),
      greeting: words.greeting(customerName),
      parts: [...parts, words.questions(brand.email, brand.phone)],
      closing: words.closing,
    },
    { brand, address },
  );
}

/** What stays is named once; of what changes also how it was. */
function facts(
  { itemName, language }: Changed,
  { before, after, reason }: Facts,
  { brand }: Sender,
): (readonly [label: string, value: string])[] {
  const words = CHANGE_WORDS[language];
  const told = (of: (terms: BookingTerms) => string): string => {
    const [was, is] = [of(before), of(after)];
    return was === is ? is : words.fromTo(was, is);
  };
  return [
    [words.trip, itemName],
    [words.departure, told(({ preferredDate }) => letterDate(preferredDate, language))],
    [words.travelers, told(({ numberOfTravelers }) => String(numberOfTravelers))],
    [words.price, told(({ totalPrice }) => letterMoney(totalPrice, brand.currency, language))],
    ...(reason ? [[words.reason, reason] as const] : []),
  ];
}
