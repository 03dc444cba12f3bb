import { withoutMarks } from './blank.js';

/** Reads a number with its country code, as libphonenumber does; the contracts depend on nothing, so it is brought along. */
export type ReadPhone = (text: string) => { isValid: () => boolean } | undefined;

export type PhoneFault = 'missing' | 'country' | 'invalid';

/** What server and screen say of it in English. */
export const PHONE_FAULTS: Record<PhoneFault, string> = {
  missing: 'Enter a telephone number.',
  country: 'Begin with + and the country code, for example +255.',
  invalid: 'There is no such number in the country of its code. Look at it again.',
};

/** How other keyboards and countries begin an international number. */
const OTHER_BEGINNINGS = /^(?:00|＋)\s*/;

/**
 * Why nobody can be called at that number, by the rules of the country that its code names.
 * @param read left out where it is not there yet: then only the form is looked at
 */
export function phoneFault(text: string, read?: ReadPhone): PhoneFault | undefined {
  const number = withoutMarks(text).replace(OTHER_BEGINNINGS, '+');
  if (number === '') return 'missing';
  if (!number.startsWith('+')) return 'country';
  return read && !read(number)?.isValid() ? 'invalid' : undefined;
}
