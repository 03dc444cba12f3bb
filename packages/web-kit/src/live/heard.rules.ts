import { TAGS, type Tag } from '@safari/contracts';

/** What the leading tab has heard, as it tells the others. Times in ms since 1970, each later than the one before. */
export interface Heard {
  /** Everything that changed after this … */
  from: number;
  /** … and up to this stands in `stale`. */
  until: number;
  /** When each was last heard to have changed. */
  stale: Readonly<Partial<Record<Tag, number>>>;
}

interface News {
  tags: readonly Tag[];
  /** Nothing has changed unheard since `known`. */
  complete: boolean;
  now: number;
}

/**
 * What a leader has heard after one more message.
 * @param before undefined where it has just begun to lead
 * @param known until when it knew of every change
 */
export function hear(before: Heard | undefined, known: number, { tags, complete, now }: News): Heard {
  const until = Math.max(now, known + 1);
  return {
    from: complete ? (before?.from ?? known) : until,
    until,
    stale: { ...before?.stale, ...Object.fromEntries(tags.map((tag) => [tag, until])) },
  };
}

/** What has changed, as far as can be told, since a tab knew of every change. */
export function missedSince(known: number, { from, stale }: Heard): readonly Tag[] {
  if (known < from) return TAGS;
  return TAGS.filter((tag) => (stale[tag] ?? 0) > known);
}
