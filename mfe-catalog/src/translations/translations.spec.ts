import { expect, it } from '@jest/globals';
import { en } from './en/en';
import { sw } from './sw/sw';

/** The placeholders of each text. */
const filledIn = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, [...new Set(text.match(/\{\w+\}/g))].toSorted()]),
  );

it('each text says in Swahili as much of whom and what it is about as in English', () => {
  expect(filledIn(sw)).toEqual(filledIn(en));
});
