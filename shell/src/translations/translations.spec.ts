import { expect, it } from '@jest/globals';
import { en } from './later-en';
import { sw } from './later-sw';
import { en as enWarning } from './session-warning-en';
import { sw as swWarning } from './session-warning-sw';

/** The placeholders of each text. */
const filledIn = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, [...new Set(text.match(/\{\w+\}/g))].toSorted()]),
  );

it.each([
  ['of the frame and the screens', en, sw],
  ['of the warning of a session’s end', enWarning, swWarning],
])(
  'each text %s says in Swahili as much of whom and what it is about as in English',
  (_, english, swahili) => {
    expect(filledIn(swahili)).toEqual(filledIn(english));
  },
);
