import type { Schema } from '../postgres/database.js';
import { freePort } from '../settings/ports.js';

/** Where everything on this machine is found. Only the first three are known to people. */
export interface Addresses {
  readonly gateway: number;
  readonly openid: number;
  readonly mailbox: number;
  readonly smtp: number;
  readonly services: Readonly<Record<Schema, number>>;
}

export async function chooseAddresses(port: number): Promise<Addresses> {
  const [smtp, catalog, booking, operators, auth] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return {
    gateway: port,
    openid: port + 1,
    mailbox: port + 2,
    smtp,
    services: { catalog, booking, operators, auth },
  };
}

export function local(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** As people and browsers write it. */
export function publicOrigin(port: number): string {
  return `http://localhost:${port}`;
}
