import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './workspaces.js';

/** Generated folders. */
const MADE = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.__mf__temp', '.vite']);
/** Inputs of every workspace's build. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];

/** By workspace, a hash of all inputs of its build: its files, those of the workspaces it uses, the lock file. */
export function fingerprints(root: string, workspaces: readonly Workspace[]): Map<string, string> {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const common = hashOf(COMMON.map((file) => contentOf(join(root, file))));
  const own = new Map(workspaces.map(({ name, folder }) => [name, hashOf(filesBelow(join(root, folder)))]));
  return new Map(
    workspaces.map((workspace) => {
      const closure = [...reach(workspace, byName)].sort();
      return [workspace.name, hashOf([common, ...closure.map((name) => `${name} ${own.get(name)}`)])];
    }),
  );
}

/** The names of a workspace and of all that it uses, directly or indirectly. */
function reach(
  workspace: Workspace,
  byName: ReadonlyMap<string, Workspace>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(workspace.name)) return seen;
  seen.add(workspace.name);
  for (const name of workspace.uses) {
    const used = byName.get(name);
    if (used) reach(used, byName, seen);
  }
  return seen;
}

function filesBelow(folder: string, path = ''): string[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  return entries
    .filter(({ name }) => !MADE.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(folder, inside);
      return entry.isFile() ? [`${inside} ${contentOf(join(folder, inside))}`] : [];
    });
}

function contentOf(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing';
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
