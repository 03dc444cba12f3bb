import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type Picture, pictures } from '../pictures.js';
import { dominantColour } from './dominant-colour.js';
import { CARD_SIZE, shareCard, sizeOf } from './share-card.js';

/** One line of `index.json`. */
export interface PrintedFile {
  /** below `/pictures/` */
  path: string;
  width: number;
  height: number;
  alt: string;
  /** shown before the picture has arrived */
  colour: string;
  /** changes when the picture does */
  version: string;
}

interface Sheet {
  file: PrintedFile;
  svg: string;
}

/** Writes every picture whose drawing has changed, and `index.json`; answers the number of files written. */
export async function print(folder: string, list: readonly Picture[] = pictures): Promise<number> {
  const before = await readIndex(folder);
  const sheets = list.flatMap((picture) => sheetsOf(picture, before));
  const stale = sheets.filter(({ file }) => {
    return before.get(file.path)?.version !== file.version || !existsSync(join(folder, file.path));
  });
  await inParallel(stale, 2, (sheet) => writeSheet(folder, sheet));
  const kept = new Set(sheets.map(({ file }) => file.path));
  await Promise.all(
    [...before.keys()]
      .filter((path) => !kept.has(path))
      .map((path) => rm(join(folder, path), { force: true })),
  );
  const index = sheets.map(({ file }) => file);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`);
  return stale.length;
}

function sheetsOf(picture: Picture, before: ReadonlyMap<string, PrintedFile>): Sheet[] {
  const { group, slug, alt, draw, drawPhone } = picture;
  const sheet = (ending: string, svg: string, colour: () => string, size = sizeOf(svg)): Sheet => {
    const path = `${group}/${slug}${ending}`;
    const version = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    const known = before.get(path);
    return {
      svg,
      file: { path, ...size, alt, colour: known?.version === version ? known.colour : colour(), version },
    };
  };
  const svg = draw();
  const wide = sheet('.svg', svg, () => dominantColour(svg));
  const sheets = [wide];
  if (drawPhone) {
    const phone = drawPhone();
    sheets.push(sheet('.portrait.svg', phone, () => dominantColour(phone)));
  }
  const card = shareCard(picture, svg, wide.file.colour);
  if (card) sheets.push(sheet('.share.png', card, () => wide.file.colour, CARD_SIZE));
  return sheets;
}

async function writeSheet(folder: string, { file, svg }: Sheet): Promise<void> {
  const path = join(folder, file.path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file.path.endsWith('.png') ? (await renderAsync(svg)).asPng() : svg);
}

async function readIndex(folder: string): Promise<Map<string, PrintedFile>> {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) return new Map();
  const files = JSON.parse(await readFile(path, 'utf8')) as PrintedFile[];
  return new Map(files.map((file) => [file.path, file]));
}

async function inParallel<T>(
  items: readonly T[],
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const run = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, run));
}
