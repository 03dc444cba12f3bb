import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Progress } from '../console/progress.js';
import type { ProcessGroup } from '../processes/process-group.js';
import { run } from '../processes/run.js';
import { fingerprints } from './fingerprints.js';
import { readWorkspaces, type Workspace } from './workspaces.js';

/** A bundler uses a whole core and much memory. */
const AT_ONCE = 2;

export interface BuildOptions {
  readonly root: string;
  readonly logs: string;
  readonly processes: ProcessGroup;
  readonly progress: Progress;
}

/**
 * Builds workspaces whose content has changed since their last build.
 * @returns the names of the workspaces it built
 * @throws ToolFailed with the compiler's or bundler's output
 */
export async function buildChanged(options: BuildOptions, wanted = isBuilt): Promise<string[]> {
  const { root, progress } = options;
  const workspaces = readWorkspaces(root);
  const prints = fingerprints(root, workspaces);
  const stale = workspaces
    .filter(wanted)
    .filter(({ folder, name }) => readStamp(root, folder) !== prints.get(name));
  const compiled = stale.filter(({ kind }) => kind === 'compiled');
  const bundled = stale.filter(({ kind }) => kind === 'own');
  const finish = ({ folder, name }: Workspace) => writeStamp(root, folder, prints.get(name) ?? '');
  if (compiled.length > 0) {
    await progress.step(
      `Compiling ${compiled.map(({ folder }) => folder).join(', ')}`,
      async () => {
        await compile(options, compiled);
        await eachOf(compiled, AT_ONCE, (workspace) => runScript(options, workspace, 'bundle'));
      },
      () => `Compiled ${compiled.map(({ folder }) => folder).join(', ')}`,
    );
    compiled.forEach(finish);
  }
  await eachOf(bundled, AT_ONCE, async (workspace) => {
    const { folder } = workspace;
    await progress.step(
      `Building ${folder}`,
      () => runScript(options, workspace, 'build'),
      () => `Built ${folder}`,
    );
    finish(workspace);
  });
  return stale.map(({ name }) => name);
}

export function isBuilt({ kind }: Workspace): boolean {
  return kind !== 'source';
}

/** The command that runs the project's own TypeScript compiler. */
export function compilerArgs(): string[] {
  const typescript = createRequire(import.meta.url).resolve('typescript-native/package.json');
  return [join(dirname(typescript), 'bin/tsc')];
}

/**
 * Forces a full compilation where no output is recorded, since the compiler's own build info may outlive a deleted
 * output.
 */
function compile({ root, logs, processes }: BuildOptions, workspaces: readonly Workspace[]): Promise<void> {
  const force = workspaces.some(({ folder }) => readStamp(root, folder) === undefined) ? ['--force'] : [];
  const args = [...compilerArgs(), '-b', ...force, ...workspaces.map(({ folder }) => folder)];
  return run(processes, join(logs, 'compile.log'), process.execPath, args, { cwd: root });
}

/** A workspace without such a script is done. */
function runScript(
  { root, logs, processes }: BuildOptions,
  { name, folder }: Workspace,
  script: 'build' | 'bundle',
): Promise<void> {
  const log = join(logs, `build-${folder.replaceAll('/', '-')}.log`);
  return run(processes, log, 'npm', ['run', script, '-w', name, '--if-present'], { cwd: root });
}

function stampFile(root: string, folder: string): string {
  return join(root, folder, 'dist/.built');
}

function readStamp(root: string, folder: string): string | undefined {
  const file = stampFile(root, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(root: string, folder: string, print: string): void {
  const file = stampFile(root, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}

async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
