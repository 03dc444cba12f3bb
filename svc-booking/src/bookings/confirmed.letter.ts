import { expectedEnd, type ItemNaming, itemNameIn, openTierDays, type PlainDate } from '@safari/contracts';
import {
  type CustomerLetter,
  customerLetter,
  type LetterPart,
  letterDate,
  letterMoney,
  letterStay,
} from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import type { BookingEntity } from './booking.entity.js';
import { CONFIRMED_WORDS } from './confirmed.words.js';

export type Confirmed = Pick<
  BookingEntity,
  | 'reference'
  | ItemNaming
  | 'customerName'
  | 'preferredDate'
  | 'durationDays'
  | 'numberOfTravelers'
  | 'unitPrice'
  | 'totalPrice'
  | 'assignedOperatorName'
  | 'cancellationTerms'
  | 'language'
>;

/** Tells the customer that somebody runs their trip: what was agreed, what happens next, and what cancelling costs. */
export function confirmedLetter(booking: Confirmed, sender: LetterSender, on: PlainDate): CustomerLetter {
  const { brand, PUBLIC_ORIGIN: origin } = sender;
  const { language, reference, customerName, totalPrice } = booking;
  const words = CONFIRMED_WORDS[language];
  const common = LETTER_WORDS[language];
  return customerLetter(
    language,
    {
      subject: words.subject(reference, itemNameIn(booking, language)),
      name: customerName,
      parts: [
        words.opening(reference),
        { facts: agreed(booking, brand.currency) },
        { title: words.next, steps: words.steps(letterMoney(totalPrice, brand.currency, language)) },
        ...terms(booking, on),
        {
          links: [
            [common.bookings, `${origin}/my-bookings`],
            [words.termsPage, `${origin}/terms/cancellation`],
          ],
        },
        common.questions(brand.email, brand.phone),
      ],
    },
    sender,
  );
}

function agreed(booking: Confirmed, currency: string): [label: string, value: string][] {
  const { language, preferredDate: from, durationDays: days, numberOfTravelers } = booking;
  const { labels } = LETTER_WORDS[language];
  const money = (amount: string): string => letterMoney(amount, currency, language);
  const { assignedOperatorName: operator, unitPrice, totalPrice } = booking;
  return [
    [labels.reference, booking.reference],
    [labels.trip, itemNameIn(booking, language)],
    [labels.dates, letterStay({ from, to: expectedEnd(from, days), days }, language)],
    [labels.travelers, String(numberOfTravelers)],
    ...(operator ? [[CONFIRMED_WORDS[language].operator, operator] satisfies [string, string]] : []),
    [labels.price, `${numberOfTravelers} × ${money(unitPrice)} = ${money(totalPrice)}`],
  ];
}

function terms({ cancellationTerms, preferredDate, language }: Confirmed, on: PlainDate): LetterPart[] {
  const words = CONFIRMED_WORDS[language];
  const tiers = openTierDays(cancellationTerms, preferredDate, on);
  if (tiers.every(({ keptPercent }) => keptPercent === 0)) return [words.free];
  const [first, ...later] = tiers;
  if (first && later.length === 0) return [words.keptAlways(first.keptPercent)];
  const facts = tiers.map(
    ({ until, keptPercent }) =>
      [
        until === null ? words.keptAfter : words.keptUntil(letterDate(until, language)),
        words.kept(keptPercent),
      ] as const,
  );
  return [words.terms, { facts }, words.zone];
}
