import type { IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import { Injectable, Logger } from '@nestjs/common';
import type { Problem } from '@safari/contracts';
import {
  allow,
  answerProblem,
  DomainError,
  logProblem,
  placeOf,
  type Span,
  Tracing,
  toProblem,
  toTraceparent,
} from '@safari/service-kit/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { CatalogCache } from '../cache/catalog-cache.js';
import { isUpload } from '../defence/body-limits.rules.js';
import { type Exchanged, SessionExchange } from '../identity/session-exchange.js';
import { mayRepeat } from '../repeats/repeat.rules.js';
import { REPEAT_AFTER_MS } from '../repeats/repeated-question.js';
import { pathOf } from '../routes/path-of.js';
import { Services } from '../routes/services.js';
import { bodyFor, type RequestBody } from './request-body.js';
import { forwardedHeaders } from './request-headers.js';
import { type AnswerBody, Upstream, WholeBody } from './upstream.js';

const TIMEOUT_MS = 30_000;
export type BodyReader = (request: FastifyRequest, payload: IncomingMessage) => Promise<RequestBody>;

/**
 * Signing in and out, and calls about a session itself: here svc-auth reads the cookies. Elsewhere it gets an identity
 * like every service.
 */
const BY_COOKIE = new RegExp(
  `^/(?:auth/.*|api/auth/(?:${[
    'user|staff|session-use|logout|simple-login|admin-(?:login|logout|sign-ins)',
    'passkey-(?:options|login)|passkeys(?:/.*)?|invitation(?:/.*)?',
    '(?:staff-)?sessions(?:/[^/]*)?',
  ].join('|')}))$`,
);

/**
 * Here svc-auth gets the cookies besides the identity: they say whether a member has just confirmed that it is them.
 */
const WITH_COOKIES = /^\/api\/auth\/staff-members(?:\/.*)?$/;

interface Forwarded {
  owner: string;
  target: string;
  path: string;
  /** what the gateway itself says of who asks */
  own: { authorization?: string; cookie?: string };
}

/** `/api` and `/auth`: forwards every call to its owner, with the identity of who makes it. */
@Injectable()
export class ProxyRoutes {
  private readonly log = new Logger('Proxy');

  constructor(
    private readonly services: Services,
    private readonly sessions: SessionExchange,
    private readonly reads: CatalogCache,
    private readonly tracing: Tracing,
  ) {}

  /** @param bodies how a request's body is taken off the wire */
  async register(server: FastifyInstance, bodies: BodyReader): Promise<void> {
    await server.register(async (routes) => {
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser('*', bodies);
      const upstream = new Upstream({ connections: 128, pipelining: 1 });
      await routes.register(replyFrom, {
        disableRequestLogging: true,
        retryMethods: [], // retries are decided here; by default a 503 would be retried ten times
        undici: upstream as unknown as { request: Dispatcher['request'] }, // reply-from only uses the callback form
      });
      // not async: no promise is created if the caller's identity is cached
      const handler = (request: FastifyRequest, reply: FastifyReply): void => this.pass(request, reply);
      routes.all('/api/*', handler);
      routes.all('/auth/*', handler);
    });
  }

  private pass(request: FastifyRequest, reply: FastifyReply): void {
    if (this.reads.serves(request)) {
      this.reads.answer(request, reply).catch((error: unknown) => this.unreachable(reply, error));
      return;
    }
    const path = pathOf(request);
    const owned = this.services.ownerAndTarget(path);
    if (!owned) throw new DomainError('not_found', 'There is nothing at this address.');
    const forward = (own: Forwarded['own']) => void this.forward(request, reply, { ...owned, path, own });
    if (BY_COOKIE.test(path)) return forward(cookiesOf(request));
    const known = this.sessions.known(request);
    if (known) return forward(ownOf(known, request, path));
    this.sessions
      .of(request)
      .then((exchanged) => forward(ownOf(exchanged, request, path)))
      .catch((error: unknown) => void reply.send(error));
  }

  /** @param again the call failed once already */
  private forward(
    request: FastifyRequest,
    reply: FastifyReply,
    call: Forwarded,
    again = false,
  ): FastifyReply {
    const span = this.tracing.begin(`${request.method} svc-${call.owner}`, {
      kind: 'client',
      from: placeOf(request) ?? null,
      facts: { 'http.request.method': request.method, 'server.address': `svc-${call.owner}` },
    });
    const own = { ...call.own, traceparent: toTraceparent(span.place) };
    return reply.from(call.target, {
      timeout: TIMEOUT_MS,
      ...bodyFor(request, call.path),
      rewriteRequestHeaders: (_raw, headers) => forwardedHeaders(headers, request, own),
      onResponse: (_request, answer, upstream) => {
        endOf(span, answer.statusCode);
        this.afterChange(call.owner, request, answer.statusCode);
        if (!answer.hasHeader('cache-control')) answer.header('cache-control', 'no-store'); // it may be personal
        const { stream: body } = upstream as unknown as { stream: AnswerBody };
        answer.send(body instanceof WholeBody ? body.bytes : body);
      },
      onError: (answer, { error }) => {
        span.end({}, causeOf(error));
        if (again || !isRepeatable(request, error))
          return void this.unreachable(answer as FastifyReply, error);
        setTimeout(() => void this.forward(request, reply, call, true), REPEAT_AFTER_MS);
      },
    });
  }

  private unreachable(reply: FastifyReply, error: unknown): FastifyReply {
    const { request } = reply;
    const owner = this.services.ownerAndTarget(pathOf(request))?.owner;
    const problem = problemOf(error, String(request.id));
    logProblem(this.log, request, problem, error, { ...(owner && { owner }) });
    return answerProblem(reply, problem);
  }

  /**
   * What this gateway caches may be outdated by a change that went through it; a change that was refused changes
   * nothing.
   */
  private afterChange(owner: string, request: FastifyRequest, status: number): void {
    const read = request.method === 'GET' || request.method === 'HEAD';
    const refused = status >= 400 && status < 500;
    if (owner === 'catalog' && !read && !refused) this.reads.clear();
    if (owner === 'auth' && (!read || request.url.startsWith('/auth/')))
      this.sessions.forgetSessionsOf(request);
  }
}

const ownOf = (exchanged: Exchanged, request: FastifyRequest, path: string): Forwarded['own'] => ({
  ...authorizationOf(exchanged, path),
  ...(WITH_COOKIES.test(path) && cookiesOf(request)),
});

function authorizationOf({ token, identity }: Exchanged, path: string): { authorization?: string } {
  if (isUpload(path)) allow('staff', identity); // a large body has to be somebody's before it takes up room
  return token ? { authorization: `Bearer ${token}` } : {};
}

const cookiesOf = ({ headers: { cookie } }: FastifyRequest): { cookie?: string } =>
  cookie ? { cookie } : {};

/** Ends a span with the status of the owner's answer; 5xx is an error. */
const endOf = (span: Span, status: number): void =>
  span.end({ 'http.response.status_code': status }, status >= 500 ? String(status) : undefined);

const causeOf = (error: Error): unknown => error.cause ?? error;

/** A streamed file cannot be sent again: the first attempt has consumed it. */
function isRepeatable({ body, method, headers }: FastifyRequest, error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  const whole = body === undefined || Buffer.isBuffer(body);
  return whole && mayRepeat({ method, idempotencyKey: headers['idempotency-key'] }, cause?.code);
}

/** 502 when the owner is away, 504 when it takes too long; the problem does not name the owner's address. */
function problemOf(error: unknown, requestId: string): Problem {
  const { code, name, cause } = error as { code?: string | number; name?: string; cause?: unknown };
  if (cause instanceof DomainError) return toProblem(cause, requestId);
  const late = /timeout/i.test(`${code} ${name}`); // an ended wait has a number for its code
  const problem = toProblem(
    new DomainError(
      'unavailable',
      'This part of the product does not answer at the moment. Please try again.',
    ),
    requestId,
  );
  return { ...problem, status: late ? 504 : 502 };
}
