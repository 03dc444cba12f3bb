import { describe, expect, it } from '@jest/globals';
import { type AnswerDraft, draftFaults, EMPTY_ANSWER, readDraft, toAnswer } from './answer.rules';

const price: AnswerDraft = {
  kind: 'price',
  quotedPrice: ' $1,240.5 ',
  note: ' Half board ',
  name: ' Neema ',
};

describe('an operator’s answer', () => {
  it('needs a choice and a name, and a price where it names one', () => {
    expect(draftFaults(EMPTY_ANSWER)).toEqual({ kind: 'missing', name: 'missing' });
    expect(draftFaults({ ...price, quotedPrice: ' ' })).toEqual({ quotedPrice: 'missing' });
    expect(draftFaults({ ...price, kind: 'available', quotedPrice: 'nonsense' })).toEqual({});
  });

  it.each(['-5', '1.234', 'NaN', '0', '1e3', '12 dollars'])('does not take %s for a price', (typed) => {
    expect(draftFaults({ ...price, quotedPrice: typed })).toEqual({ quotedPrice: 'not_an_amount' });
  });

  it('takes a price as people write it, but none beyond belief', () => {
    expect(draftFaults(price)).toEqual({});
    expect(toAnswer(price)).toEqual({
      kind: 'price',
      quotedPrice: '1240.50',
      note: 'Half board',
      name: 'Neema',
    });
    expect(draftFaults({ ...price, quotedPrice: '1000000.01' })).toEqual({ quotedPrice: 'too_much' });
  });

  it('leaves the price at home when another answer was chosen afterwards', () => {
    expect(toAnswer({ ...price, kind: 'unavailable' }).quotedPrice).toBeNull();
  });

  it('is found again as it was typed', () => {
    expect(readDraft(JSON.stringify(price))).toEqual(price);
    expect(readDraft('')).toEqual(EMPTY_ANSWER);
  });
});
