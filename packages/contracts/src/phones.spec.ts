import { describe, expect, it } from '@jest/globals';
import { phoneFault } from './phones.js';

const everyone = () => ({ isValid: () => true });
const nobody = () => undefined;

describe('a telephone number', () => {
  it('is asked for where there is none', () => {
    expect(['', '  '].map((text) => phoneFault(text, everyone))).toEqual(['missing', 'missing']);
  });

  it('begins with the code of its country, however a keyboard writes that', () => {
    const read: string[] = [];
    for (const text of ['+255 700 001', ' 00255700001', '00 255 700 001', '＋255 700 001', '+255 00 700'])
      expect(
        phoneFault(text, (number) => {
          read.push(number);
          return { isValid: () => true };
        }),
      ).toBeUndefined();
    expect(read).toEqual(['+255 700 001', '+255700001', '+255 700 001', '+255 700 001', '+255 00 700']);
    for (const text of ['0700 000 001', 'call +255 700 000 001', '(255) 700 000 001'])
      expect(phoneFault(text, everyone)).toBe('country');
  });

  it('is the same with the marks that come along where it is copied from contacts', () => {
    const read: string[] = [];
    for (const text of [
      '\u202a+255 700 001\u202c',
      '\u2068+255 700 001\u2069',
      ' \u200e00 255 700 001\u200b ',
    ])
      expect(
        phoneFault(text, (number) => {
          read.push(number);
          return { isValid: () => true };
        }),
      ).toBeUndefined();
    expect(new Set(read)).toEqual(new Set(['+255 700 001']));
    expect(phoneFault('\u202a\u202c', everyone)).toBe('missing');
  });

  it('is one that its country has, as far as that can be known already', () => {
    expect(phoneFault('+255 7', nobody)).toBe('invalid');
    expect(phoneFault('+255 7', () => ({ isValid: () => false }))).toBe('invalid');
    expect(phoneFault('+255 7')).toBeUndefined();
  });
});
