import { expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { placedLetter } from './placed.letter.js';

const booking = exampleBooking({
  customerName: 'Amina <b>Msafiri</b>',
  specialRequests: 'Buy at shop.example',
  createdAt: '2026-11-20T21:30:00.000Z',
});
const letter = (language: 'en' | 'sw') =>
  placedLetter(booking, language, {
    brand: defaultBrand,
    BRAND_ADDRESS: 'P.O. Box 0000, Arusha',
    PUBLIC_ORIGIN: 'https://safari.example',
  });

it('the letter says what was asked, who answers by when, the five steps, and the way to it', () => {
  const { to, subject, text } = letter('en');
  expect(to).toBe(booking.customerEmail);
  expect(subject).toBe('We have your booking KS-7F3K2Q: Northern Circuit');
  for (const said of [
    'Reference:',
    'Northern Circuit',
    '11 February 2027',
    '3 × $100.00 = $300.00',
    // half past midnight on the 21st in Tanzania, and a day more
    '22 November 2026 at 00:30',
    '5. You follow your trip',
    'https://safari.example/booked/0193a000-5f2e-7c31-9a40-8f1be02c6a00',
    'https://safari.example/dashboard',
    'P.O. Box 0000, Arusha',
    defaultBrand.registration,
  ])
    expect(text).toContain(said);
});

it('is written in the language the customer used', () => {
  const { subject, text, html } = letter('sw');
  expect(subject).toContain('Tumepokea ombi lako KS-7F3K2Q');
  for (const said of ['Jumapili', 'Februari 2027', '5. Unafuatilia safari yako'])
    expect(text).toContain(said);
  expect(html).toContain('<html lang="sw">');
});

it('brings no calendar entry, since nothing is certain yet', () => {
  expect(letter('en').attachments).toBeUndefined();
});

it('carries no stranger’s advertisement, and no mark-up of theirs', () => {
  const { text, html } = letter('en');
  expect(`${text}${html}`).not.toContain('shop.example');
  expect(html).not.toContain('<b>');
});
