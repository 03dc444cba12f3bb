import type { Language, NeededFiles } from '@safari/contracts';
import type { GatewayConfig } from '../config.js';

/** Where a front end's files come from: a folder of this machine, or a server of its own. */
export type Source = { folder: string } | { address: string };

/** Every remote of the product by its name, in the order of the setting. */
export const remoteSources = (config: GatewayConfig): (readonly [name: string, source: Source])[] =>
  Object.entries(config.REMOTES).map(([name, target]) => [name, sourceOf(target)]);

export const shellSource = (config: GatewayConfig): Source => sourceOf(config.TARGET_SHELL);
export const picturesSource = (config: GatewayConfig): Source => sourceOf(config.PICTURES);

/** The first part of the path below which everything of a remote is found. */
export const remoteBase = (name: string): string => `/mfe/${name}/`;

/** Files of a front end as addresses of this origin, with its texts in that language among its scripts. */
export function addressesOf(
  name: string,
  { scripts, styles, translations }: NeededFiles,
  language: Language,
): NeededFiles {
  const base = name === 'shell' ? '/' : remoteBase(name);
  const address = (file: string) => `${base}${file}`;
  return {
    scripts: [...scripts, ...(translations?.[language] ?? [])].map(address),
    styles: styles.map(address),
  };
}

/** As `source`, but Vite's development server has a remote's files under the path that browsers use. */
export function builtSource(config: GatewayConfig, name: string, source: Source): Source {
  if ('folder' in source || !config.SCREENS_BY_VITE) return source;
  return { address: `${source.address}/mfe/${name}` };
}

function sourceOf(target: string): Source {
  return /^https?:\/\//.test(target) ? { address: target.replace(/\/+$/, '') } : { folder: target };
}
