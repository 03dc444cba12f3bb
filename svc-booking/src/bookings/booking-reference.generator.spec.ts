import { describe, expect, it } from '@jest/globals';
import { BookingConfig } from '../config.js';
import { BookingReferenceGenerator, ReferenceTaken } from './booking-reference.generator.js';

const generator = () =>
  new BookingReferenceGenerator(Object.assign(new BookingConfig(), { BRAND_NAME: 'Twende Afrika' }));

describe('a reference', () => {
  const drawn = Array.from({ length: 2000 }, () => generator().next());

  it('can be said on the telephone: no letter is mistaken for another or for a digit', () => {
    expect(drawn.every((reference) => /^TA-[A-Z2-9]{6}$/.test(reference))).toBe(true);
    expect(drawn.join('').replaceAll('TA-', '')).not.toMatch(/[01ILOU]/);
  });

  it('hardly ever comes twice', () => {
    expect(new Set(drawn).size).toBeGreaterThan(1990);
  });

  describe('that no other booking has', () => {
    const underFree = async (taken: number, fault = new ReferenceTaken()) => {
      const tried: string[] = [];
      const work = async (reference: string) => {
        tried.push(reference);
        if (tried.length <= taken) throw fault;
        return reference;
      };
      const outcome = await generator()
        .underFree(work)
        .catch(({ message }) => message);
      return { tried, outcome };
    };

    it('is looked for ten times, each time with another', async () => {
      const { tried, outcome } = await underFree(9);
      expect(new Set(tried).size).toBe(10);
      expect(outcome).toBe(tried.at(-1));
    });

    it('is then given up, and that is said', async () => {
      const { tried, outcome } = await underFree(10);
      expect(tried).toHaveLength(10);
      expect(outcome).toBe('no free reference in 10 attempts');
    });

    it('is not looked for where something else went wrong', async () => {
      const { tried, outcome } = await underFree(1, new Error('the line is down'));
      expect(tried).toHaveLength(1);
      expect(outcome).toBe('the line is down');
    });
  });
});
