import { IsHttpAddress, ServiceConfig } from '@safari/service-kit';
import { IsNotEmpty, IsOptional, IsString, ValidateIf } from 'class-validator';
import type { BucketOptions } from './pictures/bucket.store.js';

const inFolder = ({ PICTURES_S3_BUCKET }: CatalogConfig): boolean => PICTURES_S3_BUCKET === undefined;
const inBucket = (config: CatalogConfig): boolean => !inFolder(config);

/** True where at least one key is set: then both must be. */
const withKeys = ({ PICTURES_S3_ACCESS_KEY, PICTURES_S3_SECRET_KEY }: CatalogConfig): boolean =>
  PICTURES_S3_ACCESS_KEY !== undefined || PICTURES_S3_SECRET_KEY !== undefined;

/** `BRAND_NAME` is the agency of every package that names no other. */
export class CatalogConfig extends ServiceConfig {
  /** The folder of uploaded pictures, unless a bucket is configured. */
  @ValidateIf(inFolder)
  @IsString()
  @IsNotEmpty()
  PICTURES_DIR?: string;

  @IsOptional()
  @IsString()
  PICTURES_S3_BUCKET?: string;

  @ValidateIf(inBucket)
  @IsString()
  @IsNotEmpty()
  PICTURES_S3_REGION?: string;

  /** The address of a store that is not Amazon's. */
  @IsOptional()
  @IsHttpAddress()
  PICTURES_S3_ENDPOINT?: string;

  @ValidateIf(withKeys)
  @IsString()
  PICTURES_S3_ACCESS_KEY?: string;

  @ValidateIf(withKeys)
  @IsString()
  PICTURES_S3_SECRET_KEY?: string;

  /** Where uploaded pictures are kept. */
  get pictures(): BucketOptions | { folder: string } {
    const { PICTURES_S3_BUCKET: bucket, PICTURES_S3_ENDPOINT: endpoint } = this;
    if (bucket === undefined) return { folder: this.PICTURES_DIR ?? '' };
    const { PICTURES_S3_ACCESS_KEY: accessKeyId, PICTURES_S3_SECRET_KEY: secretAccessKey } = this;
    return {
      bucket,
      region: this.PICTURES_S3_REGION ?? '',
      endpoint,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    };
  }
}
