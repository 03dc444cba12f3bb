import { expect, it } from '@jest/globals';
import { readCursor, toPage } from './page.js';

const rows = [5, 4, 3].map((id) => ({ id, at: '2030-01-01T00:00:00.123Z' }));

it('goes on after the last row that was shown', () => {
  const page = toPage(rows, 2, (row) => row);
  expect(page.rows.map((row) => row.id)).toEqual([5, 4]);
  expect(readCursor(page.next)).toEqual({ at: '2030-01-01T00:00:00.123Z', id: 4 });
});

it('ends where there is no further row', () => {
  expect(toPage(rows, 3, (row) => row)).toEqual({ rows, next: undefined });
});

it.each(['', 'nonsense', Buffer.from('2030-01-01 x').toString('base64url'), '%00'])(
  'refuses a cursor that is not ours: %j',
  (cursor) => {
    expect(() => readCursor(cursor)).toThrow('This is not the cursor of a page.');
  },
);
