import { TAGS, type Tag } from '@safari/contracts';

/**
 * The changes that the leading tab knows of, as it tells the other tabs. Times in ms since 1970, each later than the
 * one before.
 */
export interface Heard {
  /** Every change after this … */
  from: number;
  /** … and up to this is in `stale`. */
  until: number;
  /** When each tag was last reported as changed. */
  stale: Readonly<Partial<Record<Tag, number>>>;
}

interface News {
  tags: readonly Tag[];
  /** No change since `known` was missed. */
  complete: boolean;
  now: number;
}

/**
 * The leader's state after one more message.
 * @param before undefined for a new leader
 * @param known up to when the leader knew of every change
 */
export function hear(before: Heard | undefined, known: number, { tags, complete, now }: News): Heard {
  const until = Math.max(now, known + 1);
  return {
    from: complete ? (before?.from ?? known) : until,
    until,
    stale: { ...before?.stale, ...Object.fromEntries(tags.map((tag) => [tag, until])) },
  };
}

/** The tags that may have changed since a tab last knew of every change. */
export function missedSince(known: number, { from, stale }: Heard): readonly Tag[] {
  if (known < from) return TAGS;
  return TAGS.filter((tag) => (stale[tag] ?? 0) > known);
}
