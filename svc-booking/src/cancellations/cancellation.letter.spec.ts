import { describe, expect, it } from '@jest/globals';
import { type Cancellation, type CancellationTerms, LANGUAGES } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { cancellationLetter } from './cancellation.letter.js';
import { DEFAULT_TERMS } from './cancellation-terms.setting.js';

const config = new BookingConfig();

const letter = (
  facts: Partial<Cancellation> = {},
  language: 'en' | 'sw' = 'en',
  cancellationTerms: CancellationTerms = DEFAULT_TERMS,
) =>
  cancellationLetter(
    { ...exampleBooking({ customerName: 'Amina <b>Msafiri</b>' }), language, cancellationTerms },
    {
      bookingId: exampleBooking().id,
      by: 'customer',
      reason: 'We fell ill.',
      cancelledAt: '2027-01-20T08:00:00.000Z',
      termsVersion: '2026-1',
      daysBefore: 22,
      keptPercent: 50,
      paid: '300.00',
      kept: '150.00',
      refund: '150.00',
      refundState: 'owed',
      refundedOn: null,
      refundReference: null,
      ...facts,
    },
    config,
  );

describe('the letter about a cancellation', () => {
  it('counts no days that were left once the trip has begun', () => {
    const during = { daysBefore: 0, keptPercent: 100, kept: '300.00', refund: '0.00' };
    expect(letter(during).text).toContain('It was the day of departure or later. By the terms');
    expect(letter(during, 'sw').text).toContain('Ilikuwa siku ya kuondoka au baadaye. Kwa masharti');
    for (const language of LANGUAGES) expect(letter(during, language).text).not.toMatch(/\b0 days|siku 0/);
    expect(letter({ daysBefore: 1 }).text).toContain('1 day was left until the departure. By the terms');
  });

  it('says what was cancelled, why, by which terms, and what comes back', () => {
    const { subject, text } = letter();
    expect(subject).toBe('Your booking KS-7F3K2Q is cancelled');
    for (const words of [
      'As you wished',
      'Northern Circuit',
      '11 February 2027',
      'We fell ill.',
      '22 days were left',
      'we keep 50 % of the price',
      'We send $150.00 back',
      'With kind regards\nKilele Safaris',
    ]) {
      expect(text).toContain(words);
    }
  });

  it.each([
    ['staff', 'We are sorry: we had to cancel'],
    ['operator', 'the operator of your trip cannot run it'],
  ] as const)('is sorry where %s did it, and speaks of no terms', (by, words) => {
    const { text } = letter({ by, keptPercent: 0, kept: '0.00', refund: '300.00' });
    expect(text).toContain(words);
    expect(text).toContain('you get back everything');
    expect(text).not.toContain('terms that you accepted');
  });

  it.each([
    ['en', 'Never more than you have paid: nothing more is due, whatever an invoice says.'],
    [
      'sw',
      'Hatubaki kamwe na zaidi ya ulicholipa: hudaiwi tena chochote, hata kama ankara inasema vinginevyo.',
    ],
  ] as const)('says that nothing more is due where all that was paid is kept (%s)', (language, words) => {
    const all = { paid: '100.00', kept: '100.00', refund: '0.00', refundState: 'none' } as const;
    expect(letter(all, language).text).toContain(words);
    expect(letter({}, language).text).not.toContain(words);
  });

  it.each([
    ['en', 'You get back everything that you have paid.'],
    ['sw', 'Unarudishiwa kila ulichokilipa.'],
  ] as const)('speaks of no terms where none were accepted (%s)', (language, words) => {
    const all = { termsVersion: 'none', keptPercent: 0, kept: '0.00', refund: '300.00' };
    const { text } = letter(all, language, { version: 'none', tiers: [] });
    expect(text).toContain(words);
    expect(text).not.toMatch(/%|terms|asilimia|masharti/);
  });

  it('gives no reason where it is told none', () => {
    expect(letter({ reason: '' }).text).not.toContain('Reason');
  });

  it('speaks of no money where none was paid', () => {
    const { text } = letter({ paid: '0.00', kept: '0.00', refund: '0.00', refundState: 'none' });
    expect(text).toContain('Nothing had been paid');
    expect(text).not.toContain('$');
  });

  it('is written in the customer’s language, and marks it', () => {
    const { subject, text, html } = letter({}, 'sw');
    expect(subject).toBe('Nafasi yako KS-7F3K2Q imefutwa');
    expect(text).toContain('11 Februari 2027');
    expect(text).toContain('Zilibaki siku 22');
    expect(letter({ daysBefore: 1 }, 'sw').text).toContain('Ilibaki siku 1 ');
    expect(html).toContain('<html lang="sw">');
  });

  it.each(LANGUAGES)('never takes a customer’s words for HTML (%s)', (language) => {
    const { html } = letter({ reason: '<script>' }, language);
    expect(html).toContain('Amina &lt;b&gt;Msafiri');
    expect(html).not.toMatch(/<script|<b>/);
  });
});
