import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import { Injectable } from '@nestjs/common';
import { DomainError, escapeHtml, RETRY_AFTER_SECONDS } from '@safari/service-kit/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyKept } from '../cache/kept-answers.js';
import { GatewayConfig } from '../config.js';
import { decodedPath } from '../defence/address.rules.js';
import { isPageVisit } from '../defence/addresses.js';
import { contentSecurityPolicy, newNonce } from '../defence/secure-headers.js';
import { DrawnPages, HEADERS_OF_PAGES, type Visit } from '../drawing/drawn-pages.js';
import { languageOf } from '../drawing/language.rules.js';
import { SessionExchange } from '../identity/session-exchange.js';
import { canonicalAddress } from '../pages/canonical.rules.js';
import { callsOf, partsOf, type Visitor } from '../pages/first-needs.rules.js';
import { headOf } from '../pages/head.rules.js';
import { hintsOf } from '../pages/hints.rules.js';
import { Pages } from '../pages/pages.js';
import { ShellPage } from '../pages/shell-page.js';
import { shellSource } from '../remotes/front-ends.js';
import { Remotes } from '../remotes/remotes.js';
import { FILE_REQUEST, fileServer } from './file-servers.js';

/** The shell's page before anything is filled in, which is not sent to anybody. */
const BUILT_PAGE = '/index.html';
const LOOK_TIMEOUT_MS = 1_000;

/** Everything else is a page of the shell, or one of the few files at its root. */
@Injectable()
export class PageRoutes {
  constructor(
    private readonly config: GatewayConfig,
    private readonly shell: ShellPage,
    private readonly pages: Pages,
    private readonly drawn: DrawnPages,
    private readonly remotes: Remotes,
    private readonly sessions: SessionExchange,
  ) {}

  /** Vite's development server needs a looser policy; built pages never get it. */
  private get servedByVite(): boolean {
    return this.config.SCREENS_BY_VITE && 'address' in shellSource(this.config);
  }

  register(server: FastifyInstance): void {
    const shell = shellSource(this.config);
    void server.register(async (routes) => {
      if ('address' in shell) await routes.register(replyFrom, fileServer(shell.address));
      else if (existsSync(shell.folder))
        await routes.register(files, { root: resolve(shell.folder), serve: false });
      routes.get('/*', (request, reply) => this.answer(request, reply));
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/', query] = request.url.split('?', 2);
    const file = decodedPath(path);
    if (file === undefined) throw new DomainError('not_found', 'There is nothing at this address.');
    if (file === BUILT_PAGE)
      return reply.headers(HEADERS_OF_PAGES).redirect(request.url.replace(path, '/'), 301);
    const table = await this.remotes.table();
    const owned = table.at(path);
    const isOnlyFile = !owned && isFile(file);
    if (isOnlyFile && (!isPageVisit(request.raw) || (await this.hasFile(path, file))))
      return this.file(file, request, reply);
    const { customer, staff } = this.sessions.sessions(request);
    const visitor = { customer: customer !== undefined, staff: staff !== undefined };
    const visit = {
      table,
      owned,
      address: request.url,
      query: new URLSearchParams(query),
      language: languageOf(request.headers.cookie, request.headers['accept-language']),
      hasSession: visitor.customer,
    };
    reply.headers(HEADERS_OF_PAGES);
    const drawn = await this.drawn.of(visit);
    return drawn ? replyKept(request, reply, drawn) : this.page(visit, visitor, reply);
  }

  /** A page that the browser draws. */
  private async page(visit: Visit, visitor: Visitor, reply: FastifyReply): Promise<FastifyReply> {
    const { table, owned, address, query, language, hasSession } = visit;
    const { site } = this.pages;
    const page = await this.pages.of(table, owned, query, language);
    const moved = canonicalAddress(page, table, address);
    // looked at again each time, as every page: a thing may get its former name back
    if (moved !== undefined) return reply.redirect(moved, 301);
    const needs = {
      parts: partsOf(table, owned, visitor, language, query),
      calls: callsOf(table, owned, visitor, query),
      picture: page.picture,
    };
    const nonce = newNonce();
    const html = await this.shell.with({
      language,
      nonce,
      brand: escapeHtml(site.brand.name),
      tags: headOf(page, site, { language, hasSession }),
      hints: hintsOf(needs),
    });
    reply.code(page.status).headers({
      'content-security-policy': contentSecurityPolicy(nonce, this.servedByVite),
      ...(!page.indexed && { 'x-robots-tag': 'noindex' }),
      ...(page.status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    });
    return reply.send(html);
  }

  /** Behind a server of its own a file counts as existing unless the answer is 404. */
  private async hasFile(path: string, file: string): Promise<boolean> {
    const shell = shellSource(this.config);
    if ('folder' in shell) {
      const found = await stat(join(shell.folder, file)).catch(() => undefined);
      return found?.isFile() === true;
    }
    const answer = await fetch(shell.address + path, {
      method: 'HEAD',
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    }).catch(() => undefined);
    return answer?.status !== 404;
  }

  private file(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const shell = shellSource(this.config);
    if ('address' in shell) return reply.from(request.url, FILE_REQUEST);
    return reply.header('cache-control', 'no-cache').sendFile(path.slice(1));
  }
}

/** A name with an ending, or what Vite serves in development (`/@vite/client`, `/src/…`). */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,12}$/i.test(path) || path.startsWith('/@');
