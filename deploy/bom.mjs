// The bill of materials of one image as CycloneDX, by npm from the lock file only: `node deploy/bom.mjs svc-booking >
// bom.json`, in the folder of the lock file.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [workspace] = process.argv.slice(2);
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const outer = mkdtempSync(join(tmpdir(), 'bom-'));
/** npm uses the folder's name as the product's name. */
const work = join(outer, 'safari');
try {
  // `npm sbom --omit=dev` also omits packages that one workspace needs in production and another for development (npm
  // 11.19), so all development dependencies are removed first.
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place.includes('node_modules/')) continue;
    delete entry.devDependencies;
    const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    write(join(place, 'package.json'), manifest);
  }
  write('package-lock.json', lock);
  const npm = spawnSync(
    'npm',
    [
      'sbom',
      '--package-lock-only',
      '--sbom-format=cyclonedx',
      `--workspace=${workspace}`,
      '--loglevel=error',
    ],
    { cwd: work, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.stdout.write(npm.stdout);
  process.exitCode = npm.status ?? 1;
} finally {
  rmSync(outer, { recursive: true });
}

function write(file, content) {
  mkdirSync(join(work, file, '..'), { recursive: true });
  writeFileSync(join(work, file), JSON.stringify(content));
}
