/** RFC 9457 `application/problem+json`. */
export interface Problem {
  status: number;
  title: string;
  /** A sentence that a person can read. */
  detail: string;
  /** Stable, for programs: `validation`, `not_found`, `price_changed`, … */
  code: string;
  /** Per field of the form (dotted path), the reasons for the refusal. */
  errors?: Record<string, string[]>;
  /** Names the request in the logs. */
  requestId?: string;
  /** With 5xx only: identifies everything that the same action caused, in logs and in collected traces. */
  traceId?: string;
  [extension: string]: unknown;
}

export const PROBLEM_TYPE = 'application/problem+json';
