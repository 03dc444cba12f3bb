import { type ItemNaming, itemNameIn } from '@safari/contracts';
import { type CustomerLetter, customerLetter } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import type { BookingEntity } from './booking.entity.js';
import { COMPLETED_WORDS } from './completed.words.js';

type Completed = Pick<BookingEntity, 'reference' | ItemNaming | 'customerName' | 'language'>;

/** Thanks the customer whose trip is over, and invites a review where they have not written one. */
export function completedLetter(
  booking: Completed,
  { reviewed }: { reviewed: boolean },
  sender: LetterSender,
): CustomerLetter {
  const { brand, PUBLIC_ORIGIN: origin } = sender;
  const { reference, customerName, language } = booking;
  const name = itemNameIn(booking, language);
  const words = COMPLETED_WORDS[language];
  return customerLetter(
    language,
    {
      subject: words.subject(name),
      name: customerName,
      parts: [
        words.opening(name, reference),
        ...(reviewed
          ? []
          : [words.invitation, { links: [[words.review, `${origin}/dashboard?tab=reviews`] as const] }]),
        words.wrong(brand.email, brand.phone),
      ],
    },
    sender,
  );
}
