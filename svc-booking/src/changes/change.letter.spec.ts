import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, newTerms } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { agreedLetter, declinedLetter, offerLetter } from './change.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });
const booking = (language: 'en' | 'sw' = 'en') => ({
  ...exampleBooking({ customerName: 'Amina <b>Msafiri</b>' }),
  language,
});
const offer = {
  offeredBy: 'staff',
  before: newTerms('2027-02-11', 3, '100.00', 'USD'),
  after: newTerms('2027-02-18', 3, '90.00', 'USD'),
  reason: 'The camp opens later.',
  expiresAt: '2027-01-27T21:30:00.000Z',
  words: 'We are full.',
} as const;
const link = 'https://safari.example/offer/secret';

describe('the letters about changes', () => {
  it('offer: what would be another, how it was, why, until when, and where to answer', () => {
    const { subject, text, html } = offerLetter(booking(), offer, link, sender);
    expect(subject).toBe('A change of your booking KS-7F3K2Q: please decide');
    for (const said of [
      '18 February 2027 (before: 11 February 2027)',
      'Travelers: 3\n',
      '$270.00 (before: $300.00)',
      'The camp opens later.',
      // half past midnight on the 28th in Tanzania
      'Please answer by the end of Thursday, 28 January 2027 in Tanzania (UTC+3).',
      link,
      'https://safari.example/my-bookings',
    ]) {
      expect(text).toContain(said);
    }
    expect(html).toContain(`href="${link}"`);
  });

  it('offer: in Swahili, too, until when by whose clock', () => {
    const { text } = offerLetter(booking('sw'), offer, link, sender);
    expect(text).toMatch(/jibu hadi mwisho wa .*2027 kwa saa za Tanzania \(UTC\+3\)\./);
  });

  it('tell what holds from now on, or why it stays as it was, and give no link away', () => {
    const { text: agreed } = agreedLetter(
      booking(),
      offer,
      { paid: '0.00', due: '270.00', over: '0.00', invoice: undefined },
      sender,
    );
    expect(agreed).toContain('is changed as agreed');
    expect(agreed).not.toContain('due');
    const { text } = declinedLetter(booking(), offer, sender);
    expect(text).toContain('We are full.');
    expect(text).toContain('Your booking stays as it was.');
    expect(text).not.toContain('/offer/');
  });

  it('repeat no reason of a customer, whose words go no further than to us', () => {
    const asked = { ...offer, offeredBy: 'customer' } as const;
    const nothing = { paid: '0.00', due: '270.00', over: '0.00', invoice: undefined };
    for (const write of [
      (each: typeof asked | typeof offer) => agreedLetter(booking(), each, nothing, sender),
      (each: typeof asked | typeof offer) => declinedLetter(booking(), each, sender),
    ]) {
      expect(write(offer).text).toMatch(/Reason: +The camp opens later\./);
      expect(write(asked).text).not.toMatch(/Reason|The camp opens/);
    }
  });

  it('say of money that had arrived what is due by the new price, or comes back', () => {
    const dearer = agreedLetter(
      booking(),
      offer,
      { paid: '200.00', due: '70.00', over: '0.00', invoice: undefined },
      sender,
    ).text;
    expect(dearer).toMatch(/Paid so far: +\$200\.00/);
    expect(dearer).toContain('$70.00 is still due now. We write to you how it is paid.');
    const cheaper = agreedLetter(
      booking(),
      offer,
      { paid: '300.00', due: '0.00', over: '30.00', invoice: { number: '2026-000042', says: '300.00' } },
      sender,
    ).text;
    expect(cheaper).toContain('You have paid $30.00 more than your trip costs now.');
    expect(cheaper).not.toContain('is still due');
    expect(cheaper).not.toContain('2026-000042');
  });

  it.each([
    ['en', '0.00', '270.00', 'Your invoice 2026-000042 still says $300.00; we send you a corrected one.'],
    ['en', '200.00', '70.00', '$70.00 is still due; your invoice says how it is paid.'],
    ['en', '200.00', '70.00', 'Your invoice 2026-000042 still says $300.00; we send you a corrected one.'],
    ['sw', '0.00', '270.00', 'Ankara yako 2026-000042 bado inasema'],
    ['sw', '200.00', '70.00', 'ankara yako inaeleza jinsi ya kulipa'],
  ] as const)(
    'say of an invoice that stands what it is worth now (%s, %s paid)',
    (language, paid, due, said) => {
      const invoice = { number: '2026-000042', says: '300.00' };
      const { text } = agreedLetter(booking(language), offer, { paid, due, over: '0.00', invoice }, sender);
      expect(text.replaceAll('\u00a0', ' ')).toContain(said);
      expect(text).not.toContain('We write to you how');
    },
  );

  it('leave an invoice alone that says what the trip costs now', () => {
    const invoice = { number: '2026-000042', says: '270' };
    const standing = { paid: '0.00', due: '270.00', over: '0.00', invoice };
    expect(agreedLetter(booking(), offer, standing, sender).text).not.toMatch(/invoice/i);
  });

  it.each(LANGUAGES)('speak the customer’s language and never take their words for HTML (%s)', (language) => {
    const { html } = offerLetter(booking(language), { ...offer, reason: '<script>' }, link, sender);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<script|<b>/);
  });
});
