import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workload } from '../kubernetes/workload.js';
import { root } from '../settings/places.js';

/** It explains every setting of a production. */
export const EXAMPLE = 'deploy/production.env.example';

/** The settings that a file of such lines names. */
export const settingsOf = (file: string, line = /^(\w+)=/gm): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(line)].map(([, name]) => name ?? '');

/** What the example leaves to be filled in, as far as neither secrets nor the parts themselves say it. */
export function leftToSay(workloads: readonly Workload[]): string[] {
  const said = new Set(workloads.flatMap(({ secrets, env = {} }) => [...secrets, ...Object.keys(env)]));
  return settingsOf(EXAMPLE, /^(\w+)=.*<.+>/gm).filter((name) => !said.has(name));
}
