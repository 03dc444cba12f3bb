import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from '@jest/globals';
import { root } from '../settings/places.js';
import { secretIn } from './secrets.rules.js';

it('an image says of what it is made, with the hash of every package and no tool of ours', () => {
  const npm = spawnSync(process.execPath, ['deploy/bom.mjs', 'svc-auth'], { cwd: root, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(npm.stdout) as {
    bomFormat: string;
    components: { name: string; purl: string; hashes?: unknown[]; licenses?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['@nestjs/common', 'jose', 'openid-client', 'pg', 'typeorm']));
  expect(names.filter((name) => /jest|fast-check|typescript|playwright/.test(name))).toEqual([]);
  const unhashed = components.filter(({ hashes, purl }) => !hashes?.length && !purl.includes('%40safari/'));
  expect(unhashed).toEqual([]);
});

it('secrets stand in no line that was ever committed, nor in a file that will be', async () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('rev-parse', '--git-dir').status !== 0) {
    process.stderr.write('no history here: secrets were not looked for\n');
    return;
  }
  const found = [
    ...(await secretsIn('log', '--all', '-p', '-U0', '--no-color', '--no-ext-diff', '--format=')),
    ...(await secretsIn('diff', 'HEAD', '-U0', '--no-color', '--no-ext-diff')),
  ];
  expect(found).toEqual([]);
});

/** Added lines that look like a secret, by file; without the secret itself. */
async function secretsIn(...args: string[]): Promise<string[]> {
  const git = spawn('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const found: string[] = [];
  let file = '';
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith('+++ ')) file = line.slice(6);
    else if (line.startsWith('+')) {
      const what = secretIn(line);
      if (what) found.push(`${file}: ${what}`);
    }
  }
  return found;
}
