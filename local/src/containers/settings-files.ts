import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Schema } from '../postgres/database.js';
import { devSignIn, openidClient, staffPassword } from '../product/sign-ins.js';
import type { Keys } from '../settings/keys.js';

type Settings = Readonly<Record<string, string>>;

/** What each container must know and nobody else: its address of the database, its secrets, its sign-ins. */
export async function privateSettings(
  keys: Keys,
  databases: Readonly<Record<Schema, string>>,
): Promise<Readonly<Record<string, Settings>>> {
  const service = (schema: Schema): Settings => ({
    DATABASE_URL: databases[schema],
    IDENTITY_PUBLIC_KEY: JSON.stringify(keys.identity.publicKey),
  });
  return {
    gateway: { GATEWAY_SECRET: keys.gatewaySecret },
    'svc-catalog': service('catalog'),
    'svc-booking': service('booking'),
    'svc-operators': { ...service('operators'), WEBHOOK_SECRET: keys.webhookSecret },
    'svc-auth': {
      ...service('auth'),
      IDENTITY_PRIVATE_KEY: JSON.stringify(keys.identity.privateKey),
      OIDC_CLIENT_ID: openidClient,
      OIDC_CLIENT_SECRET: keys.provider.clientSecret,
      COOKIE_SECRET: keys.cookieSecret,
      GATEWAY_SECRET: keys.gatewaySecret,
      STAFF_PASSWORD_HASH: await hash(staffPassword),
      DEV_USERNAME: devSignIn.username,
      DEV_PASSWORD: devSignIn.password,
    },
    openid: {
      CLIENT_ID: openidClient,
      CLIENT_SECRET: keys.provider.clientSecret,
      COOKIE_SECRET: keys.provider.cookieSecret,
      SIGNING_KEY: JSON.stringify(keys.provider.signing),
    },
  };
}

/** As `node --env-file` reads it; each program's container mounts its own folder alone. */
export function writeSettings(folder: string, program: string, settings: Settings): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  writeOwn(folder, program, 'settings.env', lines.join(''));
}

/** Postgres' superuser reads its password from a file. */
export function writePassword(folder: string, password: string): void {
  writeOwn(folder, 'postgres', 'password', password);
}

/** Readable by whatever user the container runs as: it is the mount that keeps others out. */
function writeOwn(folder: string, program: string, file: string, content: string): void {
  mkdirSync(join(folder, program), { recursive: true });
  writeFileSync(join(folder, program, file), content, { mode: 0o644 });
}
