import type { GatewayConfig } from '../config.js';

export const REMOTES = ['catalog', 'gallery', 'admin'] as const;
export type Remote = (typeof REMOTES)[number];

/** Where a front end's files come from: a folder of this machine, or a server of its own. */
export type Source = { folder: string } | { address: string };

export function remoteSource(config: GatewayConfig, remote: Remote): Source {
  const targets: Record<Remote, string> = {
    catalog: config.TARGET_MFE_CATALOG,
    gallery: config.TARGET_MFE_GALLERY,
    admin: config.TARGET_MFE_ADMIN,
  };
  return sourceOf(targets[remote]);
}

export const shellSource = (config: GatewayConfig): Source => sourceOf(config.TARGET_SHELL);
export const picturesSource = (config: GatewayConfig): Source => sourceOf(config.PICTURES);

function sourceOf(target: string): Source {
  return /^https?:\/\//.test(target) ? { address: target.replace(/\/+$/, '') } : { folder: target };
}
