import { once } from 'node:events';
import { mkdtemp, open, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { pictureSet, type UploadedPicture } from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
import S3rver from 's3rver';
import sharp from 'sharp';
import { BucketStore } from '../src/pictures/bucket.store.js';
import { FolderStore } from '../src/pictures/folder.store.js';
import type { PictureStore } from '../src/pictures/picture.store.js';
import { staff, startCatalog } from './catalog.js';
import { photograph } from './photographs.js';

const BUCKET = 'pictures';
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'picture-store-'));

let objects: S3rver;
let endpoint: string;
beforeAll(async () => {
  objects = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await folder(),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  endpoint = `http://127.0.0.1:${(await objects.run()).port}`;
});
afterAll(() => objects.close());

const stores: Record<string, () => Promise<PictureStore>> = {
  'a folder': async () => FolderStore.open(join(await folder(), 'made', 'when', 'needed')),
  'a bucket': () => BucketStore.open({ bucket: BUCKET, region: 'eu-north-1', endpoint, credentials: KEYS }),
};

describe.each(Object.entries(stores))('%s of pictures', (_, open) => {
  it('gives back what was put into it, with its type', async () => {
    const store = await open();
    await store.put('lion.webp', Buffer.from('roar'), 'image/webp');
    await store.put('lion.webp', Buffer.from('roar'), 'image/webp');
    const file = await store.get('lion.webp');
    expect([file?.type, file?.length]).toEqual(['image/webp', 4]);
    expect(file && (await buffer(file.body)).toString()).toBe('roar');
  });

  it('has nothing where nothing was put', async () => {
    expect(await (await open()).get('unicorn.webp')).toBeUndefined();
  });
});

describe('a folder of pictures', () => {
  it('keeps nothing of a file that could not be finished', async () => {
    const path = await folder();
    const store = await FolderStore.open(path);
    const unwritable = store.put('no/such/folder.webp', Buffer.from('roar'));
    await expect(unwritable).rejects.toThrow('ENOENT');
    expect(await readdir(path)).toEqual([]);
  });

  it('has a picture on the disk, itself and then its name, before it is kept', async () => {
    const path = await folder();
    const store = await FolderStore.open(path);
    const any = await open(path);
    await any.close();
    const handles = Object.getPrototypeOf(any) as typeof any;
    const sync = Object.getOwnPropertyDescriptor(handles, 'sync')?.value as () => Promise<void>;
    const synced: string[] = [];
    jest.spyOn(handles, 'sync').mockImplementation(async function (this: typeof any) {
      const isFolder = (await this.stat()).isDirectory();
      synced.push(isFolder ? `the folder with ${(await readdir(path)).join()}` : 'the file');
      return sync.call(this);
    });
    await store.put('lion.webp', Buffer.from('roar')).finally(() => jest.restoreAllMocks());
    expect(synced).toEqual(['the file', 'the folder with lion.webp']);
  });

  it('is rid at the start of what a killed process had begun, and of nothing that is being written or is done', async () => {
    const path = await folder();
    const names = ['.begun-long-ago.part', '.begun-just-now.part', 'elephant.webp'];
    for (const name of names) await writeFile(join(path, name), 'roar');
    const longAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
    for (const name of ['.begun-long-ago.part', 'elephant.webp'])
      await utimes(join(path, name), longAgo, longAgo);
    await FolderStore.open(path);
    expect((await readdir(path)).sort()).toEqual(['.begun-just-now.part', 'elephant.webp']);
  });

  it('stops the service at its start where it cannot be written to', async () => {
    const file = join(await folder(), 'a-file');
    await writeFile(file, '');
    await expect(FolderStore.open(join(file, 'pictures'))).rejects.toThrow(/^PICTURES_DIR is no folder/);
  });
});

const startWithBucket = (at: string) =>
  startCatalog({
    PICTURES_DIR: '',
    PICTURES_S3_BUCKET: BUCKET,
    PICTURES_S3_REGION: 'eu-north-1',
    PICTURES_S3_ENDPOINT: at,
    PICTURES_S3_ACCESS_KEY: KEYS.accessKeyId,
    PICTURES_S3_SECRET_KEY: KEYS.secretAccessKey,
  });

const upload = async (app: TestService) =>
  app.post<UploadedPicture>('/api/pictures', await photograph(1200, 800).jpeg().toBuffer(), staff, {
    'content-type': 'image/jpeg',
  });

it('keeps uploads in a bucket where one is configured', async () => {
  const app = await startWithBucket(endpoint);
  try {
    const { status, body } = await upload(app);
    expect(status).toBe(201);
    const [narrowest] = pictureSet(body.imageUrl).scaled;
    const answer = await app.app.inject({ method: 'GET', url: narrowest?.url ?? '' });
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 });
  } finally {
    await app.close();
  }
});

it('needs no right to list the bucket, without which S3 forbids what is not there', async () => {
  const kept = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = request.url?.split('?') ?? [];
    const sent = await buffer(request);
    const found = kept.get(path);
    if (request.method === 'PUT') kept.set(path, sent);
    else if (request.method !== 'GET' || !found) response.statusCode = 403;
    response.end(request.method === 'GET' ? found : undefined);
  };
  const strict = createServer((request, response) => void answer(request, response));
  strict.listen(0, '127.0.0.1');
  await once(strict, 'listening');
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const app = await startWithBucket(`http://127.0.0.1:${(strict.address() as AddressInfo).port}`);
  try {
    const { status, body } = await upload(app);
    expect([status, kept.size]).toEqual([201, 4]);
    expect((await app.app.inject({ method: 'GET', url: body.imageUrl })).statusCode).toBe(200);
    const missing = `/pictures/uploads/${'0'.repeat(32)}-480.webp`;
    expect((await app.app.inject({ method: 'GET', url: missing })).statusCode).toBe(404);
    expect(warn.mock.calls.flat().join()).toContain(`${'0'.repeat(32)}-480.webp`);
  } finally {
    await app.close();
    strict.close();
    strict.closeAllConnections();
    warn.mockRestore();
  }
});
