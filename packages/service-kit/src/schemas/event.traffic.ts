import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Traffic {
  publishes: Set<string>;
  consumes: Set<string>;
}

/** The processes that meet events; the gateway hears all of them as they pass. */
export const PROCESSES = ['svc-catalog', 'svc-booking', 'svc-operators', 'svc-auth', 'gateway'] as const;

/** What a service's sources put into the outbox and what its handlers ask for. */
export function trafficOf(root: string, process: string): Traffic {
  const folder = join(root, process, 'src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = (pattern: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')));
  return {
    publishes: found(/\.add\(\s*tx,\s*'([a-z]+(?:\.[a-z-]+)+\.v\d+)'/g),
    consumes: found(/(?:@OnEvent|feed\.on)\(\s*'([a-z]+(?:\.[a-z-]+)+\.v\d+)'/g),
  };
}
