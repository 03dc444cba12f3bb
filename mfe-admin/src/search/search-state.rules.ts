/** The shortest search; fewer letters match too much. */
export const MIN_SEARCH_LENGTH = 2;

export interface SearchProgress {
  /** The text in the field. */
  typed: string;
  /** The text of the last search. */
  searched: string;
  /** The number of results; `undefined` while loading. */
  count: number | undefined;
  isError: boolean;
}

export type SearchState = 'idle' | 'searching' | 'failed' | 'nothing' | 'found';

/** What to show under the field; results of an earlier text count as still searching. */
export function searchState({ typed, searched, count, isError }: SearchProgress): SearchState {
  if (typed.trim().length < MIN_SEARCH_LENGTH) return 'idle';
  if (typed.trim() !== searched.trim()) return 'searching';
  if (count !== undefined) return count === 0 ? 'nothing' : 'found';
  return isError ? 'failed' : 'searching';
}

/** The option that an arrow key moves to; it wraps around at both ends. */
export function nextIndex(active: number, count: number, key: string): number {
  if (count === 0) return 0;
  const last = count - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  return Math.min(active, last);
}
