import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilerArgs } from '../build/build.js';
import { cache } from '../settings/places.js';

const HOW = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig'];

/** @returns the errors of a dashboard by Grafana's published types; empty for a valid one */
export function dashboardFaults(json: string): string {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'dashboard-')); // inside the cache, from where the types are resolved
  try {
    const file = join(work, 'dashboard.ts');
    writeFileSync(
      file,
      `import type { Dashboard } from '@grafana/schema';\nexport const it: Dashboard = ${json};\n`,
    );
    return spawnSync(process.execPath, [...compilerArgs(), ...HOW, file], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(work, { recursive: true });
  }
}
