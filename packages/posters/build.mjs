// Draws the pictures into dist/pictures, if a source has changed since the last time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const room = dirname(fileURLToPath(import.meta.url));
const pictures = join(room, 'dist/pictures');
const stamp = join(room, 'dist/.sources');
const index = join(pictures, 'index.json');

const sources = readdirSync(join(room, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
  .map((entry) => join(entry.parentPath, entry.name));
const hash = createHash('sha256');
for (const file of [...sources, join(room, 'package.json'), join(room, 'tsconfig.json')].sort((a, b) =>
  a < b ? -1 : 1,
)) {
  hash.update(relative(room, file)).update(readFileSync(file));
}
const version = hash.digest('hex');

if (existsSync(index) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version) {
  console.log('The pictures are up to date.');
} else {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', room], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const { print } = await import('./dist/lib/press/print.js');
  const started = performance.now();
  const written = await print(pictures);
  writeFileSync(stamp, version);
  console.log(`${written} files drawn in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
