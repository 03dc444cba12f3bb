import { describe, expect, it } from '@jest/globals';
import { type AnswerDraft, draftFaults, EMPTY_ANSWER, toAnswer } from './answer.rules';

const price: AnswerDraft = {
  kind: 'price',
  quotedPrice: ' $1,240.5 ',
  note: ' Half board ',
  name: ' Neema ',
};

const faultsOf = (draft: AnswerDraft, currency = 'USD') => draftFaults(draft, currency);

describe('an operator’s answer', () => {
  it('needs a choice and a name, and a price where it names one', () => {
    expect(faultsOf(EMPTY_ANSWER)).toEqual({ kind: 'missing', name: 'missing' });
    expect(faultsOf({ ...price, quotedPrice: ' ' })).toEqual({ quotedPrice: 'missing' });
    expect(faultsOf({ ...price, kind: 'available', quotedPrice: 'nonsense' })).toEqual({});
  });

  it.each(['-5', '1.234', 'NaN', '0', '1e3', '12 dollars', '1240,50', '€1240'])(
    'does not take %s for a price',
    (typed) => {
      expect(faultsOf({ ...price, quotedPrice: typed })).toEqual({ quotedPrice: 'not_an_amount' });
    },
  );

  it('takes a price as people write it, but none beyond belief', () => {
    expect(faultsOf(price)).toEqual({});
    expect(toAnswer(price, 'USD')).toEqual({
      kind: 'price',
      quotedPrice: '1240.50',
      note: 'Half board',
      name: 'Neema',
    });
    expect(faultsOf({ ...price, quotedPrice: '1,000,000,000.01' })).toEqual({ quotedPrice: 'too_much' });
  });

  it('is held to the decimals of the currency', () => {
    expect(faultsOf({ ...price, quotedPrice: '1,240.125' }, 'KWD')).toEqual({});
    expect(faultsOf(price, 'JPY')).toEqual({ quotedPrice: 'not_an_amount' });
    expect(toAnswer({ ...price, quotedPrice: 'TSh 12,500,000' }, 'TZS').quotedPrice).toBe('12500000.00');
  });

  it('leaves the price at home when another answer was chosen afterwards', () => {
    expect(toAnswer({ ...price, kind: 'unavailable' }, 'USD').quotedPrice).toBeNull();
  });

  it('is nothing before one is chosen', () => {
    expect(EMPTY_ANSWER).toEqual({ kind: '', quotedPrice: '', note: '', name: '' });
    expect(() => toAnswer(EMPTY_ANSWER, 'USD')).toThrow(RangeError);
  });
});
