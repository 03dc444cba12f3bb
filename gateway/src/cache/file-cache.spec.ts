import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@safari/service-kit/testing';
import { fastify, type InjectOptions } from 'fastify';
import { FileCache } from './file-cache.js';

/** Enough of these to fill the cache. */
const FILES = 96;
const LARGE = Buffer.alloc(512 * 1024, 'a');

const server = fastify();
const cache = new FileCache();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'safari-files-'));
  for (const name of ['often.webp', 'other.webp']) writeFileSync(join(folder, name), LARGE);
  server.get('/:name', (request, reply) => {
    cache.keepOnceSent(reply, join(folder, request.url));
    return reply.type('image/webp').header('cache-control', 'no-cache').send(LARGE);
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kept = (url: string) => cache.kept({ url, headers: {} });
const ask = async (url: string, method: InjectOptions['method'] = 'GET') => {
  await server.inject({ method, url });
  await readFile(join(folder, url)); // which the cache has read by then
};
const isKept = (url: string) =>
  eventually('it is kept', async () => {
    await ask(url);
    return kept(url);
  });

it('a file takes room once, however often it is sent past the cache', async () => {
  await ask('/often.webp', 'HEAD');
  expect((await isKept('/often.webp'))?.bodies.identity).toHaveLength(LARGE.length);
  for (const method of ['HEAD', 'GET'] as const)
    for (let turn = 0; turn < FILES; turn += 1) await ask('/often.webp', method);
  await isKept('/other.webp');
});
