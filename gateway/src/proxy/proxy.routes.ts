import replyFrom from '@fastify/reply-from';
import { Injectable } from '@nestjs/common';
import { DomainError, toProblem } from '@safari/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogCache } from '../cache/catalog-cache.js';
import { GatewayConfig } from '../config.js';
import { SessionExchange } from '../identity/session-exchange.js';
import { sendProblem } from '../problems/answer-problems.js';
import { ownerOf, type Service, serviceAddresses } from '../routes/routing-table.js';
import { forwardedHeaders } from './request-headers.js';
import { refuseTooLarge } from './request-size.js';
import { targetOf } from './target.rules.js';

const TIMEOUT_MS = 30_000;
/** Whoever owns the sessions reads them itself; what staff see of its events asks for an identity, as everywhere. */
const BY_COOKIE = /^\/(?:api\/auth\/(?!dead-letters)|auth\/)/;

/** `/api` and `/auth`: every call goes to its owner, with who stands behind it. */
@Injectable()
export class ProxyRoutes {
  private readonly addresses: Record<Service, string>;

  constructor(
    config: GatewayConfig,
    private readonly sessions: SessionExchange,
    private readonly reads: CatalogCache,
  ) {
    this.addresses = serviceAddresses(config);
  }

  async register(server: FastifyInstance): Promise<void> {
    await server.register(async (routes) => {
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser('*', (_request, body, done) => done(null, body)); // bodies pass through unread
      await routes.register(replyFrom, {
        disableRequestLogging: true,
        undici: { connections: 128, pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
      });
      const handler = (request: FastifyRequest, reply: FastifyReply) => this.pass(request, reply);
      routes.all('/api/*', handler);
      routes.all('/auth/*', handler);
    });
  }

  private async pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (this.reads.serves(request)) {
      return this.reads.answer(request, reply).catch((error: unknown) => unreachable(reply, error));
    }
    const path = request.url.split('?')[0] ?? '';
    refuseTooLarge(path, request.headers['content-length']);
    const owner = ownerOf(path);
    if (!owner) throw new DomainError('not_found', 'There is nothing at this address.');
    const own = BY_COOKIE.test(path) ? this.cookies(request) : await this.authorization(request);
    return reply.from(targetOf(this.addresses[owner], path), {
      timeout: TIMEOUT_MS,
      retriesCount: 0,
      rewriteRequestHeaders: (_raw, headers) => forwardedHeaders(headers, request, own),
      onResponse: (_request, answer, upstream) => {
        this.afterChange(owner, request);
        answer.send((upstream as unknown as { stream: NodeJS.ReadableStream }).stream);
      },
      onError: (answer, { error }) => {
        void unreachable(answer as FastifyReply, error);
      },
    });
  }

  /** What this gateway remembers may be old after a change that went through it. */
  private afterChange(owner: Service, request: FastifyRequest): void {
    const read = request.method === 'GET' || request.method === 'HEAD';
    if (owner === 'catalog' && !read) this.reads.clear();
    if (owner === 'auth' && (!read || request.url.startsWith('/auth/')))
      this.sessions.forgetSessionsOf(request);
  }

  private async authorization(request: FastifyRequest): Promise<{ authorization?: string }> {
    const { token } = await this.sessions.of(request);
    return token ? { authorization: `Bearer ${token}` } : {};
  }

  private cookies(request: FastifyRequest): { cookie?: string } {
    const cookie = request.headers.cookie;
    return cookie ? { cookie } : {};
  }
}

/** 502 when the owner is away, 504 when it takes too long; its address stays ours. */
function unreachable(reply: FastifyReply, error: unknown): FastifyReply {
  reply.request.log.warn({ err: error }, 'an owner did not answer');
  const { code, name } = error as { code?: string; name?: string };
  const late = /timeout/i.test(code ?? name ?? '');
  const problem = toProblem(
    new DomainError(
      'unavailable',
      'This part of the product does not answer at the moment. Please try again.',
    ),
    String(reply.request.id),
  );
  const status = late ? 504 : 502;
  return sendProblem(reply, { ...problem, status });
}
