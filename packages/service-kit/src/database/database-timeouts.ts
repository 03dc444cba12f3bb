/** How long a service waits for its database, in ms. */
export interface DatabaseTimeouts {
  /** For a connection: a free one of the pool or a new one. */
  connectMs: number;
  /** Postgres ends a statement that takes longer, and a transaction that is idle for as long. */
  statementMs: number;
  /** A connection that does not answer for as long is dead and is ended; longer than a statement may take. */
  answerMs: number;
  /** A pool that does not answer for as long, while the database takes new connections, will not recover by itself. */
  stuckMs: number;
}

export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connectMs: 5_000,
  statementMs: 8_000,
  answerMs: 10_000,
  stuckMs: 60_000,
};

/** Interval of TCP keep-alives; firewalls drop idle connections after much longer. */
export const KEEP_ALIVE_MS = 5_000;
