/** Every word, in whatever field it stands; or a telephone number's digits, however they were written. */
export function foundBy(search: string, bind: (value: string) => string): string {
  const holds = (text: string) => `search_text like searchable(${bind(pattern(text))})`;
  const words = wordsOf(search)
    .map((word) => {
      const name = nameOf(word);
      return name === undefined
        ? holds(word)
        : `${holds(name)} and strpos(search_text, searchable(${bind(word)})) > 0`;
    })
    .join(' and ');
  const digits = phoneDigits(search);
  return digits === undefined || digits === search ? words : `(${words} or ${holds(digits)})`;
}

/**
 * What an address is found by, up to its `@`: thousands have the same provider, and for each part of its name the index
 * would count them all.
 */
function nameOf(word: string): string | undefined {
  const name = word.slice(0, word.indexOf('@') + 1);
  return name.length < 3 || name === word ? undefined : name;
}

/** What a person typed, word by word, each once. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.split(/\s+/).filter((word) => word !== ''))];
}

/** Three letters and more are found anywhere, fewer only where a word begins: the index knows no shorter parts. */
export function pattern(text: string): string {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return text.length < 3 ? `% ${literal}%` : `%${literal}%`;
}

/**
 * The digits by which a number is found however it is written: without what separates them, and without the zeros
 * that stand for the country or the trunk.
 */
function phoneDigits(search: string): string | undefined {
  if (!/^[+(\d][\d\s()./-]*$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < 3 ? undefined : digits;
}
