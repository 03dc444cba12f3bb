import { describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor } from './cursor.js';
import { toPage } from './page.js';

const ID = '01a1fdc4-037f-77d6-b7ce-3b347bbef071';

describe('a page', () => {
  const place = (key: string) => ({ key, id: ID });

  it('names the next one when there are more rows than it shows', () => {
    const page = toPage(['2026-01-03', '2026-01-02', '2026-01-01'], 2, place);
    expect(page.rows).toEqual(['2026-01-03', '2026-01-02']);
    expect(decodeCursor(page.next ?? '')).toEqual({ key: '2026-01-02', id: ID });
  });

  it.each([0, 1, 2])('is the last one with %i of two rows', (amount) => {
    const found = ['2026-01-03', '2026-01-02'].slice(0, amount);
    expect(toPage(found, 2, place)).toEqual({ rows: found });
  });
});

describe('a place in a list', () => {
  it.each(['2026-02-28', '2026-02-28T10:11:12.131Z'])(
    'survives the way to the client and back: %s',
    (key) => {
      expect(decodeCursor(encodeCursor({ key, id: ID }))).toEqual({ key, id: ID });
    },
  );

  it.each([
    '',
    'null',
    '[]',
    '["2026-01-01"]',
    `["2026-02-30","${ID}"]`,
    `["0000-01-01","${ID}"]`,
    `["2026","${ID}"]`,
    `["2026-01-01' or true","${ID}"]`,
    '["2026-01-01","x"]',
    '{"0":"2026-01-01"}',
  ])('is refused when it is not one: %s', (json) => {
    expect(() => decodeCursor(Buffer.from(json).toString('base64url'))).toThrow('not a place in the list');
  });
});
