import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** `own`: by its `build` script; `compiled`: by the TypeScript compiler together with the others, and then by its `bundle` script; `source`: not at all. */
export type BuildKind = 'own' | 'compiled' | 'source';

export interface Workspace {
  readonly name: string;
  /** Relative to the clone. */
  readonly folder: string;
  readonly kind: BuildKind;
  /** Names of the workspaces it uses. */
  readonly uses: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Every workspace of the clone, as the package files describe it. */
export function readWorkspaces(root: string): Workspace[] {
  const folders = (readManifest(root)?.workspaces ?? []).flatMap((pattern) => foldersOf(root, pattern));
  const manifests = folders.flatMap((folder) => {
    const manifest = readManifest(join(root, folder));
    return manifest ? [{ folder, manifest }] : [];
  });
  const names = new Set(manifests.map(({ manifest }) => manifest.name));
  return manifests.map(({ folder, manifest }) => ({
    name: manifest.name,
    folder,
    kind: kindOf(manifest),
    uses: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) =>
      names.has(name),
    ),
  }));
}

/** Supports `*` as npm does, for any part of a folder's name. */
function foldersOf(root: string, pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const parent = dirname(pattern);
  const [start = '', end = ''] = basename(pattern).split('*');
  return readdirSync(join(root, parent))
    .filter((name) => name.startsWith(start) && name.endsWith(end) && !name.startsWith('.'))
    .sort()
    .map((name) => join(parent, name));
}

function kindOf({ scripts }: Manifest): BuildKind {
  if (scripts?.build) return 'own';
  return scripts?.start ? 'compiled' : 'source';
}

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}
