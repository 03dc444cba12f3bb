import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Bucket, PicturePlace } from './backup-settings.js';

/** The store of svc-catalog's uploaded pictures. The content of a name never changes. */
export interface PictureFiles {
  names(): Promise<string[]>;
  read(name: string): Promise<Readable>;
  /** Atomic. */
  write(name: string, file: string): Promise<void>;
}

/** The names of svc-catalog's pictures; a file that is still being written begins with a dot. */
const NAME = /^[0-9a-f]{32}-(?:\d{1,4}\.webp|share\.jpg)$/;

export function openPictures(place: PicturePlace): Promise<PictureFiles> {
  return 'bucket' in place ? inBucket(place) : Promise.resolve(inFolder(place.folder));
}

function inFolder(folder: string): PictureFiles {
  return {
    names: async () =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => NAME.test(name))
            .sort()
        : [],
    read: async (name) => createReadStream(join(folder, name)),
    write: async (name, file) => {
      mkdirSync(folder, { recursive: true });
      const part = join(folder, `.${name}.part`);
      await pipeline(createReadStream(file), createWriteStream(part, { flush: true }));
      renameSync(part, join(folder, name));
    },
  };
}

/** The S3 client is large, so it is loaded only if a bucket is configured. */
async function inBucket({ bucket: Bucket, region, endpoint, credentials }: Bucket): Promise<PictureFiles> {
  const { S3Client, GetObjectCommand, PutObjectCommand, paginateListObjectsV2 } = await import(
    '@aws-sdk/client-s3'
  );
  const client: S3Client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
  return {
    names: async () => {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        names.push(...Contents.flatMap(({ Key }) => (Key && NAME.test(Key) ? [Key] : [])));
      }
      return names.sort();
    },
    read: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Body as Readable; // the client's type in Node
    },
    write: async (Key, file) => {
      const { buffer } = await import('node:stream/consumers');
      const Body = await buffer(createReadStream(file));
      const ContentType = Key.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
  };
}

/** The uploaded pictures that a line of rows refers to. */
export function picturesNamedIn(line: string): string[] {
  return [...line.matchAll(/\/pictures\/uploads\/([0-9a-f]{32}-\d{1,4}\.webp)/g)].map(
    ([, name = '']) => name,
  );
}

export const pictureFile = (folder: string, name: string): string => join(folder, 'pictures', name);
