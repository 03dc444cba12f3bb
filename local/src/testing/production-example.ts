import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workload } from '../kubernetes/workload.js';
import { root } from '../settings/places.js';

/** The file that explains every production setting. */
export const EXAMPLE = 'deploy/production.env.example';

/** The names of the settings in such a file. */
export const settingsOf = (file: string, line = /^(\w+)=/gm): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(line)].map(([, name]) => name ?? '');

/** Settings that the example leaves to be filled in, apart from secrets and those that the parts define. */
export function leftToSay(workloads: readonly Workload[]): string[] {
  const said = new Set(workloads.flatMap(({ secrets, env = {} }) => [...secrets, ...Object.keys(env)]));
  return settingsOf(EXAMPLE, /^(\w+)=.*<.+>/gm).filter((name) => !said.has(name));
}
