import { type CustomerLetter, customerLetter } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import type { BookingEntity } from './booking.entity.js';
import { COMPLETED_WORDS } from './completed.words.js';

type Completed = Pick<BookingEntity, 'reference' | 'itemName' | 'customerName' | 'language'>;

/** Thanks the customer whose trip is over, and invites a review. */
export function completedLetter(
  { reference, itemName, customerName, language }: Completed,
  { brand, BRAND_ADDRESS: address, PUBLIC_ORIGIN: origin }: LetterSender,
): CustomerLetter {
  const words = COMPLETED_WORDS[language];
  return customerLetter(
    language,
    {
      subject: words.subject(itemName),
      name: customerName,
      parts: [
        words.opening(itemName, reference),
        words.invitation,
        { links: [[words.review, `${origin}/dashboard?tab=reviews`]] },
        words.wrong(brand.email, brand.phone),
      ],
    },
    { brand, address },
  );
}
