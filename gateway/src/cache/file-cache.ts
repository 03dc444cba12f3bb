import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { contentTag } from '@safari/service-kit/process';
import type { FastifyReply } from 'fastify';
import { compress } from './compressed.js';
import type { Encoding, Keeper, KeptAnswer } from './kept-answers.js';

const MAX_FILE_BYTES = 512 * 1024;
/** Includes the compressed copies; far more than shell, remotes and pictures have. */
const MAX_BYTES = 48 * 1024 * 1024;
const TEXT = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;
const COMPRESSED = /\.(?:br|gz)$/;
const ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * Keeps whole files in memory from their first request on, which do not change while this process lives: a page takes
 * some forty, and each would otherwise cost a walk through folders and a stream.
 */
@Injectable()
export class FileCache implements Keeper {
  private readonly files = new Map<string, KeptAnswer>();
  private readonly reading = new Set<string>();
  private bytes = 0;

  /** A request for a range takes the normal path. */
  kept({ url = '', headers }: Parameters<Keeper['kept']>[0]): KeptAnswer | undefined {
    return headers.range === undefined ? this.files.get(url) : undefined;
  }

  /**
   * Keeps a file, once it was sent whole, under the address at which it was asked for.
   * @param path where it was found, itself or compressed
   */
  keepOnceSent(reply: FastifyReply, path: string): void {
    const { method, url } = reply.request;
    if (method !== 'GET' || url.includes('?')) return;
    reply.raw.once('finish', () => {
      if (reply.statusCode !== 200 || this.files.has(url) || this.reading.has(url)) return;
      this.reading.add(url);
      void this.keep(url, path.replace(COMPRESSED, ''), reply)
        .catch(() => undefined) // it is sent as before
        .finally(() => this.reading.delete(url));
    });
  }

  private async keep(url: string, path: string, reply: FastifyReply): Promise<void> {
    const identity = await readFile(path);
    if (identity.length > MAX_FILE_BYTES) return;
    const type = String(reply.getHeader('content-type'));
    const bodies = { identity, ...(TEXT.test(type) && (await compressed(path, identity))) };
    const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
    if (this.bytes + bytes > MAX_BYTES) return;
    this.bytes += bytes;
    this.files.set(url, {
      headers: {
        'content-type': type,
        'cache-control': String(reply.getHeader('cache-control')),
        vary: 'accept-encoding',
      },
      etag: contentTag(identity),
      bodies,
    });
  }
}

/** The build's own compressed files where there are any, else compressed here. */
async function compressed(path: string, whole: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gzip] = await Promise.all(
    (['br', 'gzip'] as const).map((encoding) =>
      readFile(path + ENDING[encoding]).catch(() => compress[encoding](whole)),
    ),
  );
  return { br: br ?? whole, gzip: gzip ?? whole };
}
