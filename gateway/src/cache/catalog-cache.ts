import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { EventFeed } from '../events/event-feed.js';
import { serviceAddresses } from '../routes/service-addresses.js';
import { targetOf } from '../routes/target.rules.js';

const brotli = promisify(brotliCompress);

/** The catalogue as everybody sees it; nothing here depends on who asks. */
const PUBLIC =
  /^\/api\/(?:packages|attractions|guides|artworks|(?:packages|attractions|artworks)\/\d+|artist\/[^/]+\/artworks)$/;
/** Whether a path, with its query, is read by everybody alike. */
export const isPublicRead = (url: string): boolean => PUBLIC.test(url);

/** Should an event be lost, nothing is older than this. */
const CACHED_MS = 60_000;
const MAX_ENTRIES = 500;
const TIMEOUT_MS = 10_000;

interface Kept {
  status: number;
  type: string;
  body: Buffer;
  compressed: Buffer;
  etag: string;
  until: number;
  /** The body as it reads, once somebody here wanted to know. */
  content?: unknown;
}

/**
 * Answers public reads from memory: one call upstream however many ask at once, cleared by every change of the
 * catalogue, 304 for a browser that has it already.
 */
@Injectable()
export class CatalogCache {
  private readonly kept = new Map<string, Kept>();
  private readonly asking = new Map<string, Promise<Kept>>();
  private readonly address: string;

  constructor(config: GatewayConfig, feed: EventFeed) {
    this.address = serviceAddresses(config).catalog;
    feed.onAny(({ type }) => {
      if (type.startsWith('catalog.')) this.clear();
    });
    feed.onGap(() => this.clear());
  }

  serves(request: FastifyRequest): boolean {
    return request.method === 'GET' && isPublicRead(request.url);
  }

  /** Also an answer under way counts as old from now on. */
  clear(): void {
    this.kept.clear();
    this.asking.clear();
  }

  /** @throws what `fetch` throws when the catalogue does not answer and nothing is kept */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const kept = await this.read(request.url);
    reply
      .code(kept.status)
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', 'x-robots-tag': 'noindex' })
      .type(kept.type);
    if (kept.status !== 200) return reply.send(kept.body);
    reply.header('etag', kept.etag);
    if (request.headers['if-none-match']?.includes(kept.etag)) return reply.code(304).send();
    const squeezed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (squeezed) reply.header('content-encoding', 'br');
    return reply.send(squeezed ? kept.compressed : kept.body);
  }

  /**
   * What a public read says, for this gateway's own use; undefined for any answer but 200.
   * @throws like `answer`, and when the answer is not JSON
   */
  async content(url: string): Promise<unknown> {
    const kept = await this.read(url);
    if (kept.status !== 200) return undefined;
    kept.content ??= JSON.parse(kept.body.toString());
    return kept.content;
  }

  private read(url: string): Promise<Kept> {
    const kept = this.kept.get(url);
    if (kept && kept.until > Date.now()) return Promise.resolve(kept);
    const under = this.asking.get(url);
    if (under) return under;
    const asking: Promise<Kept> = this.ask(url)
      .then((answer) => {
        if (this.asking.get(url) === asking && answer.status === 200) this.remember(url, answer);
        return answer;
      })
      .finally(() => {
        if (this.asking.get(url) === asking) this.asking.delete(url);
      });
    this.asking.set(url, asking);
    return asking;
  }

  private async ask(url: string): Promise<Kept> {
    const answer = await fetch(targetOf(this.address, url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'application/json',
      body,
      compressed: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      until: Date.now() + CACHED_MS,
    };
  }

  private remember(url: string, answer: Kept): void {
    if (this.kept.size >= MAX_ENTRIES) this.kept.clear();
    this.kept.set(url, answer);
  }
}
