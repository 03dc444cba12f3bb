import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerAddresses } from '../product/container-addresses.js';
import type { ProductFile } from '../product/product-file.js';
import type { Keys } from '../settings/keys.js';
import { natsPasswords } from '../settings/nats-users.js';
import { gatewaySecrets, secretSettings } from '../settings/service-secrets.js';
import { openidClient } from '../settings/sign-ins.js';

type Settings = Readonly<Record<string, string>>;

/** The address of Compose's broker. */
const NATS = 'nats://nats:4222';

/**
 * The settings of each container that are not in `docker-compose.yml`: for a service its database address and its
 * secrets, which no other container may have; for the gateway the addresses of services and remotes.
 */
export async function containerSettings(
  product: ProductFile,
  keys: Keys,
  databases: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Settings>>> {
  const ofServices = await Promise.all(
    Object.entries(product.services).map(
      async ([name, folder]) => [folder, await secretSettings(name, keys, databases, NATS)] as const,
    ),
  );
  return {
    ...Object.fromEntries(ofServices),
    gateway: {
      ...gatewaySecrets(keys, NATS),
      SERVICES: JSON.stringify(containerAddresses(product.services)),
      REMOTES: JSON.stringify(containerAddresses(product.remotes)),
    },
    openid: {
      CLIENT_ID: openidClient,
      CLIENT_SECRET: keys.provider.clientSecret,
      COOKIE_SECRET: keys.provider.cookieSecret,
      SIGNING_KEY: JSON.stringify(keys.provider.signing),
    },
  };
}

/** In the format of `node --env-file`; each program's container mounts only its own folder. */
export function writeSettings(folder: string, program: string, settings: Settings): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  writeOwn(folder, program, 'settings.env', lines.join(''));
}

/** The broker reads its users' passwords from its environment. */
export function writeBrokerPasswords(folder: string, { services }: ProductFile, keys: Keys): void {
  writeSettings(folder, 'nats', natsPasswords(Object.keys(services), keys));
}

/** Postgres reads its superuser's password from a file, and Prometheus its token. */
export function writeSecretFiles(folder: string, { postgresPassword, metricsToken }: Keys): void {
  writeOwn(folder, 'postgres', 'password', postgresPassword);
  writeOwn(folder, 'prometheus', 'token', metricsToken);
}

/** Readable by any user, since containers run as different users; the mount keeps others out. */
function writeOwn(folder: string, program: string, file: string, content: string): void {
  mkdirSync(join(folder, program), { recursive: true });
  writeFileSync(join(folder, program, file), content, { mode: 0o644 });
}
