import distance from 'damerau-levenshtein';

/** A word that was searched for, and the words and references that share some of its letters. */
export interface SearchedWord {
  word: string;
  /** whether any booking holds it */
  known: boolean;
  alike: readonly string[];
}

/** How many candidates are tried for a word that is unknown. */
const MAX_GUESSES = 3;

interface Guess {
  word: string;
  /** typing errors: a character left out, added or replaced, or two swapped */
  slips: number;
}

/**
 * The searches that were probably meant, the likeliest first; none where every word is known or one has no similar
 * word.
 */
export function likelySearches(words: readonly SearchedWord[]): string[] {
  if (words.every(({ known }) => known)) return [];
  const none: { search: string[]; slips: number }[] = [{ search: [], slips: 0 }];
  return words
    .reduce(
      (searches, word) =>
        searches.flatMap(({ search, slips }) =>
          guesses(word).map((guess) => ({ search: [...search, guess.word], slips: slips + guess.slips })),
        ),
      none,
    )
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ search }) => search.join(' '));
}

function guesses({ word, known, alike }: SearchedWord): Guess[] {
  if (known) return [{ word, slips: 0 }];
  return [...new Set(alike)]
    .map((other) => ({ word: other, slips: distance(word.toLowerCase(), other.toLowerCase()).steps }))
    .filter(({ slips }) => slips <= mostSlips(word))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, MAX_GUESSES);
}

/** In a short word two typing errors leave too little of what was meant. */
const mostSlips = (word: string): number => (word.length < 6 ? 1 : 2);
