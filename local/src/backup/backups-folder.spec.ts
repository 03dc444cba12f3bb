import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { backupsIn, forgetVerified, noteVerified, removeOldBackups } from './backups-folder.js';

const UNTIL_VERIFIED = 'no newer backup has been found restorable';
let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'safari-backups-'));
});

afterEach(() => rmSync(home, { recursive: true }));

it('the newest backup that was found restorable stays, however many come after it that were not', () => {
  const before = night(1);
  const good = night(2);
  for (const one of [before, good]) noteVerified(one);
  const bad = Array.from({ length: 14 }, (_, index) => night(3 + index));
  expect(removeOldBackups(home, 14)).toEqual({
    removed: [before],
    held: [{ folder: good, because: UNTIL_VERIFIED }],
  });
  const next = night(17);
  expect(removeOldBackups(home, 14).removed).toEqual([bad[0]]);
  expect(backupsIn(home)).toEqual([good, ...bad.slice(1), next]);
});

it('it may go once a newer one was found restorable', () => {
  const good = night(1);
  noteVerified(good);
  const later = Array.from({ length: 14 }, (_, index) => night(2 + index));
  noteVerified(later[3] ?? '');
  expect(removeOldBackups(home, 14)).toEqual({ removed: [good], held: [] });
  expect(backupsIn(home)).toEqual(later);
  expect(readdirSync(home).filter((name) => name.endsWith('.verified'))).toHaveLength(1);
});

it('where none was ever found restorable, as many stay as are wanted', () => {
  const [old = '', ...kept] = [1, 2, 3].map(night);
  expect(removeOldBackups(home, 2)).toEqual({ removed: [old], held: [] });
  expect(backupsIn(home)).toEqual(kept);
});

it('what a held backup has of pictures holds no older one', () => {
  const [oldest, older, good] = [1, 2, 3].map(night) as [string, string, string];
  for (const one of [oldest, good]) writeFileSync(join(one, 'pictures', 'lion.webp'), '');
  writeFileSync(join(older, 'pictures', 'hippo.webp'), '');
  noteVerified(good);
  night(4);
  expect(removeOldBackups(home, 1)).toEqual({
    removed: [oldest],
    held: [
      { folder: good, because: UNTIL_VERIFIED },
      { folder: older, because: 'it has pictures that no newer backup has' },
    ],
  });
  expect(existsSync(`${good}.verified`)).toBe(true);
});

it('what the release before noted counts as well, and is taken back alike', () => {
  const good = night(1);
  writeFileSync(join(good, 'verified'), '');
  night(2);
  expect(removeOldBackups(home, 1).held).toEqual([{ folder: good, because: UNTIL_VERIFIED }]);
  forgetVerified(good);
  expect(removeOldBackups(home, 1).removed).toEqual([good]);
});

/** Creates a backup of that night, as far as it matters for removal. */
function night(day: number): string {
  const folder = join(home, `2026-01-${String(day).padStart(2, '0')}T02-17-00-000Z`);
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  return folder;
}
