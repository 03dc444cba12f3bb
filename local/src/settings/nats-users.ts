import { derivedPassword, type Keys } from './keys.js';

const GATEWAY = 'gateway';

/** What the broker's own environment says: a password for every user that `deploy/nats.conf` names. */
export function natsPasswords(services: readonly string[], keys: Keys): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...services, GATEWAY].map((name) => [
      `NATS_PASSWORD_${name.toUpperCase()}`,
      derivedPassword(keys.natsSecret, name),
    ]),
  );
}

/** The broker's address for a service, or for the gateway. One that names a user already is everybody's. */
export function natsUrlOf(name: string, url: string, keys: Keys): string {
  const address = new URL(url);
  if (address.username) return address.href;
  address.username = name === GATEWAY ? GATEWAY : `svc-${name}`;
  address.password = derivedPassword(keys.natsSecret, name);
  return address.href;
}
