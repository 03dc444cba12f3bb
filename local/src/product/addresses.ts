import { freePort } from '../settings/ports.js';

/** All addresses on this machine. Users know only the first three. */
export interface Addresses {
  readonly gateway: number;
  readonly openid: number;
  readonly mailbox: number;
  readonly smtp: number;
  readonly services: readonly ServiceAddress[];
}

export interface ServiceAddress {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
}

/** @param services folders by name */
export async function chooseAddresses(
  port: number,
  services: Readonly<Record<string, string>>,
): Promise<Addresses> {
  return {
    gateway: port,
    openid: port + 1,
    mailbox: port + 2,
    smtp: await freePort(),
    services: await Promise.all(
      Object.entries(services).map(async ([name, folder]) => ({ name, folder, port: await freePort() })),
    ),
  };
}

export function local(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** As browsers write it. */
export function publicOrigin(port: number): string {
  return new URL(`http://localhost:${port}`).origin;
}
