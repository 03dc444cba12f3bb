/** Every word has to be found, in whatever field; or a telephone number's digits, however they were written. */
export function foundBy(search: string, bind: (value: string) => string): string {
  const holds = (text: string) => `search_text like searchable(${bind(pattern(text))})`;
  /** Found through its rare part by the index, and then compared as a whole. */
  const holdsBy = (rare: string, text: string) =>
    rare === text ? holds(text) : `${holds(rare)} and strpos(search_text, searchable(${bind(text)})) > 0`;
  const words = wordsOf(search)
    .map((word) => holdsBy(nameOf(word), word))
    .join(' and ');
  const digits = phoneDigits(search);
  return digits === undefined || digits === search
    ? words
    : `(${words} or ${holdsBy(digits.slice(-RARE_DIGITS), digits)})`;
}

/** The last digits of a number are rare, the first are its country's. */
const RARE_DIGITS = 4;

/** Enough of a name, with its `@`, to be rare. */
const RARE_SIGNS = 6;

/**
 * The selective part of an address: the end of its local part with the `@`, if that is long enough for the index.
 * Thousands of addresses share the provider and the first name, and the trigram index would visit all of them.
 */
function nameOf(word: string): string {
  const name = word.slice(0, word.indexOf('@') + 1);
  return name.length < 3 ? word : name.slice(-RARE_SIGNS);
}

/** What a person typed, word by word, each once. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.split(/\s+/).filter((word) => word !== ''))];
}

/** Three letters and more are found anywhere, fewer only at the beginning of a word: the index has no shorter parts. */
export function pattern(text: string): string {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return text.length < 3 ? `% ${literal}%` : `%${literal}%`;
}

/**
 * The digits by which a number is found however it is written: without separators, and without the zeros of an
 * international or trunk prefix.
 */
function phoneDigits(search: string): string | undefined {
  if (!/^[+(\d][\d\s()./-]*$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < 3 ? undefined : digits;
}
