import { describe, expect, it } from '@jest/globals';
import { BookingReferenceGenerator } from './booking-reference.generator.js';

describe('a reference', () => {
  const drawn = Array.from({ length: 2000 }, () => new BookingReferenceGenerator().next());

  it('can be said on the telephone: no letter is mistaken for another or for a digit', () => {
    expect(drawn.every((reference) => /^KS-[A-Z2-9]{6}$/.test(reference))).toBe(true);
    expect(drawn.join('').replaceAll('KS-', '')).not.toMatch(/[01ILOU]/);
  });

  it('hardly ever comes twice', () => {
    expect(new Set(drawn).size).toBeGreaterThan(1990);
  });
});
