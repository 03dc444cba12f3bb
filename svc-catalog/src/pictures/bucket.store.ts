import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { PictureStore, type StoredFile } from './picture.store.js';

export interface BucketOptions {
  bucket: string;
  region: string;
  /** Where the store is, if it is not Amazon's. */
  endpoint?: string | undefined;
  /** Without them the machine's own role, or whatever else the client finds. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Of the client only what is used here; it is loaded only where a bucket is configured. */
type Commands = Pick<
  typeof import('@aws-sdk/client-s3'),
  'GetObjectCommand' | 'HeadObjectCommand' | 'PutObjectCommand'
>;

/** A bucket of Amazon S3, or of any store that speaks its protocol. */
export class BucketStore extends PictureStore {
  private constructor(
    private readonly client: S3Client,
    private readonly commands: Commands,
    private readonly bucket: string,
  ) {
    super();
  }

  static async open({ bucket, region, endpoint, credentials }: BucketOptions): Promise<BucketStore> {
    const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
    const client = new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
    });
    return new BucketStore(client, commands, bucket);
  }

  async put(key: string, body: Buffer, type: string): Promise<void> {
    const { PutObjectCommand } = this.commands;
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: body, ContentType: type }));
  }

  async get(key: string): Promise<StoredFile | undefined> {
    const { GetObjectCommand } = this.commands;
    const found = await this.client.send(new GetObjectCommand(this.at(key))).catch(unlessMissing);
    if (!found?.Body) return undefined;
    return {
      body: found.Body as Readable, // what the client answers in Node
      type: found.ContentType ?? 'application/octet-stream',
      length: found.ContentLength ?? 0,
    };
  }

  async has(key: string): Promise<boolean> {
    const { HeadObjectCommand } = this.commands;
    return (await this.client.send(new HeadObjectCommand(this.at(key))).catch(unlessMissing)) !== undefined;
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }
}

function unlessMissing(error: unknown): undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode !== 404) throw error;
}
