import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pictures } from '../pictures.js';
import { type PrintedFile, print } from './print.js';

const FEW = pictures.filter(({ slug }) =>
  ['mount-meru', 'olduvai-gorge', 'red-road', 'bibi-nakshi', 'asha-darubini', 'share', 'mark'].includes(slug),
);

describe('The press', () => {
  let folder: string;
  let index: PrintedFile[];
  let firstRun: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    firstRun = await print(folder, FEW);
    index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as PrintedFile[];
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('lists every file that it writes, and writes every file that it lists', () => {
    const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(firstRun).toBe(index.length);
    expect(onDisk).toHaveLength(index.length + 1);
    expect(index.filter(({ path }) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('gives every file its size, words and a colour to show before it has arrived', () => {
    const incomplete = index.filter(
      ({ width, height, alt, colour }) => !(width && height && alt && /^#[\da-f]{6}$/.test(colour)),
    );
    expect(incomplete).toEqual([]);
  });

  it('prints share cards as PNG of 1200 by 630', () => {
    const cards = index.filter(({ path }) => path.endsWith('.share.png'));
    const sizes = cards.map(({ path }) => {
      const png = readFileSync(join(folder, path));
      return `${png.toString('latin1', 1, 4)} ${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    });
    expect(new Set(sizes)).toEqual(new Set(['PNG 1200x630']));
    expect(cards).toHaveLength(5);
  });

  it('prints again only what has changed, and takes away what is no longer drawn', async () => {
    const lost = join(folder, 'packages/mount-meru.svg');
    rmSync(lost);
    const outdated: PrintedFile = {
      path: 'packages/old.svg',
      width: 1,
      height: 1,
      alt: 'old',
      colour: '#000000',
      version: 'old',
    };
    writeFileSync(join(folder, outdated.path), '<svg/>');
    writeFileSync(join(folder, 'index.json'), JSON.stringify([...index, outdated]));

    expect(await print(folder, FEW)).toBe(1);
    expect(existsSync(lost)).toBe(true);
    expect(existsSync(join(folder, outdated.path))).toBe(false);
    expect(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))).toEqual(index);
  });
});
