import type { GatewayConfig } from '../config.js';

/** Where each service is, by its name and without a slash at the end. */
export function serviceAddresses({ SERVICES }: GatewayConfig): GatewayConfig['SERVICES'] {
  return Object.fromEntries(
    Object.entries(SERVICES).map(([name, address]) => [name, withoutSlash(address)]),
  ) as GatewayConfig['SERVICES'];
}

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
