import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../console/user-error.js';
import type { Structure } from './structure.js';

/** Version of the backup format; other versions cannot be read by this code. */
export const FORMAT = 1;

export interface Manifest {
  readonly format: number;
  /** The release that made it: an image's tag, or a clone's tag or commit. */
  readonly product: string;
  /** The server's version, as a number: 180004. */
  readonly postgres: number;
  /** ISO 8601, the time of the snapshot; later commits are not included. */
  readonly takenAt: string;
  readonly schemas: Readonly<Record<string, SchemaPart>>;
  /** Uploaded pictures that rows refer to and that were not found; should be empty. */
  readonly missingPictures: readonly string[];
  /** All files except the manifest's own two and the verification mark, by their path in the folder. */
  readonly files: Readonly<Record<string, FileFacts>>;
}

export interface SchemaPart {
  readonly structure: Structure;
  readonly rows: Readonly<Record<string, number>>;
  /** The next value of each sequence. */
  readonly next: Readonly<Record<string, string>>;
}

export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
}

export const MANIFEST = 'manifest.json';
/** Contains the manifest's own hash, in the format of `sha256sum --check`. */
export const SEAL = 'manifest.sha256';

/** The verification mark of the previous release. */
export const FORMER_NOTE = 'verified';

export const rowsFile = (schema: string, table: string): string => `rows/${schema}.${table}.gz`;

export async function factsOf(file: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}

export const sealOf = (manifest: string): string =>
  `${createHash('sha256').update(manifest).digest('hex')}  ${MANIFEST}\n`;

/** @throws UserError if the manifest was changed, or has a format that this code does not read */
export function readManifest(folder: string): Manifest {
  const [text, seal] = [MANIFEST, SEAL].map((name) => {
    const file = join(folder, name);
    if (!existsSync(file)) throw new UserError(`${folder} is no backup: ${name} is missing.`);
    return readFileSync(file, 'utf8');
  });
  if (sealOf(text ?? '') !== seal) throw new UserError(`${folder}: ${MANIFEST} is damaged.`);
  const manifest = JSON.parse(text ?? '') as Manifest;
  if (manifest.format !== FORMAT) {
    throw new UserError(
      `${folder} is written in form ${manifest.format}, and this release of the product reads form ${FORMAT}: ` +
        `restore it with ${manifest.product}, which took it.`,
    );
  }
  return manifest;
}

/** @throws UserError naming every file that is missing, damaged, or not part of this backup */
export async function requireWhole(folder: string, { files }: Manifest): Promise<void> {
  const faults: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    const file = join(folder, path);
    if (!existsSync(file)) faults.push(`${path} is missing`);
    else if (statSync(file).size !== bytes) faults.push(`${path} is not ${bytes} bytes long`);
    else if ((await factsOf(file)).sha256 !== sha256) faults.push(`${path} is damaged`);
  }
  const known = new Set([...Object.keys(files), MANIFEST, SEAL, FORMER_NOTE]);
  faults.push(
    ...filesIn(folder)
      .filter((path) => !known.has(path))
      .map((path) => `${path} is not of this backup`),
  );
  if (faults.length > 0) throw new UserError(`${folder} cannot be restored: ${faults.join('; ')}.`);
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
