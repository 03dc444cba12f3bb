import { expect, it } from '@jest/globals';
import { textIn } from './languages.js';

it('a text is read in the reader’s language, and in English where it is not translated', () => {
  expect(textIn({ en: 'Bookings', sw: 'Maombi' }, 'sw')).toBe('Maombi');
  expect(textIn({ en: 'Bookings', sw: 'Maombi' }, 'en')).toBe('Bookings');
  expect(textIn({ en: 'Bookings' }, 'sw')).toBe('Bookings');
});
