import { Injectable } from '@nestjs/common';
import type { Identity } from '@safari/contracts';
import {
  DomainError,
  GATEWAY_SECRET_HEADER,
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
import { serviceAddresses } from '../routes/service-addresses.js';

/** For these seconds a session needs no asking; a logout ends it at once all the same. */
const CACHED_MS = 15_000;
const MAX_ENTRIES = 10_000;
const TIMEOUT_MS = 5_000;

export interface Exchanged {
  /** The identity token for the services, null for a visitor. */
  token: string | null;
  identity: Identity;
  /** SHA-256 of the session ids behind it. */
  hashes: string[];
}

const NOBODY: Exchanged = { token: null, identity: {}, hashes: [] };

/** Turns the browser's session cookies into a short-lived token that every service verifies itself. */
@Injectable()
export class SessionExchange {
  private readonly answers = new AnswerCache<Exchanged>({
    ttlMs: CACHED_MS,
    maxEntries: MAX_ENTRIES,
    isCacheable: ({ token }) => token !== null,
  });
  /** Of cookies that name no session: whoever makes up many of them pushes out nobody's who has signed in. */
  private readonly nobodies = new AnswerCache<Exchanged>({
    ttlMs: CACHED_MS,
    maxEntries: MAX_ENTRIES,
    isCacheable: ({ token }) => token === null,
  });
  private readonly names: Record<SessionKind, string>;
  private readonly address: string;

  constructor(
    private readonly config: GatewayConfig,
    feed: EventFeed,
  ) {
    this.names = {
      customer: sessionCookie('customer', config.PUBLIC_ORIGIN),
      staff: sessionCookie('staff', config.PUBLIC_ORIGIN),
    };
    this.address = `${serviceAddresses(config).auth}/internal/identity`;
    feed.on('auth.session.ended.v1', ({ data }) => this.forget(data.sessionHash));
    feed.onGap(() => {
      this.answers.clear();
      this.nobodies.clear();
    });
  }

  /** @throws DomainError `unavailable` when there is a session to ask for and svc-auth does not answer */
  async of(request: FastifyRequest): Promise<Exchanged> {
    const sessions = this.sessions(request);
    const hashes = Object.values(sessions).map(sessionHash);
    if (hashes.length === 0) return NOBODY;
    const key = keyOf(sessions, hashes);
    return this.answers.read(key, () => this.nobodies.read(key, () => this.ask(sessions, hashes)));
  }

  /** The same where it needs no asking. */
  known(request: FastifyRequest): Exchanged | undefined {
    const sessions = this.sessions(request);
    const hashes = Object.values(sessions).map(sessionHash);
    if (hashes.length === 0) return NOBODY;
    const key = keyOf(sessions, hashes);
    return this.answers.peek(key) ?? this.nobodies.peek(key);
  }

  /** Forgets the sessions of a browser that has just signed in or out through this gateway. */
  forgetSessionsOf(request: FastifyRequest): void {
    for (const id of Object.values(this.sessions(request))) this.forget(sessionHash(id));
  }

  /** The session cookies of a request, and nothing else of its cookies. */
  sessions(request: FastifyRequest): Partial<Record<SessionKind, string>> {
    const customer = request.cookies[this.names.customer];
    const staff = request.cookies[this.names.staff];
    return { ...(customer && { customer }), ...(staff && { staff }) };
  }

  /** Whether a request's cookies name a session of a customer, whatever else they hold. */
  mayHaveSession(cookies: string | undefined): boolean {
    return cookies?.includes(this.names.customer) === true;
  }

  private forget(hash: string): void {
    for (const answers of [this.answers, this.nobodies]) answers.forget((key) => key.includes(hash));
  }

  private async ask(sessions: Partial<Record<SessionKind, string>>, hashes: string[]): Promise<Exchanged> {
    const told = await repeatedQuestion(async () => {
      const answer = await fetch(this.address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [GATEWAY_SECRET_HEADER]: this.config.GATEWAY_SECRET,
          ...traceHeaders(),
        },
        body: JSON.stringify(sessions),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answer.ok ? ((await answer.json()) as Omit<Exchanged, 'hashes'>) : undefined;
    }).catch(() => undefined);
    if (!told)
      throw new DomainError('unavailable', 'We cannot see who you are at the moment. Please try again.');
    return { ...told, hashes };
  }
}

const keyOf = (sessions: Partial<Record<SessionKind, string>>, hashes: readonly string[]): string =>
  Object.keys(sessions)
    .map((kind, at) => `${kind}:${hashes[at]}`)
    .join();
