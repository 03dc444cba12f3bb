import { expect, it } from '@jest/globals';
import { callTo, mailTo } from './letters.rules';

it('a letter carries its subject and body exactly, with spaces and signs', () => {
  const letter = new URL(mailTo('info@example.com', 'Booking KS-1 & more: Ruaha + Nyerere', 'Hello,\n'));
  expect(letter.pathname).toBe('info@example.com');
  expect(letter.searchParams.get('subject')).toBe('Booking KS-1 & more: Ruaha + Nyerere');
  expect(letter.searchParams.get('body')).toBe('Hello,\n');
  expect(mailTo('info@example.com', 'x')).toBe('mailto:info@example.com?subject=x');
});

it('a telephone dials what is printed', () => {
  expect(callTo('+255 27 555-0142 (office)')).toBe('tel:+255275550142');
});
