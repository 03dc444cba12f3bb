import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { completedLetter } from './completed.letter.js';
import { type Confirmed, confirmedLetter as letterOn } from './confirmed.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });
const confirmedLetter = (booking: Confirmed, from: typeof sender, on = '2026-12-01') =>
  letterOn(booking, from, on);
const booking = (facts: Partial<Confirmed> = {}): Confirmed => ({
  ...exampleBooking({ customerName: 'Amina <b>Msafiri</b>', assignedOperatorName: 'Baobab Camps' }),
  durationDays: 3,
  language: 'en',
  cancellationTerms: {
    version: '2026-1',
    tiers: [
      { daysBefore: 30, keptPercent: 10 },
      { daysBefore: 0, keptPercent: 50 },
    ],
  },
  ...facts,
});

describe('the letter that confirms a booking', () => {
  it('says what was agreed, who runs it, how and when to pay, and what cancelling costs', () => {
    const { subject, text } = confirmedLetter(booking(), sender);
    expect(subject).toBe('Your booking KS-7F3K2Q is confirmed: Northern Circuit');
    for (const said of [
      '11 February 2027 to 13 February 2027 (3 days)',
      'Baobab Camps',
      '3 × $100.00 = $300.00',
      '1. You receive an invoice over $300.00',
      'client trust account',
      'until 12 January 2027: 10 %',
      'later than that:       50 %\n\nDays end at midnight in Tanzania (UTC+3).',
      'https://safari.example/my-bookings',
      'https://safari.example/terms/cancellation',
      'With kind regards\nKilele Safaris',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('says that cancelling is free where it is', () => {
    const { text } = confirmedLetter(booking({ cancellationTerms: { version: 'none', tiers: [] } }), sender);
    expect(text).toContain('nothing of the price is kept');
    expect(text).not.toMatch(/By the terms|midnight/);
  });

  it.each([
    ['2027-01-12', /until 12 January 2027: 10 %\nlater than that: +50 %\n\nDays end at midnight/],
    [
      '2027-01-13',
      /\n\nBy the terms that you accepted when booking, we keep 50 % of the price if you cancel\.\n\n/,
    ],
  ])('offers no day that is over to whoever is confirmed on %s', (on, said) => {
    const { text } = confirmedLetter(booking(), sender, on);
    expect(text).toMatch(said);
    expect(/12 January|later than that|midnight/.test(text)).toBe(on === '2027-01-12');
    const { text: swahili } = confirmedLetter(booking({ language: 'sw' }), sender, on);
    expect(swahili.includes('tunabaki na asilimia 50 ya bei.')).toBe(on === '2027-01-13');
  });

  it('says that cancelling is free where no later tier keeps anything', () => {
    const cancellationTerms = { version: 'free', tiers: [{ daysBefore: 0, keptPercent: 0 }] };
    expect(confirmedLetter(booking({ cancellationTerms }), sender).text).toContain(
      'nothing of the price is kept',
    );
  });

  it('names one date for a single day', () => {
    expect(confirmedLetter(booking({ durationDays: 1 }), sender).text).toMatch(/Dates: +11 February 2027\n/);
  });

  it('is written in the customer’s language', () => {
    const { subject, text } = confirmedLetter(booking({ language: 'sw' }), sender);
    expect(subject).toBe('Nafasi yako KS-7F3K2Q imethibitishwa: Northern Circuit');
    for (const said of [
      '11 Februari 2027 hadi 13 Februari 2027 (siku 3)',
      'asilimia 10',
      'Siku huisha saa sita usiku kwa saa za Tanzania (UTC+3).',
    ]) {
      expect(text).toContain(said);
    }
  });
});

describe('the letter at the end of a trip', () => {
  it('thanks, and leads to the place where a review is written', () => {
    const { subject, text, html } = completedLetter(booking(), { reviewed: false }, sender);
    expect(subject).toBe('Thank you for travelling with us: Northern Circuit');
    expect(text).toContain('Write a review: https://safari.example/dashboard?tab=reviews');
    expect(html).toContain('href="https://safari.example/dashboard?tab=reviews"');
    const swahili = completedLetter(booking({ language: 'sw' }), { reviewed: false }, sender);
    expect(swahili.subject).toContain('Asante kwa kusafiri nasi');
  });

  it('invites nobody who has written a review', () => {
    const { text, html } = completedLetter(booking(), { reviewed: true }, sender);
    expect(text).toContain('Thank you for travelling with us.');
    expect(text + html).not.toMatch(/review/i);
  });
});

it.each(LANGUAGES)('neither takes a customer’s words for HTML (%s)', (language) => {
  for (const { html } of [
    confirmedLetter(booking({ language }), sender),
    completedLetter(booking({ language }), { reviewed: false }, sender),
  ]) {
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Amina &lt;b&gt;Msafiri');
  }
});
