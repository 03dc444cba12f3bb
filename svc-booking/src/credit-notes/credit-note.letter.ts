import { type Correction, type ItemNaming, itemNameIn, type Money } from '@safari/contracts';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { CreditNoteFacts } from '../invoices/credit-note.facts.js';
import { type CustomerLetter, customerLetter, letterMoney } from '../letters/customer.letter.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { whatComesBack } from '../receipts/money.letter.js';
import { CREDIT_NOTE_WORDS } from './credit-note.words.js';

/**
 * Tells whoever had the invoice that it is taken back, or a part of it, and why.
 * @param owed what was paid beyond the price and comes back
 */
export function creditNoteLetter(
  { number, trip, billTo, issuer, invoice, amount, standing, reason }: CreditNoteFacts,
  correction: Correction,
  booking: Pick<BookingEntity, 'status' | 'language' | ItemNaming>,
  owed: Money,
): CustomerLetter {
  const { status, language } = booking;
  const words = CREDIT_NOTE_WORDS[language];
  const { labels, questions } = LETTER_WORDS[language];
  const money = (value: string): string => letterMoney(value, issuer.currency, language);
  const back = whatComesBack(owed, language, money);
  return customerLetter(
    language,
    {
      subject: words.subject(number, trip.reference),
      name: billTo.name,
      parts: [
        words.opening(number, invoice.number),
        {
          facts: [
            [labels.reference, trip.reference],
            [labels.trip, itemNameIn(booking, language)],
            [words.labels.note, number],
            [words.labels.invoice, `${invoice.number}: ${money(invoice.amount)}`],
            [words.labels.credited, money(amount)],
            [words.labels.standing, money(standing)],
            [labels.reason, reason],
          ],
        },
        correction === 'reduce'
          ? words.reduced(invoice.number, money(standing))
          : words.voided(invoice.number),
        ...(correction === 'replace' ? [words.replaced] : []),
        ...(status === 'cancelled' ? [] : back.length > 0 ? back : [words.paid]),
        questions(issuer.email, issuer.phone),
      ],
    },
    { brand: issuer, BRAND_ADDRESS: issuer.address },
  );
}
