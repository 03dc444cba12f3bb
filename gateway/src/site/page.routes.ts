import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import { Injectable } from '@nestjs/common';
import { DomainError, escapeHtml } from '@safari/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { contentSecurityPolicy, newNonce } from '../defence/secure-headers.js';
import { SessionExchange } from '../identity/session-exchange.js';
import { callsOf, partsOf } from '../pages/first-needs.rules.js';
import { headOf } from '../pages/head.rules.js';
import { hintsOf } from '../pages/hints.rules.js';
import { Pages } from '../pages/pages.js';
import { shellSource } from '../remotes/front-ends.js';
import { Remotes } from '../remotes/remotes.js';
import type { OwnedRoute, RouteTable } from '../remotes/route-table.js';
import { ShellPage } from './shell-page.js';

/** Everything else is a page of the shell, or one of the few files at its root. */
@Injectable()
export class PageRoutes {
  constructor(
    private readonly config: GatewayConfig,
    private readonly shell: ShellPage,
    private readonly pages: Pages,
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
      if ('address' in shell)
        await routes.register(replyFrom, { base: shell.address, disableRequestLogging: true });
      else if (existsSync(shell.folder))
        await routes.register(files, { root: resolve(shell.folder), serve: false });
      routes.get('/*', (request, reply) => this.answer(request, reply));
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/', query] = request.url.split('?', 2);
    const file = decoded(path);
    if (file === undefined) throw new DomainError('not_found', 'There is nothing at this address.');
    const table = await this.remotes.table();
    const owned = table.at(path);
    if (!owned && isFile(file)) return this.file(file, request, reply);
    return this.page(table, owned, new URLSearchParams(query), request, reply);
  }

  private async page(
    table: RouteTable,
    owned: OwnedRoute | undefined,
    query: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { site } = this.pages;
    const { customer, staff } = this.sessions.sessions(request);
    const visitor = { customer: customer !== undefined, staff: staff !== undefined };
    const page = await this.pages.of(table, owned, query);
    const needs = {
      parts: partsOf(table, owned, visitor),
      calls: callsOf(table, owned, visitor, query),
      picture: page.picture,
    };
    const nonce = newNonce();
    const html = await this.shell.with({
      nonce,
      brand: escapeHtml(site.brand.name),
      tags: headOf(page, site),
      hints: hintsOf(needs),
    });
    reply.code(page.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(nonce, this.servedByVite),
      ...(!page.indexed && { 'x-robots-tag': 'noindex' }),
    });
    return reply.send(html);
  }

  private file(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const shell = shellSource(this.config);
    if ('address' in shell) return reply.from(request.url, { retriesCount: 0 });
    return reply.header('cache-control', 'no-cache').sendFile(path.slice(1));
  }
}

/** A name with an ending, or what Vite serves in development (`/@vite/client`, `/src/…`). */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,12}$/i.test(path) || path.startsWith('/@');

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
