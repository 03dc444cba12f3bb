import { hash } from '@node-rs/argon2';
import { type Keys, type Purpose, purposeOf } from './keys.js';
import { natsUrlOf } from './nats-users.js';
import { devSignIn, openidClient, staffPassword } from './sign-ins.js';

type Settings = Readonly<Record<string, string>>;

/** Secrets of single services, the same locally and in containers; most services have none. */
const SECRETS: Readonly<Record<string, (keys: Keys) => Settings | Promise<Settings>>> = {
  operators: ({ webhookSecret }) => ({ WEBHOOK_SECRET: webhookSecret }),
  auth: async (keys) => ({
    IDENTITY_PRIVATE_KEY: JSON.stringify(keys.identity.privateKey),
    COOKIE_SECRET: keys.cookieSecret,
    GATEWAY_SECRET: keys.gatewaySecret,
    DRAFT_SECRET: keys.draftSecret,
    ...(await SIGN_INS[purposeOf(keys)](keys)),
  }),
};

/** In production, customers sign in by the brand's OpenID client, and members of the office are invited. */
const SIGN_INS: Readonly<Record<Purpose, (keys: Keys) => Settings | Promise<Settings>>> = {
  local: async ({ provider }) => ({
    OIDC_CLIENT_ID: openidClient,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    STAFF_PASSWORD_HASH: await hash(staffPassword),
    DEV_USERNAME: devSignIn.username,
    DEV_PASSWORD: devSignIn.password,
  }),
  production: () => ({ STAFF_PASSWORD_HASH: 'off' }),
};

/** Outside production, only the network restricts access to metrics. */
const figures = (keys: Keys): Settings =>
  purposeOf(keys) === 'production' ? { METRICS_TOKEN: keys.metricsToken } : {};

/** A service's database and broker addresses, the public key that verifies identity tokens, and its own secrets. */
export async function secretSettings(
  service: string,
  keys: Keys,
  databases: Readonly<Record<string, string>>,
  natsUrl: string,
): Promise<Settings> {
  const databaseUrl = databases[service];
  if (!databaseUrl) throw new Error(`no role was made for ${service}`);
  return {
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrlOf(service, natsUrl, keys),
    IDENTITY_PUBLIC_KEY: JSON.stringify(keys.identity.publicKey),
    ...figures(keys),
    ...(await SECRETS[service]?.(keys)),
  };
}

export function gatewaySecrets(keys: Keys, natsUrl: string): Settings {
  return {
    NATS_URL: natsUrlOf('gateway', natsUrl, keys),
    GATEWAY_SECRET: keys.gatewaySecret,
    ...figures(keys),
  };
}
