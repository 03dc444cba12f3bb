import { Injectable } from '@nestjs/common';
import type { Identity, SignedIdentity } from '@safari/contracts';
import {
  DomainError,
  GATEWAY_SECRET_HEADER,
  LONGEST_SESSION_ID,
  type SessionKind,
  sessionCookie,
  sessionHash,
  traceHeaders,
} from '@safari/service-kit/process';
import type { FastifyRequest } from 'fastify';
import { AnswerCache } from '../cache/answer-cache.js';
import { GatewayConfig } from '../config.js';
import { EventFeed } from '../events/event-feed.js';
import { repeatedQuestion } from '../repeats/repeated-question.js';
import { Services } from '../routes/services.js';

/** How long a session's identity is cached; a logout ends it at once all the same. */
const CACHED_MS = 15_000;
const MAX_ENTRIES = 10_000;
const TIMEOUT_MS = 5_000;

export interface Exchanged {
  /** The identity token for the services, null for a visitor. */
  token: string | null;
  identity: Identity;
  /** SHA-256 of the ids of the sessions behind it; a cookie that names no session adds none. */
  hashes: string[];
}

type Sessions = Partial<Record<SessionKind, string>>;

interface Answer extends Exchanged {
  /** Every cookie that was sent names a session. */
  isWhole: boolean;
}

const NOBODY: Exchanged = { token: null, identity: {}, hashes: [] };

/** Turns the browser's session cookies into a short-lived token that every service verifies itself. */
@Injectable()
export class SessionExchange {
  private readonly answers = new AnswerCache<Answer>({
    ttlMs: CACHED_MS,
    maxEntries: MAX_ENTRIES,
    isCacheable: ({ isWhole }) => isWhole,
  });
  /**
   * Answers for cookies of which one names no session: kept separately, so that made-up cookies evict no signed-in
   * user.
   */
  private readonly doubtful = new AnswerCache<Answer>({
    ttlMs: CACHED_MS,
    maxEntries: MAX_ENTRIES,
    isCacheable: ({ isWhole }) => !isWhole,
  });
  private readonly names: Record<SessionKind, string>;

  constructor(
    private readonly config: GatewayConfig,
    private readonly services: Services,
    feed: EventFeed,
  ) {
    this.names = {
      customer: sessionCookie('customer', config.PUBLIC_ORIGIN),
      staff: sessionCookie('staff', config.PUBLIC_ORIGIN),
    };
    feed.on('auth.session.ended.v1', ({ data }) => this.forget(data.sessionHash));
    feed.onGap(() => {
      this.answers.clear();
      this.doubtful.clear();
    });
  }

  /** @throws DomainError `unavailable` when there is a session to ask for and svc-auth does not answer */
  async of(request: FastifyRequest): Promise<Exchanged> {
    const sessions = this.sessions(request);
    const hashes = Object.values(sessions).map(sessionHash);
    if (hashes.length === 0) return NOBODY;
    const key = keyOf(sessions, hashes);
    return this.answers.read(key, () => this.doubtful.read(key, () => this.ask(sessions)));
  }

  /** The same from the cache alone; undefined where svc-auth would have to be asked. */
  known(request: FastifyRequest): Exchanged | undefined {
    const sessions = this.sessions(request);
    const hashes = Object.values(sessions).map(sessionHash);
    if (hashes.length === 0) return NOBODY;
    const key = keyOf(sessions, hashes);
    return this.answers.getCached(key) ?? this.doubtful.getCached(key);
  }

  /** Forgets the sessions of a browser that has just signed in or out through this gateway. */
  forgetSessionsOf(request: FastifyRequest): void {
    for (const id of Object.values(this.sessions(request))) this.forget(sessionHash(id));
  }

  /** The session cookies of a request, and nothing else of its cookies. */
  sessions(request: FastifyRequest): Sessions {
    const customer = idIn(request.cookies[this.names.customer]);
    const staff = idIn(request.cookies[this.names.staff]);
    return { ...(customer && { customer }), ...(staff && { staff }) };
  }

  /** Whether a request's cookies name a session of a customer, whatever else they hold. */
  mayHaveSession(cookies: string | undefined): boolean {
    return cookies?.includes(this.names.customer) === true;
  }

  private forget(hash: string): void {
    for (const answers of [this.answers, this.doubtful]) answers.forget((key) => key.includes(hash));
  }

  private async ask(sessions: Sessions): Promise<Answer> {
    const told = await repeatedQuestion(async () => {
      const answer = await fetch(`${this.services.addresses.auth}/internal/identity`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [GATEWAY_SECRET_HEADER]: this.config.GATEWAY_SECRET,
          ...traceHeaders(),
        },
        body: JSON.stringify(sessions),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`svc-auth answered ${answer.status}`);
      return (await answer.json()) as SignedIdentity;
    }).catch((cause: unknown) => {
      const detail = 'We cannot see who you are at the moment. Please try again.';
      throw new DomainError('unavailable', detail, { cause });
    });
    const sent = Object.entries(sessions) as [SessionKind, string][];
    const living = sent.filter(([kind]) => told.identity[kind]);
    return {
      ...told,
      hashes: living.map(([, id]) => sessionHash(id)),
      isWhole: living.length === sent.length,
    };
  }
}

/** An id that is too long counts as absent: svc-auth would refuse the call, and with it the other session. */
const idIn = (cookie: string | undefined): string | undefined =>
  cookie && cookie.length <= LONGEST_SESSION_ID ? cookie : undefined;

const keyOf = (sessions: Sessions, hashes: readonly string[]): string =>
  Object.keys(sessions)
    .map((kind, at) => `${kind}:${hashes[at]}`)
    .join();
