import {
  type Booking,
  type Cancellation,
  type CancellationTerms,
  type ItemNaming,
  itemNameIn,
  type Language,
} from '@safari/contracts';
import { type CustomerLetter, customerLetter, letterDate, letterMoney } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { CANCELLATION_WORDS } from './cancellation.words.js';

type Cancelled = Pick<Booking, 'reference' | ItemNaming | 'customerName' | 'preferredDate'> & {
  language: Language;
  cancellationTerms: CancellationTerms;
};

/** Tells the customer that their booking is cancelled, why, and what they get back. */
export function cancellationLetter(
  booking: Cancelled,
  cancellation: Cancellation,
  sender: LetterSender,
): CustomerLetter {
  const { brand } = sender;
  const { reference, customerName, preferredDate, language } = booking;
  const { by, reason, paid, kept, refund } = cancellation;
  const words = CANCELLATION_WORDS[language];
  const { labels, questions } = LETTER_WORDS[language];
  const money = (amount: string): string => letterMoney(amount, brand.currency, language);
  const arrived = Number(paid) > 0;
  return customerLetter(
    language,
    {
      subject: words.subject(reference),
      name: customerName,
      parts: [
        words.opening[by](reference),
        {
          facts: [
            [labels.trip, itemNameIn(booking, language)],
            [labels.departure, letterDate(preferredDate, language)],
            ...(reason ? [[labels.reason, reason] as const] : []),
            ...(arrived
              ? ([
                  [labels.paid, money(paid)],
                  [labels.kept, money(kept)],
                  [labels.refund, money(refund)],
                ] as const)
              : []),
          ],
        },
        arrived ? whatIsKept(booking, cancellation) : words.nothingPaid,
        ...(Number(refund) > 0 ? [words.howRefunded(money(refund))] : []),
        questions(brand.email, brand.phone),
      ],
    },
    sender,
  );
}

/**
 * Why that much is kept: the accepted terms, unless there are none or the customer did not cancel; and, where all of it
 * is kept, that no more is due.
 */
function whatIsKept(
  { language, cancellationTerms: { tiers } }: Cancelled,
  { by, daysBefore, keptPercent, refund }: Cancellation,
): string {
  const words = CANCELLATION_WORDS[language];
  if (by !== 'customer') return words.notTheirDoing;
  if (tiers.length === 0) return words.everything;
  const terms = words.terms(daysBefore, keptPercent);
  return Number(refund) > 0 ? terms : `${terms} ${words.noMore}`;
}
