import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import { Injectable } from '@nestjs/common';
import { screenAt } from '@safari/contracts';
import { Refusal } from '@safari/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { contentSecurityPolicy, newNonce } from '../defence/secure-headers.js';
import { shellSource } from './front-ends.js';
import { ShellPage } from './shell-page.js';

/** Everything else is a screen of the shell, or one of the few files at its root. */
@Injectable()
export class PageRoutes {
  constructor(
    private readonly config: GatewayConfig,
    private readonly page: ShellPage,
  ) {}

  /** Vite's development server needs a looser policy; built pages never get it. */
  private get servedByVite(): boolean {
    return this.config.NODE_ENV === 'development' && 'address' in shellSource(this.config);
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
    const path = decodedPath(request.url);
    if (path === undefined) throw new Refusal('not_found', 'There is nothing at this address.');
    const screen = screenAt(path);
    if (!screen && isFile(path)) return this.file(path, request, reply);
    const nonce = newNonce();
    reply.code(screen ? 200 : 404).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(nonce, this.servedByVite),
      ...(!screen?.indexed && { 'x-robots-tag': 'noindex' }),
    });
    return reply.send(await this.page.with(nonce));
  }

  private file(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const shell = shellSource(this.config);
    if ('address' in shell) return reply.from(request.url, { retriesCount: 0 });
    return reply.header('cache-control', 'no-cache').sendFile(path.slice(1));
  }
}

/** A name with an ending, or what Vite serves in development (`/@vite/client`, `/src/…`). */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,12}$/i.test(path) || path.startsWith('/@');

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}
