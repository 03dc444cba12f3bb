import { expect, it } from '@jest/globals';
import { asTyped, isBlank, withoutMarks } from './blank.js';

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

it('a text is kept without spaces around it and without marks that turn round what follows them', () => {
  expect(asTyped('  Amina Msafiri\n')).toBe('Amina Msafiri');
  for (const mark of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
    expect([mark, asTyped(`${mark} Amina${mark} Msafiri`)]).toEqual([mark, 'Amina Msafiri']);
  expect(asTyped('\u202e\u200b')).toBe('');
});

it('a text keeps marks that are closed in it: nothing behind it is turned round', () => {
  for (const text of ['\u202edesrever\u202c here', '\u2067\u202aAmina\u202c\u2069 Msafiri'])
    expect(asTyped(text)).toBe(text);
  expect(asTyped('\u202eAmina\u2069')).toBe('Amina'); // closed by the mark of another kind
  expect(asTyped('\u2067\u202eAmina\u2069\u202c')).toBe('Amina');
});

it('a text keeps all that belongs to its script: joiners, and marks that concern one place alone', () => {
  for (const text of ['👩\u200d👧', 'می\u200cخواهم', 'عائشة\u200f (2)', 'Asha\u200e!', 'super\u00adlong'])
    expect(asTyped(text)).toBe(text);
});

it('a number and an address are what is seen of them', () => {
  for (const address of [
    ' \u202aamina@example.com\u202c',
    'amina@\u200bexample.com\u2060',
    '\ufeffamina@exam\u00adple.com \u200e',
  ])
    expect(withoutMarks(address)).toBe('amina@example.com');
});
