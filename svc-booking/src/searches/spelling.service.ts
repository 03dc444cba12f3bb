import { Injectable } from '@nestjs/common';
import type { SearchSpelling } from '@safari/contracts';
import { wordsOf } from './search.query.js';
import { SearchWordRepository } from './search-word.repository.js';
import { likelySearches } from './spelling.rules.js';

/** Longer texts are pasted: they hold no slip of the fingers. */
const MAX_WORDS = 6;

@Injectable()
export class SpellingService {
  constructor(private readonly words: SearchWordRepository) {}

  /** The search that was probably meant by one that finds nothing, and that does find something. */
  async spelling(search: string): Promise<SearchSpelling> {
    const words = wordsOf(search);
    if (words.length > MAX_WORDS) return { search: null };
    for (const likely of likelySearches(await this.words.searched(words)))
      if (await this.words.isFound(likely)) return { search: likely };
    return { search: null };
  }
}
