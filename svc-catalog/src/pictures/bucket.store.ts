import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { PictureStore, type StoredFile } from './picture.store.js';

export interface BucketOptions {
  bucket: string;
  region: string;
  /** Where the store is, if it is not Amazon's. */
  endpoint?: string | undefined;
  /** By default the machine's own role, or what else the client finds. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Only what is used of the client, which is loaded only where a bucket is configured. */
type Commands = Pick<typeof import('@aws-sdk/client-s3'), 'GetObjectCommand' | 'PutObjectCommand'>;

/** A bucket of Amazon S3, or of any store that speaks its protocol. */
export class BucketStore extends PictureStore {
  private readonly log = new Logger('Pictures');

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
    const found = await this.client
      .send(new GetObjectCommand(this.at(key)))
      .catch((error: unknown) => this.unlessMissing(key, error));
    if (!found?.Body) return undefined;
    return {
      body: found.Body as Readable, // the client's type in Node
      type: found.ContentType ?? 'application/octet-stream',
      length: found.ContentLength ?? 0,
    };
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }

  /** S3 answers 403, not 404, for a missing object if the caller may not list the bucket. */
  private unlessMissing(key: string, error: unknown): undefined {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status !== 404 && status !== 403) throw error;
    if (status === 403) this.log.warn(`the bucket refuses ${key}: it is not there, or may not be read`);
  }
}
