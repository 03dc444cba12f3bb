import { describe, expect, it } from '@jest/globals';
import { foundBy, wordsOf } from './search.query.js';

/** The patterns that a search binds, and how they are joined. */
function searched(search: string) {
  const patterns: string[] = [];
  const condition = foundBy(search, (value) => `$${patterns.push(value)}`);
  return { patterns, condition };
}

describe('the search of bookings', () => {
  it.each([
    ['mwanzo', '%mwanzo%'],
    ['am', '% am%'],
    ['50%', '%50\\%%'],
    ['a_b', '%a\\_b%'],
    ['\\', '% \\\\%'],
  ])('searches %s as %s', (search, pattern) => {
    expect(searched(search).patterns).toEqual([pattern]);
  });

  it('asks for every word, each once, in whatever order and field', () => {
    expect(wordsOf(' Amina  tarangire amina Amina ')).toEqual(['Amina', 'tarangire', 'amina']);
    expect(searched('amina tarangire')).toEqual({
      patterns: ['%amina%', '%tarangire%'],
      condition: 'search_text like searchable($1) and search_text like searchable($2)',
    });
  });

  it('finds an address by the end of what stands before its provider, and compares all of it', () => {
    expect(searched('amina.m@example.com safari')).toEqual({
      patterns: ['%ina.m@%', 'amina.m@example.com', '%safari%'],
      condition:
        'search_text like searchable($1) and strpos(search_text, searchable($2)) > 0 and search_text like searchable($3)',
    });
  });

  it.each(['amina@', '@example.com', 'a@example.com'])(
    'searches %s, of which too little is its own, as it is',
    (text) => {
      expect(searched(text).patterns).toEqual([`%${text}%`]);
    },
  );

  it.each([
    ['+255 27-555.0171', '255275550171'],
    ['(027) 555 0171', '275550171'],
    ['00255 27 5550171', '255275550171'],
    ['555 01', '55501'],
  ])('searches the telephone number %s by its digits too, of which the last are rare', (search, digits) => {
    const { patterns, condition } = searched(search);
    expect(patterns.slice(-2)).toEqual([`%${digits.slice(-4)}%`, digits]);
    const [rare, all] = [patterns.length - 1, patterns.length];
    expect(
      condition.endsWith(
        ` or search_text like searchable($${rare}) and strpos(search_text, searchable($${all})) > 0)`,
      ),
    ).toBe(true);
  });

  it('searches few digits as they are', () => {
    expect(searched('01-71').patterns).toEqual(['%01-71%', '%171%']);
  });

  it.each(['12', '+1', '2026-a', 'KS-7F3K2Q', '275550171'])('searches %s only as it is written', (search) => {
    expect(searched(search).patterns).toHaveLength(1);
  });
});
