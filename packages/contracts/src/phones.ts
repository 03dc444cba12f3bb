import { withoutMarks } from './blank.js';

/**
 * Parses a number with its country code, as libphonenumber does; it is passed in, since contracts has no dependencies.
 */
export type ReadPhone = (text: string) => { isValid: () => boolean } | undefined;

export type PhoneFault = 'missing' | 'country' | 'invalid';

/** The message of each fault in English, on server and screen. */
export const PHONE_FAULTS: Record<PhoneFault, string> = {
  missing: 'Enter a telephone number.',
  country: 'Begin with + and the country code, for example +255.',
  invalid: 'There is no such number in the country of its code. Look at it again.',
};

/** Other prefixes of an international number. */
const OTHER_BEGINNINGS = /^(?:00|＋)\s*/;

/**
 * Why a number cannot be called, by the rules of the country that its code names.
 * @param read left out until it is loaded: then only the form is checked
 */
export function phoneFault(text: string, read?: ReadPhone): PhoneFault | undefined {
  const number = withoutMarks(text).replace(OTHER_BEGINNINGS, '+');
  if (number === '') return 'missing';
  if (!number.startsWith('+')) return 'country';
  return read && !read(number)?.isValid() ? 'invalid' : undefined;
}
