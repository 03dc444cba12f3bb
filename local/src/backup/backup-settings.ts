import { join, resolve } from 'node:path';
import { UserError } from '../console/user-error.js';
import { root } from '../settings/places.js';

export interface BackupSettings {
  /** The folder of all backups, one subfolder each. */
  readonly backups: string;
  /** How many are kept; older ones are deleted once a new one is complete. */
  readonly kept: number;
  /** Maximum age of the newest backup in hours; an older one makes the nightly check fail. */
  readonly oldest: number;
  readonly pictures: PicturePlace;
  /**
   * A superuser's address of a server on which the check may create a temporary database; without it, the check starts
   * its own.
   */
  readonly checkUrl?: string;
}

export type PicturePlace = { readonly folder: string } | Bucket;

export interface Bucket {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/**
 * Reads the settings; those of pictures are svc-catalog's own, so that one environment serves both.
 * @param data this copy's data folder
 * @throws UserError naming the first invalid setting
 */
export function readBackupSettings(env: NodeJS.ProcessEnv, data: string): BackupSettings {
  return {
    backups: resolve(root, env.BACKUPS_DIR || '.backups'),
    kept: whole(env, 'BACKUPS_KEPT', 14),
    oldest: whole(env, 'BACKUP_OLDEST_HOURS', 26),
    pictures: picturePlace(env, data),
    checkUrl: env.CHECK_DATABASE_URL || undefined,
  };
}

/** An external database needs an explicit place: otherwise this copy's own pictures would be taken for its pictures. */
function picturePlace(env: NodeJS.ProcessEnv, data: string): PicturePlace {
  const { PICTURES_S3_BUCKET: bucket, PICTURES_S3_REGION: region, PICTURES_S3_ENDPOINT: endpoint } = env;
  if (!bucket) {
    if (env.DATABASE_URL && !env.PICTURES_DIR) {
      throw new UserError('Say where the pictures of this database are: PICTURES_DIR or PICTURES_S3_BUCKET.');
    }
    return { folder: resolve(root, env.PICTURES_DIR || join(data, 'pictures')) };
  }
  if (!region) throw new UserError('PICTURES_S3_REGION is missing: name the region of PICTURES_S3_BUCKET.');
  const { PICTURES_S3_ACCESS_KEY: accessKeyId, PICTURES_S3_SECRET_KEY: secretAccessKey } = env;
  if (!accessKeyId !== !secretAccessKey) {
    throw new UserError('Give both PICTURES_S3_ACCESS_KEY and PICTURES_S3_SECRET_KEY, or neither.');
  }
  return {
    bucket,
    region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

function whole(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1) {
    throw new UserError(`${name} is "${env[name]}": give a whole number from 1 on.`);
  }
  return value;
}
