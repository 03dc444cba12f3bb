import { describe, expect, it } from '@jest/globals';
import { createFormat } from './format';

const format = createFormat('en-US');

describe('figures', () => {
  it('write money with $, with cents only where there are any', () => {
    expect(['1250.00', '99.50', '0.00', 1800].map(format.money)).toEqual([
      '$1,250',
      '$99.50',
      '$0',
      '$1,800',
    ]);
  });

  it('keep a plain date on its day, whatever the zone of the reader', () => {
    expect(format.date('2026-07-14')).toBe('Jul 14, 2026');
    expect(format.date('2026-07-14T22:30:00Z')).toBe('Jul 15, 2026'); // already tomorrow at the safari
  });

  it('tell how far a moment is', () => {
    const now = new Date('2026-07-14T12:00:00Z');
    expect(format.relative('2026-07-17T12:00:00Z', now)).toBe('in 3 days');
    expect(format.relative('2026-07-14T10:00:00Z', now)).toBe('2 hours ago');
    expect(format.relative('2026-07-14T12:00:00Z', now)).toBe('now');
  });
});
