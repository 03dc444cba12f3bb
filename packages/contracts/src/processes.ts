/** `GET /healthz`: the process lives; one that is `stuck` will not recover by itself and must be started anew. */
export interface Liveness {
  status: 'ok' | 'stuck';
}

/**
 * `GET /readyz`: whether the process can serve, and how each part stands that it needs. A `degraded` one serves, while a
 * part is down that may be away for a time.
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
  /** Names what failed in logs and at whoever collects traces; null of one that came without; the release before does not tell */
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
