/** How long rows stay that nobody needs for ever, in days. */
export const RETENTION_DAYS = {
  /**
   * Published events, in case the broker loses its store; the broker keeps them as long for consumers that are away.
   * Counted from when an event was written, however often it is published again: so it may arrive up to twice as late.
   */
  events: 30,
  /** Which events were applied: longer than any of them can come again. */
  inbox: 90,
  idempotencyKeys: 7,
  /** Attachments of a letter that was sent: they are generated again from their facts when asked for. */
  attachments: 14,
  letters: 90,
  /** Letters that failed, with their attachments, so that staff can look into them. */
  failedLetters: 180,
  /** Dead letters that staff dismissed. */
  dismissedDeadLetters: 180,
  /** The address of a sign-in, and whose a customer's was; the sign-in itself stays. */
  signIns: 90,
  /** What is left of an erasure, by ids alone: longer than anything late can come. */
  tombstones: 365,
} as const;

/** One kind of rows that nobody needs for ever. */
export interface Pruned {
  /**
   * `delete from … where …` or `update … set … where …`, run in batches; {@link ago} is the moment that many days ago
   */
  statement: string;
  days: number;
}

/** The moment before which rows are old enough, in a {@link Pruned} statement. */
export const ago = (): string => 'now() - make_interval(days => $1)';
