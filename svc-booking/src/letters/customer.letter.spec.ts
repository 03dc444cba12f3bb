import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@safari/contracts';
import { BookingConfig } from '../config.js';
import { customerLetter } from './customer.letter.js';

const { brand } = new BookingConfig();
const letter = (name: string, language: Language = 'en') =>
  customerLetter(
    language,
    { subject: 'Your booking', name, parts: ['It is confirmed.'] },
    { brand, BRAND_ADDRESS: '' },
  );

describe('a letter to a customer', () => {
  it.each([
    'Amina Msafiri',
    'Dr. Jean-Luc O’Hara, Jr.',
    'J. R. Ndosi',
    'J.R.Ndosi',
    'A.Hassan',
    'Dr.Amina Msafiri',
    'Ng’ang’a & Söhne',
  ])('greets %s', (name) => {
    expect(letter(name).text).toMatch(`Dear ${name},`);
  });

  it.each([
    'You won, see shop.example/prize',
    'Write to us@shop.example',
    'See shop。example',
    'A.B.SHOP.EXAMPLE',
    'Go to X.Co/shop',
    'Your card was charged, call +255 700 000 000',
  ])('greets nobody by what a stranger may have written: %s', (name) => {
    for (const language of LANGUAGES) {
      const { text, html } = letter(name, language);
      expect(text).not.toContain(name);
      expect(html).not.toMatch(/shop/i);
      expect(text).toMatch(/^(Dear traveler|Mpendwa msafiri),/);
    }
  });
});
