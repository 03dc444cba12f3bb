/** How long rows stay that nobody needs for ever, in days. */
export const RETENTION_DAYS = {
  /**
   * What was told and published, for a broker that loses its store; the broker keeps it as long for consumers that are
   * away. Counted from when it was told, however often it is published again: so it comes for twice as long at most.
   */
  events: 30,
  /** Which events were applied: longer than any of them can come again. */
  inbox: 90,
  idempotencyKeys: 7,
  /** What was attached to a letter that has left: it is drawn again from its facts where it is asked for. */
  attachments: 14,
  letters: 90,
  /** Letters that failed, with their attachments, so that staff can look into them. */
  failedLetters: 180,
  /** Dead letters that staff dismissed. */
  dismissedDeadLetters: 180,
  /** Where a sign-in came from, and whose a customer's was; that there was one stays. */
  signIns: 90,
  /** What is left of an erasure, by ids alone: longer than anything late can come. */
  tombstones: 365,
} as const;

/** One kind of rows that nobody needs for ever. */
export interface Pruned {
  /** `delete from … where …` or `update … set … where …`, done to some rows after the other; what is {@link ago} has stood for so many days */
  statement: string;
  days: number;
}

/** The moment before which rows are old enough, in a {@link Pruned} statement. */
export const ago = (): string => 'now() - make_interval(days => $1)';
