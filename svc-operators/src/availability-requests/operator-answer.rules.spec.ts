import { describe, expect, it } from '@jest/globals';
import type { OperatorAnswer } from '@safari/contracts';
import {
  faultsInWords,
  inWords,
  isSameAnswer,
  priceFaultInWords,
  STATUS_OF,
} from './operator-answer.rules.js';

const price: OperatorAnswer = {
  kind: 'price',
  quotedPrice: '1240.00',
  note: 'Half board',
  name: 'Neema Twiga',
};

describe('an answer', () => {
  it('reads as a message', () => {
    expect(inWords(price, 'USD')).toBe('Our price: $1,240.\n\nHalf board\n\nNeema Twiga');
    expect(inWords({ ...price, kind: 'available', note: '' }, 'USD')).toBe(
      'We are available.\n\nNeema Twiga',
    );
    expect(inWords({ ...price, kind: 'unavailable', note: '' }, 'USD')).toBe(
      'We are not available.\n\nNeema Twiga',
    );
  });

  it('settles the request, but for a price, to which the office has to say yes', () => {
    expect(STATUS_OF).toEqual({
      available: 'confirmed',
      unavailable: 'unavailable',
      price: 'pricing_pending',
    });
  });

  it('names its price in the currency of the brand', () => {
    const told = (currency: string, quotedPrice: string) => inWords({ ...price, quotedPrice }, currency);
    expect(told('TZS', '12500000.00')).toMatch(/^Our price: TZS\s12,500,000\.\n/);
    expect(told('KWD', '1240.250')).toMatch(/^Our price: KWD\s1,240\.250\.\n/);
  });

  it('is another with another word', () => {
    expect(isSameAnswer({ ...price }, price)).toBe(true);
    expect(isSameAnswer({ ...price, note: 'Full board' }, price)).toBe(false);
    expect(isSameAnswer({ ...price, quotedPrice: '1240.01' }, price)).toBe(false);
  });

  it('is told beside the field what is wrong with it', () => {
    expect(faultsInWords(price, 'USD')).toEqual({});
    expect(faultsInWords({ ...price, quotedPrice: '', name: '' }, 'USD')).toEqual({
      quotedPrice: ['Enter your price.'],
      name: ['Enter your name.'],
    });
    expect(faultsInWords({ ...price, quotedPrice: '1240.5' }, 'JPY')).toEqual({
      quotedPrice: ['Enter an amount such as 1250'],
    });
    expect(faultsInWords({ ...price, quotedPrice: '1000000000.01' }, 'USD')).toEqual({
      quotedPrice: ['Enter at most $1,000,000,000'],
    });
    expect(faultsInWords({ ...price, note: 'x'.repeat(2001), name: 'x'.repeat(101) }, 'USD')).toEqual({
      note: ['Write at most 2000 characters.'],
      name: ['Write at most 100 characters.'],
    });
    expect(faultsInWords({ ...price, kind: 'unavailable', quotedPrice: null }, 'USD')).toEqual({});
    expect(faultsInWords({ ...price, kind: 'unavailable' }, 'USD')).toEqual({
      quotedPrice: ['A price goes only with the answer that names one.'],
    });
  });
});

it('a price that staff write down for an operator is told in the same words what is wrong with it', () => {
  expect(priceFaultInWords('1240.00', 'USD')).toBeUndefined();
  expect(priceFaultInWords(' ', 'USD')).toBe('Enter your price.');
  expect(priceFaultInWords('1240.5', 'JPY')).toBe('Enter an amount such as 1250');
  expect(priceFaultInWords('1000000000.01', 'USD')).toBe('Enter at most $1,000,000,000');
});
