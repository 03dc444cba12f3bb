import { describe, expect, it } from '@jest/globals';
import { LARGEST_PRICE } from './money.js';
import { ANSWER_LIMITS, answerFaults, COMMISSION_RATE, isOnStep, OPERATOR_RATING } from './operators.js';

describe('what an operator answers', () => {
  const answer = { kind: 'available', quotedPrice: null, note: '', name: 'Neema Lodge' } as const;
  const faults = (changes: Partial<Parameters<typeof answerFaults>[0]>, currency = 'USD') =>
    answerFaults({ ...answer, ...changes }, currency);

  it('can be taken when somebody answers in their name, with a price or without', () => {
    expect(faults({})).toEqual({});
    expect(faults({ kind: 'unavailable', note: ' We are full. ' })).toEqual({});
    expect(faults({ kind: 'price', quotedPrice: ' 840.50 ' })).toEqual({});
  });

  it('says what it answers, and who', () => {
    for (const name of [' ', '\u200b'])
      expect(faults({ kind: '', name })).toEqual({ kind: 'missing', name: 'missing' });
  });

  it('has room for so many characters, without the spaces around them', () => {
    const [name, note] = ['n'.repeat(ANSWER_LIMITS.name), 'n'.repeat(ANSWER_LIMITS.note)];
    expect(faults({ name: ` ${name} `, note: ` ${note} ` })).toEqual({});
    expect(faults({ name: `${name}n`, note: `${note}n` })).toEqual({ name: 'too_long', note: 'too_long' });
    // one character, though it takes two UTF-16 code units
    expect(faults({ note: '🦓'.repeat(ANSWER_LIMITS.note) })).toEqual({});
  });

  it.each([
    [null, 'missing'],
    ['', 'missing'],
    [' ', 'missing'],
    ['much', 'not_an_amount'],
    ['840.505', 'not_an_amount'],
    ['-840', 'not_an_amount'],
    ['0', 'not_an_amount'],
    ['0.00', 'not_an_amount'],
    [`${LARGEST_PRICE}.01`, 'too_much'],
  ])('with the price %j is refused: %s', (quotedPrice, fault) => {
    expect(faults({ kind: 'price', quotedPrice })).toEqual({ quotedPrice: fault });
    expect(faults({ quotedPrice })).toEqual({}); // a price that is not the answer does not count
  });

  it('names at most the largest price, in whatever currency', () => {
    expect(faults({ kind: 'price', quotedPrice: String(LARGEST_PRICE) }, 'JPY')).toEqual({});
    expect(faults({ kind: 'price', quotedPrice: String(LARGEST_PRICE + 1) }, 'JPY')).toEqual({
      quotedPrice: 'too_much',
    });
  });
});

describe('a number in steps', () => {
  it.each([0, 0.1, 0.3, 4.7, 5])('%p is a rating', (stars) => {
    expect(isOnStep(stars, OPERATOR_RATING)).toBe(true);
  });

  it.each([-0.1, 5.1, 4.75, 0.05, Number.NaN, Number.POSITIVE_INFINITY])('%p is no rating', (stars) => {
    expect(isOnStep(stars, OPERATOR_RATING)).toBe(false);
  });

  it('of percent goes to the hundredth, and to all of it', () => {
    expect([0, 12.34, 99.99, 100].every((rate) => isOnStep(rate, COMMISSION_RATE))).toBe(true);
    expect([12.345, 100.01, -0.01].some((rate) => isOnStep(rate, COMMISSION_RATE))).toBe(false);
  });

  it('is counted from where the range begins', () => {
    const range = { min: 1, max: 10, step: 3 };
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(days.filter((value) => isOnStep(value, range))).toEqual([1, 4, 7, 10]);
  });
});
