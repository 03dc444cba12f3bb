/** Fewer letters than this find too much to be of use. */
export const FEWEST_LETTERS = 2;

export interface Finding {
  /** What stands in the field now. */
  typed: string;
  /** What the last search asked for. */
  asked: string;
  /** How many it found; `undefined` until its answer has come. */
  count: number | undefined;
  isError: boolean;
}

export type FindingFace = 'idle' | 'searching' | 'failed' | 'nothing' | 'found';

/** What the field has to show; an answer to anything but what is typed now is no answer. */
export function faceOf({ typed, asked, count, isError }: Finding): FindingFace {
  if (typed.trim().length < FEWEST_LETTERS) return 'idle';
  if (typed.trim() !== asked.trim()) return 'searching';
  if (count !== undefined) return count === 0 ? 'nothing' : 'found';
  return isError ? 'failed' : 'searching';
}

/** Where an arrow leads in a list of that many, from its end back to its beginning. */
export function moved(active: number, count: number, key: string): number {
  if (count === 0) return 0;
  const last = count - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  return Math.min(active, last);
}
