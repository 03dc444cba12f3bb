import { expectedEnd, type ItemNaming, itemNameIn } from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterStay } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { BookingEntity } from './booking.entity.js';
import { READDRESSED_WORDS } from './readdressed.words.js';

type Readdressed = Pick<
  BookingEntity,
  | 'reference'
  | ItemNaming
  | 'customerName'
  | 'preferredDate'
  | 'durationDays'
  | 'numberOfTravelers'
  | 'language'
>;

/** Tells the customer of a trip, at the address that staff corrected, that we write to it from now on. */
export function reachedHereLetter(booking: Readdressed, sender: LetterSender): CustomerLetter {
  const { brand, PUBLIC_ORIGIN: origin } = sender;
  const { language, reference, customerName: name, preferredDate: from, durationDays: days } = booking;
  const { here: words } = READDRESSED_WORDS[language];
  const { labels, bookings, questions } = LETTER_WORDS[language];
  return customerLetter(
    language,
    {
      subject: words.subject(reference),
      name,
      parts: [
        words.opening(reference),
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [labels.dates, letterStay({ from, to: expectedEnd(from, days), days }, language)],
            [labels.travelers, String(booking.numberOfTravelers)],
          ],
        },
        { links: [[bookings, `${origin}/my-bookings`]] },
        questions(brand.email, brand.phone),
      ],
    },
    sender,
  );
}

/** Tells the former address that we write to another one, but not to which: the former one may be a stranger's. */
export function reachedElsewhereLetter(
  { language, reference, customerName: name }: Readdressed,
  sender: LetterSender,
): CustomerLetter {
  const { brand } = sender;
  const { elsewhere: words } = READDRESSED_WORDS[language];
  return customerLetter(
    language,
    {
      subject: words.subject(reference),
      name,
      parts: [words.opening(reference), LETTER_WORDS[language].questions(brand.email, brand.phone)],
    },
    sender,
  );
}
