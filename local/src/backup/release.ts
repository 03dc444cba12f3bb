import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of the running release: an image's tag, from its build; a clone's tag or commit; else the version in
 * `package.json`.
 */
export function runningRelease(root: string, env: NodeJS.ProcessEnv): string {
  return env.PRODUCT_VERSION || commitOf(root) || versionOf(root);
}

/** Empty without a clone or without git. */
function commitOf(root: string): string {
  if (!existsSync(join(root, '.git'))) return '';
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--always', '--dirty'], options);
  return status === 0 ? stdout.trim() : '';
}

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
