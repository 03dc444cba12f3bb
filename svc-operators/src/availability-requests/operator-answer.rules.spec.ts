import { describe, expect, it } from '@jest/globals';
import type { OperatorAnswer } from '@safari/contracts';
import { faultsInWords, inWords, isSameAnswer, normalized } from './operator-answer.rules.js';

const price: OperatorAnswer = { kind: 'price', quotedPrice: '1240', note: 'Half board', name: 'Neema Twiga' };

describe('an answer', () => {
  it('reads as a message', () => {
    expect(inWords(normalized(price), 'USD')).toBe('Our price: USD 1240.00.\n\nHalf board\n\nNeema Twiga');
    expect(inWords({ ...price, kind: 'available', note: '' }, 'USD')).toBe(
      'We are available.\n\nNeema Twiga',
    );
  });

  it('is the same, however its amount is written, and another with another word', () => {
    const again = normalized({ ...price, quotedPrice: '1240.0' });
    expect(isSameAnswer(again, normalized(price))).toBe(true);
    expect(isSameAnswer({ ...again, note: 'Full board' }, normalized(price))).toBe(false);
    expect(isSameAnswer({ ...again, quotedPrice: '1240.01' }, normalized(price))).toBe(false);
  });

  it('is told beside the field what is wrong with it', () => {
    expect(faultsInWords(price)).toEqual({});
    expect(faultsInWords({ ...price, quotedPrice: '', name: '' })).toEqual({
      quotedPrice: ['Enter your price.'],
      name: ['Enter your name.'],
    });
    expect(faultsInWords({ ...price, kind: 'unavailable' })).toEqual({
      quotedPrice: ['A price goes only with the answer that names one.'],
    });
  });
});
