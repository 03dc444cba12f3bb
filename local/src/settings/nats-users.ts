import { derivedPassword, type Keys } from './keys.js';

const GATEWAY = 'gateway';

/** The broker's environment: a password for every user in `deploy/nats.conf`. */
export function natsPasswords(services: readonly string[], keys: Keys): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...services, GATEWAY].map((name) => [
      `NATS_PASSWORD_${name.toUpperCase()}`,
      derivedPassword(keys.natsSecret, name),
    ]),
  );
}

/** The broker's address for a service, or for the gateway. If it names a user already, all use that one. */
export function natsUrlOf(name: string, url: string, keys: Keys): string {
  const address = new URL(url);
  if (address.username) return address.href;
  address.username = name === GATEWAY ? GATEWAY : `svc-${name}`;
  address.password = derivedPassword(keys.natsSecret, name);
  return address.href;
}
