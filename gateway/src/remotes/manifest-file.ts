import { Logger } from '@nestjs/common';
import { ANY_PATH, manifestFaults, type RemoteManifest } from '@safari/contracts';
import { isPublicRead } from '../cache/catalog-cache.js';
import { BuiltFile } from './built-file.js';
import type { Source } from './front-ends.js';

/** No page waits for it: what comes late counts from the next page on. */
const TIMEOUT_MS = 2_000;

/** Addresses that are the gateway's own. */
const TAKEN = /^\/(?:api|auth|mfe|assets|pictures)(?:\/|$)/;

/** `manifest.json` of one front end: the last one that could be used. */
export class ManifestFile {
  private readonly log = new Logger('Manifests');
  private readonly file: BuiltFile;
  private manifest: RemoteManifest | undefined;
  private seen: string | undefined | null = null;

  constructor(
    readonly name: string,
    readonly source: Source,
  ) {
    this.file = new BuiltFile(source, 'manifest.json', TIMEOUT_MS);
  }

  /** Undefined as long as none could be used. */
  async latest(): Promise<RemoteManifest | undefined> {
    const text = await this.file.textAtOnce();
    if (text === this.seen) return this.manifest;
    this.seen = text;
    const { manifest, faults } = read(this.name, text);
    if (manifest) this.manifest = manifest;
    else this.log.error(`the manifest of ${this.name} cannot be used: ${faults.join('; ')}`);
    return this.manifest;
  }
}

function read(name: string, text: string | undefined): { manifest?: RemoteManifest; faults: string[] } {
  if (text === undefined) return { faults: ['it is not there'] };
  const value = parsed(text);
  const faults = manifestFaults(value);
  if (faults.length > 0) return { faults };
  const manifest = value as RemoteManifest;
  const misplaced = misplacedIn(manifest, name);
  return misplaced.length > 0 ? { faults: misplaced } : { manifest, faults };
}

/** What is valid in itself, but not in this product. */
function misplacedIn(manifest: RemoteManifest, name: string): string[] {
  const paths = manifest.routes.map(({ path }) => path);
  const lists = manifest.routes.flatMap(({ reads = [] }) => reads);
  return [
    ...(manifest.name === name ? [] : [`it is that of ${manifest.name}`]),
    ...paths.filter((path) => TAKEN.test(path)).map((path) => `${path} is the gateway's own`),
    ...(name !== 'shell' && paths.includes(ANY_PATH) ? [`${ANY_PATH} is the shell's own`] : []),
    ...lists.filter(({ url }) => !isPublicRead(url)).map(({ url }) => `${url} is no public list`),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // e.g. a page instead of the manifest
  }
}
