import { describe, expect, it } from '@jest/globals';
import { tagOf } from './entity-tag.interceptor.js';
import { assertFresh } from './if-match.js';

describe('the tag of an answer', () => {
  it('is the version of what can be edited', () => {
    expect(tagOf({ id: 1, version: 7 })).toBe('"7"');
  });

  it('is a hash of the content where there is no version', () => {
    const print = tagOf({ id: 1, title: 'Twiga' });
    expect(print).toMatch(/^"[\w-]{22}"$/);
    expect(tagOf({ id: 1, title: 'Twiga' })).toBe(print);
    expect(tagOf({ id: 1, title: 'Tembo' })).not.toBe(print);
  });

  it.each([[[]], [null], [undefined], ['text'], [7]])('is none for %j', (body) => {
    expect(tagOf(body)).toBeUndefined();
  });
});

describe('an edit', () => {
  it('goes on from the version that was seen, or without one', () => {
    expect(() => assertFresh(7, { version: 7 })).not.toThrow();
    expect(() => assertFresh(undefined, { version: 7 })).not.toThrow();
  });

  it('is refused with the new state when another version was seen', () => {
    expect(() => assertFresh(6, { version: 7 })).toThrow(
      expect.objectContaining({ kind: 'stale', details: { extensions: { current: { version: 7 } } } }),
    );
  });
});
