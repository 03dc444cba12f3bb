/** `GET /healthz`: the process lives; one that is `stuck` will not recover by itself and must be restarted. */
export interface Liveness {
  status: 'ok' | 'stuck';
}

/**
 * `GET /readyz`: whether the process can serve, and the state of each part that it needs. A `degraded` process serves
 * although a part is down that it can do without for a time.
 */
export interface Readiness {
  status: 'ok' | 'degraded' | 'unavailable';
  checks: Record<string, 'up' | 'down'>;
}

/** An event that could not be handled and waits for staff. */
export interface DeadLetter {
  id: number;
  subject: string;
  /** The message as it came. */
  body: string;
  reason: string;
  attempts: number;
  /**
   * Identifies what failed in logs and in collected traces; null where the event came without one; the release before
   * lacks it
   */
  traceId?: string | null;
  /** ISO 8601 */
  failedAt: string;
  /** ISO 8601; when staff said that nothing will be done about it */
  dismissedAt: string | null;
  dismissedBy: string | null;
  dismissedReason: string | null;
}

/** `POST /api/{service}/dead-letters/{id}/dismiss` */
export interface DismissDeadLetter {
  reason: string;
}
