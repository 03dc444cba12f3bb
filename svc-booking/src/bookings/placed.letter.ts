import { type Booking, contactDue, itemNameIn, type Language, SAFARI_TIME_ZONE } from '@safari/contracts';
import type { Letter } from '@safari/service-kit';
import {
  customerLetter,
  letterDate,
  letterFormat,
  letterMoney,
  toCustomer,
} from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { PLACED_WORDS } from './placed.words.js';

export const BOOKING_PLACED = 'booking-placed';

const dueMoment = letterFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: SAFARI_TIME_ZONE });

/**
 * What a customer has asked for, who answers by when, and what happens next.
 * No calendar entry comes with it: neither the day of the trip nor that of the call is certain yet. The special
 * requests are left out: anybody can type another person's address into the form, and must not send them text through
 * us.
 */
export function placedLetter(booking: Booking, language: Language, sender: LetterSender): Letter {
  const { brand, PUBLIC_ORIGIN: origin } = sender;
  const words = PLACED_WORDS[language];
  const due = dueMoment(new Date(contactDue(booking.createdAt)), language);
  return {
    ...toCustomer(booking, BOOKING_PLACED),
    ...customerLetter(
      language,
      {
        subject: words.subject(booking.reference, itemNameIn(booking, language)),
        name: booking.customerName,
        parts: [
          words.thanks(booking.reference),
          { facts: wishes(booking, language, brand.currency) },
          words.answer(due),
          { title: words.next, steps: words.steps },
          {
            links: [
              [words.confirmation, `${origin}/booked/${booking.id}`],
              [LETTER_WORDS[language].bookings, `${origin}/dashboard`],
            ],
          },
        ],
      },
      sender,
    ),
  };
}

function wishes(booking: Booking, language: Language, currency: string): [label: string, value: string][] {
  const { labels } = LETTER_WORDS[language];
  const money = (amount: string) => letterMoney(amount, currency, language);
  const { numberOfTravelers, unitPrice, totalPrice } = booking;
  return [
    [labels.reference, booking.reference],
    [labels.trip, itemNameIn(booking, language)],
    [PLACED_WORDS[language].date, letterDate(booking.preferredDate, language)],
    [labels.travelers, String(numberOfTravelers)],
    [labels.price, `${numberOfTravelers} × ${money(unitPrice)} = ${money(totalPrice)}`],
  ];
}
