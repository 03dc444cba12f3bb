import { Injectable } from '@nestjs/common';
import { AnswerCache } from '../cache/answer-cache.js';
import { keptAnswer, QUICK_BROTLI } from '../cache/compressed.js';
import type { KeptAnswer } from '../cache/kept-answers.js';
import { GatewayConfig } from '../config.js';
import { drawnPagePolicy } from '../defence/secure-headers.js';
import { hashOf } from '../drawing/drawn-page.rules.js';
import { ShellPage } from '../pages/shell-page.js';
import type { Merged } from './merge.rules.js';
import { ReferenceDocument } from './reference.document.js';
import { referencePage } from './reference.page.js';
import { REFERENCE_STYLE } from './reference.style.js';

const HEADERS = { 'cache-control': 'no-cache', vary: 'accept-encoding', 'x-robots-tag': 'noindex' };

/**
 * The description of all calls as it goes over the wire: half a megabyte, which is written and compressed once and not
 * for each who asks.
 */
@Injectable()
export class ReferenceAnswers {
  private readonly documents = new AnswerCache<KeptAnswer>({
    ttlMs: Number.POSITIVE_INFINITY,
    maxEntries: 1,
  });
  private readonly pages = new AnswerCache<KeptAnswer>({ ttlMs: Number.POSITIVE_INFINITY, maxEntries: 1 });

  constructor(
    private readonly config: GatewayConfig,
    private readonly reference: ReferenceDocument,
    private readonly shell: ShellPage,
  ) {}

  /** @throws DomainError `unavailable` until every service has answered once */
  async document(): Promise<KeptAnswer> {
    const { json, etag } = await this.reference.read();
    return this.documents.read(etag, () => kept(json, { 'content-type': 'application/json; charset=utf-8' }));
  }

  /** @throws DomainError as `document` */
  async page(): Promise<KeptAnswer> {
    const { json, etag } = await this.reference.read();
    const styleSheets = await this.shell.styleSheets();
    return this.pages.read([etag, ...styleSheets].join(' '), () =>
      kept(referencePage(JSON.parse(json) as Merged, { brand: this.config.brand.name, styleSheets }), {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': drawnPagePolicy([hashOf(REFERENCE_STYLE)]),
      }),
    );
  }
}

const kept = (text: string, headers: KeptAnswer['headers']): Promise<KeptAnswer> =>
  keptAnswer(Buffer.from(text), { ...HEADERS, ...headers }, QUICK_BROTLI);
