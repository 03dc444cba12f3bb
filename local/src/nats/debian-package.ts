import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Downloads Debian's `nats-server` package and extracts the binary.
 * @returns false if apt or dpkg are missing, or the package is unavailable
 */
export function downloadNats(cache: string): boolean {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'nats-'));
  try {
    if (!unpackDebianPackages(work, ['nats-server'])) return false;
    const binary = ['usr/sbin/nats-server', 'usr/bin/nats-server']
      .map((path) => join(work, path))
      .find((path) => existsSync(path));
    if (!binary) return false;
    copyFileSync(binary, join(cache, 'nats-server'));
    chmodSync(join(cache, 'nats-server'), 0o755);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Downloads Debian packages and unpacks them into a folder: without root and without installing; fetches package lists
 * if the system has none.
 * @returns false if apt or dpkg are missing, or a package is unavailable
 */
export function unpackDebianPackages(folder: string, packages: readonly string[]): boolean {
  if (!succeeds('apt-get', ['--version']) || !succeeds('dpkg-deb', ['--version'])) return false;
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'apt-'));
  try {
    for (const path of ['state/lists/partial', 'cache/archives/partial']) {
      mkdirSync(join(work, path), { recursive: true });
    }
    const own = [
      ['Dir::State', join(work, 'state')],
      ['Dir::State::Lists', join(work, 'state/lists')],
      ['Dir::State::status', '/var/lib/dpkg/status'],
      ['Dir::Cache', join(work, 'cache')],
      ['Debug::NoLocking', '1'],
      ['APT::Sandbox::User', ''],
    ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    const download = ['download', ...packages];
    const fetched =
      succeeds('apt-get', ['-o', 'APT::Sandbox::User=', ...download], work) ||
      (succeeds('apt-get', [...own, '-qq', 'update'], work) &&
        succeeds('apt-get', [...own, ...download], work));
    const archives = readdirSync(work).filter((name) => name.endsWith('.deb'));
    return (
      fetched &&
      archives.length === packages.length &&
      archives.every((archive) => succeeds('dpkg-deb', ['-x', archive, folder], work))
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function succeeds(command: string, args: readonly string[], cwd = '/'): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;
}
