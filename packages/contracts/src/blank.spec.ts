import { expect, it } from '@jest/globals';
import { isBlank } from './blank.js';

it('a text that nobody can see is blank, whatever it is made of', () => {
  const unseen = [
    '',
    ' \t\n',
    '\u00a0',
    '\u200b\u200b',
    '\u202e',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\u00ad \u2060',
  ];
  for (const text of unseen) expect([text, isBlank(text)]).toEqual([text, true]);
});

it('a text with one letter or sign is none, in any script', () => {
  for (const text of ['a', ' . ', '\u202eevil', '👩\u200d👧', 'नमस्ते', 'عائشة', '\u200f1'])
    expect([text, isBlank(text)]).toEqual([text, false]);
});
