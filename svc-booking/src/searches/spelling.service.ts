import { Injectable } from '@nestjs/common';
import type { SearchSpelling } from '@safari/contracts';
import { wordsOf } from './search.query.js';
import { SearchWordRepository } from './search-word.repository.js';
import { likelySearches } from './spelling.rules.js';

/** Longer texts are pasted, and contain no typing errors. */
const MAX_WORDS = 6;

@Injectable()
export class SpellingService {
  constructor(private readonly words: SearchWordRepository) {}

  /** The likely spelling of a search that finds nothing, if that one finds something. */
  async spelling(search: string): Promise<SearchSpelling> {
    const words = wordsOf(search);
    if (words.length > MAX_WORDS) return { search: null };
    for (const likely of likelySearches(await this.words.searched(words)))
      if (await this.words.isFound(likely)) return { search: likely };
    return { search: null };
  }
}
