import { describe, expect, it } from '@jest/globals';
import { aCreditNote } from '../../test/support/a-credit-note.js';
import { creditNoteLetter } from './credit-note.letter.js';

const EN = {
  status: 'confirmed' as const,
  language: 'en' as const,
  itemName: 'Crater and elephants',
  itemTranslations: [{ en: 'Crater and elephants', sw: 'Kreta na tembo' }],
};

describe('the letter with a credit note', () => {
  it('says what is taken off which invoice and why, and what stands', () => {
    const { subject, text } = creditNoteLetter(aCreditNote(), 'reduce', EN, '0.00');
    expect(subject).toBe('Credit note CN-2026-000007 for your booking KS-7F3K2Q');
    for (const said of [
      'We have corrected invoice 2026-000042.',
      /Invoice: +2026-000042: \$3,751\.50/,
      /Taken off: +\$1,250\.50/,
      /Still invoiced: +\$2,501\.00/,
      /Reason: +One guest fewer\./,
      'Invoice 2026-000042 stands for the remaining $2,501.00.',
    ]) {
      expect(text).toMatch(said);
    }
    expect(text).not.toMatch(/void|letter of its own/);
  });

  it('asks not to pay by an invoice that is taken back, and announces the one in its place', () => {
    const all = aCreditNote({ amount: '3751.50', standing: '0.00' });
    const voided = creditNoteLetter(all, 'void', EN, '0.00').text;
    expect(voided).toContain('Invoice 2026-000042 is void: please do not pay by it any more.');
    expect(voided).not.toContain('letter of its own');
    expect(creditNoteLetter(all, 'replace', EN, '0.00').text).toContain('letter of its own');
  });

  it('says that what was paid stays credited, but not of a booking that is cancelled', () => {
    const paid = { en: 'Whatever you have paid stays credited', sw: 'Chochote ulichokwisha kulipa' };
    for (const language of ['en', 'sw'] as const) {
      const text = (status: 'confirmed' | 'cancelled') =>
        creditNoteLetter(aCreditNote(), 'reduce', { ...EN, status, language }, '0.00').text;
      expect(text('confirmed')).toContain(paid[language]);
      expect(text('cancelled')).not.toContain(paid[language]);
    }
  });

  it.each([
    ['en', 'You have paid $1,250.50 more than your trip costs now. We send it back', 'stays credited'],
    ['sw', 'zaidi ya bei ya sasa ya safari yako. Tunazirudisha', 'kinabaki kwenye hesabu'],
  ] as const)(
    'says what comes back where more was paid than the trip costs (%s)',
    (language, said, stays) => {
      const of = (status: 'confirmed' | 'cancelled') =>
        creditNoteLetter(aCreditNote(), 'reduce', { ...EN, status, language }, '1250.50').text;
      expect(of('confirmed')).toContain(said);
      expect(of('confirmed')).not.toContain(stays);
      expect(of('cancelled')).not.toContain(said);
    },
  );

  it('speaks the customer’s language, and never takes words for HTML', () => {
    const note = aCreditNote({ reason: '<script>' });
    const { subject, text, html } = creditNoteLetter(note, 'void', { ...EN, language: 'sw' }, '0.00');
    expect(subject).toMatch(/^Hati ya punguzo CN-2026-000007/);
    expect(text).toContain('Ankara 2026-000042 imebatilishwa');
    expect(text).toMatch(/Safari: +Kreta na tembo\n/);
    expect(html).toContain('<html lang="sw">');
    expect(html).not.toContain('<script');
  });
});
