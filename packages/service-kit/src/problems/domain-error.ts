import type { Problem } from '@safari/contracts';

/** Every way in which a request is refused; anything else that is thrown is our bug. */
export type DomainErrorKind =
  | 'validation'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'stale'
  | 'price_changed'
  | 'terms_changed'
  | 'key_reused'
  | 'too_slow'
  | 'too_large'
  | 'unsupported'
  | 'unreadable'
  | 'too_many'
  | 'unavailable';

/** `Retry-After` for what is away at the moment. */
export const RETRY_AFTER_SECONDS = 5;

interface Kind {
  status: number;
  title: string;
  /** When to ask again, in seconds, unless a refusal says it itself. */
  retryAfter?: number;
}

export const DOMAIN_ERRORS: Record<DomainErrorKind, Kind> = {
  validation: { status: 400, title: 'The request has faults' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Not possible now' },
  gone: { status: 410, title: 'Not there any more' },
  stale: { status: 412, title: 'Changed meanwhile' },
  price_changed: { status: 409, title: 'The price has changed' },
  terms_changed: { status: 409, title: 'The terms have changed' },
  key_reused: { status: 422, title: 'Idempotency key used for another request' },
  too_slow: { status: 408, title: 'Too slow' },
  too_large: { status: 413, title: 'Too large' },
  unsupported: { status: 415, title: 'Not a kind of file that we take' },
  unreadable: { status: 422, title: 'The file cannot be read' },
  too_many: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not available at the moment', retryAfter: RETRY_AFTER_SECONDS },
};

export interface DomainErrorDetails {
  /** Per field (dotted path), the reasons. */
  errors?: Record<string, string[]>;
  /** Members besides those of {@link Problem}, which they never replace; e.g. the new price. */
  extensions?: Record<string, unknown>;
  /** Why, for our log alone. */
  cause?: unknown;
}

/** A request that is refused for a reason which its sender may read. */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    /** A sentence for a person. */
    detail: string,
    readonly details: DomainErrorDetails = {},
  ) {
    super(detail, 'cause' in details ? { cause: details.cause } : undefined);
    this.name = 'DomainError';
  }

  static notFound(what: string): DomainError {
    return new DomainError('not_found', `${what} was not found.`);
  }

  /** One field is wrong for a reason that only the use case knows. */
  static field(path: string, reason: string): DomainError {
    return new DomainError('validation', reason, { errors: { [path]: [reason] } });
  }

  toProblem(requestId?: string): Problem {
    const { status, title, retryAfter } = DOMAIN_ERRORS[this.kind];
    return {
      ...(retryAfter !== undefined && { retryAfter }),
      ...this.details.extensions,
      status,
      title,
      detail: this.message,
      code: this.kind,
      ...(this.details.errors && { errors: this.details.errors }),
      ...(requestId && { requestId }),
    };
  }
}
