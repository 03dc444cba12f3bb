import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readBackupSettings } from './backup-settings.js';

const DATABASE_URL = 'postgres://admin@db.example';

it('a copy of one machine needs no settings', () => {
  expect(readBackupSettings({}, '/data')).toMatchObject({
    kept: 14,
    oldest: 26,
    pictures: { folder: '/data/pictures' },
  });
});

it('pictures are where svc-catalog is told that they are', () => {
  expect(readBackupSettings({ DATABASE_URL, PICTURES_DIR: '/pictures' }, '/data').pictures).toEqual({
    folder: '/pictures',
  });
  const bucket = { PICTURES_S3_BUCKET: 'ours', PICTURES_S3_REGION: 'eu-north-1' };
  expect(readBackupSettings({ DATABASE_URL, ...bucket }, '/data').pictures).toEqual({
    bucket: 'ours',
    region: 'eu-north-1',
  });
});

it('the pictures of another database are never taken to be those of this copy', () => {
  const data = mkdtempSync(join(tmpdir(), 'safari-settings-'));
  mkdirSync(join(data, 'pictures'));
  expect(() => readBackupSettings({ DATABASE_URL }, data)).toThrow('Say where the pictures');
  expect(readBackupSettings({}, data).pictures).toEqual({ folder: join(data, 'pictures') });
  rmSync(data, { recursive: true });
});

it.each([
  [{ DATABASE_URL }, 'Say where the pictures of this database are'],
  [{ PICTURES_S3_BUCKET: 'ours' }, 'PICTURES_S3_REGION is missing'],
  [{ PICTURES_S3_BUCKET: 'ours', PICTURES_S3_REGION: 'x', PICTURES_S3_ACCESS_KEY: 'k' }, 'Give both'],
  [{ BACKUPS_KEPT: '0' }, 'BACKUPS_KEPT is "0"'],
  [{ BACKUP_OLDEST_HOURS: 'day' }, 'BACKUP_OLDEST_HOURS is "day"'],
])('%o is refused with what to mend', (env, sentence) => {
  expect(() => readBackupSettings(env, '/data')).toThrow(sentence);
});
