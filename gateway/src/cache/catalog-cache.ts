import { Injectable } from '@nestjs/common';
import type { EventType } from '@safari/contracts';
import { traceHeaders } from '@safari/service-kit/process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventFeed } from '../events/event-feed.js';
import { repeatedQuestion } from '../repeats/repeated-question.js';
import { pathOf } from '../routes/path-of.js';
import { Services } from '../routes/services.js';
import { AnswerCache } from './answer-cache.js';
import { keptAnswer, QUICK_BROTLI } from './compressed.js';
import { type Keeper, type KeptAnswer, replyKept } from './kept-answers.js';

/** The catalogue as everybody sees it, its reviews and terms; nothing here depends on who asks, or on a query. */
const PUBLIC = new RegExp(
  `^/api/(?:${[
    'packages|attractions|guides|artworks',
    '(?:packages|attractions|artworks)/\\d+',
    'artist/[^/]+/artworks',
    'reviews(?:/(?:package|attraction)/\\d+)?',
    'terms(?:/[a-z]+(?:/\\d{4}-\\d{2}-\\d{2})?)?',
  ].join('|')})$`,
);
/** Whether a path answers everybody alike. */
export const isPublicRead = (path: string): boolean => PUBLIC.test(path);

/** Whether an event can change any of these answers. */
export const changesCatalog = (type: string): boolean =>
  type.startsWith('catalog.') || type.startsWith('booking.review.') || type === ERASED;

/** An erasure takes name and words out of reviews. */
const ERASED: EventType = 'booking.customer.erased.v1';

/** The oldest that an answer gets where an event was lost. */
const CACHED_MS = 60_000;
const MAX_ENTRIES = 500;
const TIMEOUT_MS = 10_000;

interface CachedRead extends KeptAnswer {
  status: number;
  /** The parsed body, once it was asked for in this process. */
  content?: unknown;
}

/**
 * Answers public reads from memory: one call upstream however many ask at once, cleared by every change of the
 * catalogue, 304 for a browser that has it already.
 */
@Injectable()
export class CatalogCache implements Keeper {
  private readonly answers = new AnswerCache<CachedRead>({
    ttlMs: CACHED_MS,
    maxEntries: MAX_ENTRIES,
    isCacheable: ({ status }) => status === 200,
  });

  constructor(
    private readonly services: Services,
    feed: EventFeed,
  ) {
    feed.onAny(({ type }) => {
      if (changesCatalog(type)) this.clear();
    });
    feed.onGap(() => this.clear());
  }

  serves(request: FastifyRequest): boolean {
    return request.method === 'GET' && isPublicRead(pathOf(request));
  }

  /** Also outdates answers that are being fetched. */
  clear(): void {
    this.answers.clear();
  }

  /** @throws what `fetch` throws when the catalogue does not answer and nothing is cached */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const read = await this.read(pathOf(request));
    if (read.status === 200) return replyKept(request, reply, read);
    return reply.code(read.status).headers(read.headers).send(read.bodies.identity);
  }

  kept({ url = '' }: Parameters<Keeper['kept']>[0]): KeptAnswer | undefined {
    const read = this.answers.getCached(url);
    return read?.status === 200 ? read : undefined;
  }

  /**
   * What a public read says, for this gateway's own use; undefined for any answer but 200.
   * @throws like `answer`, and when the answer is not JSON
   */
  async content(url: string): Promise<unknown> {
    const read = await this.read(url);
    if (read.status !== 200) return undefined;
    read.content ??= JSON.parse(read.bodies.identity.toString());
    return read.content;
  }

  private read(url: string): Promise<CachedRead> {
    return this.answers.read(url, () => repeatedQuestion(() => this.ask(url)));
  }

  private async ask(url: string): Promise<CachedRead> {
    const owned = this.services.ownerAndTarget(url);
    if (!owned) throw new Error(`no service answers ${url}`);
    const answer = await fetch(owned.target, {
      headers: traceHeaders(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = {
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-robots-tag': 'noindex',
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    };
    return { status: answer.status, ...(await keptAnswer(body, headers, QUICK_BROTLI)) };
  }
}
