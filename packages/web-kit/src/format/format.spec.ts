import { describe, expect, it } from '@jest/globals';
import { createFormat } from './format';

const format = createFormat('en-US', 'USD');

/** Intl puts no-break spaces between signs and figures: replaced by plain ones. */
const written = (locale: string, currency: string, ...amounts: (string | number)[]) =>
  amounts.map((amount) => createFormat(locale, currency).money(amount).replace(/\s/g, ' '));

describe('money', () => {
  it('is written with $, with cents only where there are any', () => {
    expect(written('en-US', 'USD', '1250.00', '99.50', '0.00', 1800)).toEqual([
      '$1,250',
      '$99.50',
      '$0',
      '$1,800',
    ]);
    expect(written('sw', 'USD', '1250.00', '99.50')).toEqual(['$ 1,250', '$ 99.50']);
  });

  it.each([
    ['EUR', ['€1,250', '€99.50'], ['€ 1,250', '€ 99.50']],
    ['TZS', ['TZS 12,500,000', 'TZS 99.50'], ['TSh 12,500,000', 'TSh 99.50']],
    ['CAD', ['CA$1,250', 'CA$99.50'], ['CA$ 1,250', 'CA$ 99.50']],
  ])('is written in %s as the language of the page writes it', (currency, english, swahili) => {
    const large = currency === 'TZS' ? '12500000.00' : '1250.00';
    expect(written('en-US', currency, large, '99.50')).toEqual(english);
    expect(written('sw', currency, large, '99.50')).toEqual(swahili);
  });

  it('has as many decimals as its currency', () => {
    expect(written('en-US', 'JPY', '1250', 99)).toEqual(['¥1,250', '¥99']);
    expect(written('sw', 'JPY', '1250')).toEqual(['JP¥ 1,250']);
    expect(written('en-US', 'KWD', '1250.000', '99.125', '99.5')).toEqual([
      'KWD 1,250',
      'KWD 99.125',
      'KWD 99.500',
    ]);
    expect(written('sw', 'KWD', '1250.000', '99.125')).toEqual(['KWD 1,250', 'KWD 99.125']);
    expect(written('en-US', 'HUF', '99.50')).toEqual(['HUF 99.50']);
  });

  it('names its currency by sign, in words and by an example', () => {
    const told = (locale: string, code: string) => {
      const { sign, name, example } = createFormat(locale, code).currency;
      return [sign, name, example(), example(70)];
    };
    expect(told('en-US', 'USD')).toEqual(['$', 'US dollars', '1250.00', '70.00']);
    expect(told('en-US', 'TZS')).toEqual(['TZS', 'Tanzanian shillings', '1250.00', '70.00']);
    expect(told('sw', 'JPY')).toEqual(['JP¥', 'yen za Japani', '1250', '70']);
    expect(told('sw', 'KWD')[2]).toBe('1250.000');
  });
});

describe('figures', () => {
  it('keep a plain date on its day, whatever the zone of the reader', () => {
    expect(format.date('2026-07-14')).toBe('Jul 14, 2026');
    expect(format.date('2026-07-14T22:30:00Z')).toBe('Jul 15, 2026'); // already tomorrow at the safari
    expect(format.dateTime('2026-07-14T12:05:00Z')).toMatch(/^Jul 1[345], 2026, \d+:\d\d/);
  });

  it('tell how far a moment is', () => {
    const now = new Date('2026-07-14T12:00:00Z');
    expect(format.relative('2026-07-17T12:00:00Z', now)).toBe('in 3 days');
    expect(format.relative('2026-07-14T10:00:00Z', now)).toBe('2 hours ago');
    expect(format.relative('2026-07-14T12:00:00Z', now)).toBe('now');
  });

  it.each([
    ['2026-07-12T12:30:00Z', '1 day ago', 'siku 1 iliyopita'],
    ['2026-07-15T12:00:00Z', 'in 1 day', 'baada ya siku 1'],
    ['2026-07-01T12:00:00Z', '1 week ago', 'wiki 1 iliyopita'],
    ['2026-05-16T12:00:00Z', '1 month ago', 'mwezi 1 uliopita'],
    ['2024-07-20T12:00:00Z', '1 year ago', 'mwaka 1 uliopita'],
  ])(
    'count what has passed of %s, and name no day, week, month or year of the calendar',
    (moment, ...told) => {
      const now = new Date('2026-07-14T12:00:00Z');
      expect(['en-US', 'sw'].map((locale) => createFormat(locale, 'USD').relative(moment, now))).toEqual(
        told,
      );
    },
  );

  it('say now in each language', () => {
    const now = new Date('2026-07-14T12:00:00Z');
    expect(createFormat('sw', 'USD').relative(now.toISOString(), now)).toBe('sasa hivi');
  });
});
