import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import replyFrom from '@fastify/reply-from';
import files from '@fastify/static';
import { Injectable, Logger } from '@nestjs/common';
import { isUploadName, RENEWED, uploadAddress } from '@safari/contracts';
import { DomainError } from '@safari/service-kit/process';
import type { FastifyInstance } from 'fastify';
import { FileCache } from '../cache/file-cache.js';
import { GatewayConfig } from '../config.js';
import { ShellPage } from '../pages/shell-page.js';
import {
  picturesSource,
  remoteBase,
  remoteSources,
  type Source,
  shellSource,
} from '../remotes/front-ends.js';
import { Remotes } from '../remotes/remotes.js';
import { Services } from '../routes/services.js';
import { FILE_REQUEST, fileServer } from './file-servers.js';

/** svc-catalog may have to ask a bucket. */
const BUCKET_TIMEOUT_MS = 10_000;
/** Vite builds a file when it is first asked for. */
const VITE_TIMEOUT_MS = 60_000;
const RENEWAL = new RegExp(`^${RENEWED}\\d+/`);
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

interface Serving {
  /** Whose files they are. */
  frontEnd?: string;
  /** The server behind an address knows the files under the same path (else at its root). */
  keepPath: boolean;
  /** The files are found once more below `RENEWED`. */
  renewals?: boolean;
  /** What is said in `cache-control` of a file, by its path from the front end's root. */
  caching: (path: string) => string;
}

/** The files of shell, remotes and pictures, from folders or from the servers that have them. */
@Injectable()
export class FileRoutes {
  private readonly log = new Logger('Files');

  constructor(
    private readonly config: GatewayConfig,
    private readonly services: Services,
    private readonly cache: FileCache,
    private readonly remotes: Remotes,
    private readonly shell: ShellPage,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    const shell = shellSource(this.config);
    const assets: Source = 'folder' in shell ? { folder: join(shell.folder, 'assets') } : shell;
    await this.serve(server, '/assets/', assets, {
      frontEnd: 'shell',
      keepPath: true,
      caching: () => FOR_EVER,
    });
    for (const [remote, source] of remoteSources(this.config)) {
      await this.serve(server, remoteBase(remote), source, {
        frontEnd: remote,
        keepPath: this.config.SCREENS_BY_VITE,
        renewals: true,
        caching: (path) => (path.startsWith('assets/') ? FOR_EVER : ASK_AGAIN),
      });
    }
    await this.serve(server, '/pictures/', picturesSource(this.config), {
      keepPath: true,
      caching: () => AN_HOUR,
    });
    await this.serveUploads(server);
  }

  private async serve(
    server: FastifyInstance,
    prefix: string,
    source: Source,
    serving: Serving,
  ): Promise<void> {
    if ('address' in source) return this.fetchFrom(server, prefix, source.address, serving);
    const { renewals = false, caching } = serving;
    const root = resolve(source.folder);
    if (!existsSync(root)) {
      this.log.error(`${root} is not there: ${prefix} answers 404 until the gateway starts again`);
      server.get(`${prefix}*`, () => {
        throw new DomainError('not_found', 'This part of the product is not installed.');
      });
      return;
    }
    for (const path of renewals ? [prefix, `${prefix}${RENEWED}:time/`] : [prefix])
      await server.register(files, {
        root,
        prefix: path,
        decorateReply: false,
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const said = caching(relative(root, file).replaceAll('\\', '/'));
          reply.header('cache-control', said);
          const stays = said !== ASK_AGAIN && path === prefix && !this.config.SCREENS_BY_VITE;
          if (stays) this.cache.keepOnceSent(reply, file);
        },
      });
  }

  /** Serves pictures that staff uploaded, from the service that stores them; without the identity of the caller. */
  private async serveUploads(server: FastifyInstance): Promise<void> {
    await server.register(async (routes) => {
      const base = this.services.addresses.catalog;
      await routes.register(replyFrom, fileServer(base, { timeoutMs: BUCKET_TIMEOUT_MS }));
      routes.get<{ Params: { name: string } }>(uploadAddress(':name'), ({ params: { name } }, reply) => {
        if (!isUploadName(name)) throw DomainError.notFound('The picture');
        return reply.from(uploadAddress(name), FILE_REQUEST);
      });
    });
  }

  private async fetchFrom(
    server: FastifyInstance,
    prefix: string,
    address: string,
    { frontEnd, keepPath }: Serving,
  ): Promise<void> {
    const isNamed = async (file: string) => frontEnd !== undefined && this.isNamed(frontEnd, file);
    const timeout = this.config.SCREENS_BY_VITE ? { timeoutMs: VITE_TIMEOUT_MS } : {};
    await server.register(async (routes) => {
      await routes.register(replyFrom, fileServer(address, { ...timeout, isNamed }));
      routes.get(`${prefix}*`, (request, reply) => {
        const path = request.url.slice(prefix.length).replace(RENEWAL, '');
        return reply.from((keepPath ? prefix : '/') + path, FILE_REQUEST);
      });
    });
  }

  /** Whether a page or a manifest that this gateway knows of names the file. */
  private async isNamed(frontEnd: string, file: string): Promise<boolean> {
    if ((await this.remotes.table()).names(frontEnd, file)) return true;
    return frontEnd === 'shell' && (await this.shell.names(file));
  }
}
