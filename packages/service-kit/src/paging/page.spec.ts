import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { decodeCursor, encodeCursor } from './cursor.js';
import { pageDto } from './page.dto.js';
import { nextPage } from './page.interceptor.js';
import { toPage } from './page.js';

const ID = '01a1fdc4-037f-77d6-b7ce-3b347bbef071';

describe('a page', () => {
  const place = (key: string) => ({ key, id: ID });

  it('names the next one when there are more rows than it shows', () => {
    const page = toPage(['2026-01-03', '2026-01-02', '2026-01-01'], 2, place);
    expect(page.rows).toEqual(['2026-01-03', '2026-01-02']);
    expect(decodeCursor(page.next ?? '', 'public')).toEqual({ key: '2026-01-02', id: ID });
  });

  it.each([0, 1, 2])('is the last one with %i of two rows', (amount) => {
    const found = ['2026-01-03', '2026-01-02'].slice(0, amount);
    expect(toPage(found, 2, place)).toEqual({ rows: found });
  });

  it('is followed by one of the same list with the same filters', () => {
    expect(nextPage('/api/things?tab=paid&cursor=old&limit=2', 'new')).toBe(
      '/api/things?tab=paid&cursor=new&limit=2',
    );
    expect(nextPage('/api/things', 'new')).toBe('/api/things?cursor=new');
  });

  it('has at most as many rows as the list allows, and as many where nothing is said', () => {
    class Things extends pageDto(50) {}
    const asked = (query: Record<string, string>) => plainToInstance(Things, query);
    expect(asked({}).limit).toBe(50);
    expect(validateSync(asked({ limit: '50' }))).toEqual([]);
    for (const limit of ['0', '51', '1.5', 'many']) expect(validateSync(asked({ limit }))).toHaveLength(1);
  });
});

describe('a place in a list', () => {
  it.each(['2026-02-28', '2026-02-28T10:11:12.131Z'])(
    'survives the way to the client and back: %s',
    (key) => {
      expect(decodeCursor(encodeCursor({ key, id: ID }), 'public')).toEqual({ key, id: ID });
      expect(decodeCursor(encodeCursor({ key, id: 7 }), 'row')).toEqual({ key, id: 7 });
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
    '["2026-01-01",7]',
    '{"0":"2026-01-01"}',
  ])('is refused when it is not one: %s', (json) => {
    expect(() => decodeCursor(Buffer.from(json).toString('base64url'), 'public')).toThrow(
      'not a place in the list',
    );
  });

  it.each([`"${ID}"`, '0', '-1', '1.5', '2147483648', '"7"', 'null'])(
    'is refused in a list of rows with the id %s',
    (id) => {
      const cursor = Buffer.from(`["2026-01-01",${id}]`).toString('base64url');
      expect(() => decodeCursor(cursor, 'row')).toThrow('not a place in the list');
    },
  );
});
