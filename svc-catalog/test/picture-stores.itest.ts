import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pictureSet, type UploadedPicture } from '@safari/contracts';
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
    expect(await store.has('lion.webp')).toBe(false);
    await store.put('lion.webp', Buffer.from('roar'), 'image/webp');
    expect(await store.has('lion.webp')).toBe(true);
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

  it('stops the service at its start where it cannot be written to', async () => {
    const file = join(await folder(), 'a-file');
    await writeFile(file, '');
    await expect(FolderStore.open(join(file, 'pictures'))).rejects.toThrow(/^PICTURES_DIR is no folder/);
  });
});

it('keeps uploads in a bucket where one is configured', async () => {
  const app = await startCatalog({
    PICTURES_DIR: '',
    PICTURES_S3_BUCKET: BUCKET,
    PICTURES_S3_REGION: 'eu-north-1',
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_ACCESS_KEY: KEYS.accessKeyId,
    PICTURES_S3_SECRET_KEY: KEYS.secretAccessKey,
  });
  try {
    const { status, body } = await app.call<UploadedPicture>({
      method: 'POST',
      url: '/api/pictures',
      as: staff,
      body: await photograph(1200, 800).jpeg().toBuffer(),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(status).toBe(201);
    const [narrowest] = pictureSet(body.imageUrl).scaled;
    const answer = await app.app.inject({ method: 'GET', url: narrowest?.url ?? '' });
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 });
  } finally {
    await app.close();
  }
});
