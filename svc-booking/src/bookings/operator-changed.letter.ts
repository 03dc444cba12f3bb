import { expectedEnd, type ItemNaming, itemNameIn } from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterStay } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { BookingEntity } from './booking.entity.js';
import { OPERATOR_CHANGED_WORDS } from './operator-changed.words.js';

type Reassigned = Pick<
  BookingEntity,
  | 'reference'
  | ItemNaming
  | 'customerName'
  | 'preferredDate'
  | 'durationDays'
  | 'numberOfTravelers'
  | 'assignedOperatorName'
  | 'language'
>;

/** Tells the customer who runs their trip instead of the operator whose name they were told; why is for staff. */
export function operatorChangedLetter(
  booking: Reassigned,
  former: string,
  sender: LetterSender,
): CustomerLetter {
  const { brand, PUBLIC_ORIGIN: origin } = sender;
  const { language, reference, preferredDate: from, durationDays: days } = booking;
  const name = itemNameIn(booking, language);
  const operator = booking.assignedOperatorName ?? '';
  const words = OPERATOR_CHANGED_WORDS[language];
  const { labels, bookings, questions } = LETTER_WORDS[language];
  return customerLetter(
    language,
    {
      subject: words.subject(reference, name),
      name: booking.customerName,
      parts: [
        words.opening(operator, former, reference),
        {
          facts: [
            [labels.trip, name],
            [labels.dates, letterStay({ from, to: expectedEnd(from, days), days }, language)],
            [labels.travelers, String(booking.numberOfTravelers)],
            [words.operator, operator],
            [words.former, former],
          ],
        },
        words.same,
        { links: [[bookings, `${origin}/my-bookings`]] },
        questions(brand.email, brand.phone),
      ],
    },
    sender,
  );
}
