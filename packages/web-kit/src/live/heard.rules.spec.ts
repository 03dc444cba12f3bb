import { describe, expect, it } from '@jest/globals';
import { TAGS } from '@safari/contracts';
import { hear, missedSince } from './heard.rules';

const news = (now: number) => ({ tags: ['Package'] as const, complete: true, now });

describe('what a leading tab has heard', () => {
  it('reaches back to the moment until when it knew of everything as it began', () => {
    expect(hear(undefined, 1_000, news(5_000))).toEqual({
      from: 1_000,
      until: 5_000,
      stale: { Package: 5_000 },
    });
  });

  it('keeps of each kind of data when it last changed', () => {
    const before = hear(undefined, 1_000, news(5_000));
    const { stale } = hear(before, 5_000, { tags: ['Trip'], complete: true, now: 6_000 });
    expect(hear({ ...before, stale }, 6_000, news(7_000)).stale).toEqual({ Package: 7_000, Trip: 6_000 });
  });

  it('begins anew after a gap', () => {
    const before = hear(undefined, 1_000, news(5_000));
    expect(hear(before, 5_000, { tags: [], complete: false, now: 9_000 }).from).toBe(9_000);
  });

  it('goes on in time, also within one millisecond and when the clock is set back', () => {
    const before = hear(undefined, 1_000, news(5_000));
    for (const now of [5_000, 2_000])
      expect(hear(before, before.until, news(now))).toMatchObject({
        until: 5_001,
        stale: { Package: 5_001 },
      });
  });
});

describe('what a tab has missed', () => {
  const heard = { from: 1_000, until: 9_000, stale: { Package: 3_000, Trip: 6_000 } };

  it('is what changed since it knew of everything, and nothing older', () => {
    for (const known of [1_000, 2_000]) expect(missedSince(known, heard)).toEqual(['Package', 'Trip']);
    expect(missedSince(3_000, heard)).toEqual(['Trip']);
    expect(missedSince(9_000, heard)).toEqual([]);
  });

  it('may be everything where the leader knows nothing of that time', () => {
    expect(missedSince(999, heard)).toEqual(TAGS);
  });
});
