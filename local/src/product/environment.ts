import { hash } from '@node-rs/argon2';
import type { Schema } from '../postgres/database.js';
import type { Keys } from '../settings/keys.js';
import { type Addresses, local, publicOrigin } from './addresses.js';
import { devSignIn, openidClient, staffPassword } from './sign-ins.js';

export interface Basics {
  readonly addresses: Addresses;
  readonly keys: Keys;
}

export interface Surroundings extends Basics {
  readonly databases: Readonly<Record<Schema, string>>;
  readonly natsUrl: string;
  readonly seed: 'demo' | 'none';
  /** Where the gateway finds the screens: folders, or Vite's development servers. */
  readonly screens: Readonly<Record<Screen, string>>;
  /** The drawn pictures. */
  readonly pictures: string;
  /** Where uploaded ones are kept. */
  readonly uploads: string;
}

export const SCREENS = ['shell', 'mfe-catalog', 'mfe-gallery', 'mfe-admin'] as const;
export type Screen = (typeof SCREENS)[number];

type Environment = Readonly<Record<string, string>>;

const PASSED_ON = /^(PATH|HOME|USER|TMPDIR|LANG|LC_\w+|TZ|NODE_\w+|BRAND_\w+|TRUST_ACCOUNT)$/;

/** The part of our own environment that programs need; an outer DATABASE_URL is a superuser's and stays here. */
export function outerEnvironment(): Environment {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && PASSED_ON.test(name) ? [[name, value]] : [],
    ),
  );
}

/** What every process is told. */
function common({ addresses, natsUrl }: Surroundings, port: number): Environment {
  return {
    ...outerEnvironment(),
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    NATS_URL: natsUrl,
    PUBLIC_ORIGIN: publicOrigin(addresses.gateway),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
}

export async function serviceEnvironment(schema: Schema, around: Surroundings): Promise<Environment> {
  const { addresses, databases, keys, seed } = around;
  return {
    ...common(around, addresses.services[schema]),
    DATABASE_URL: databases[schema],
    IDENTITY_PUBLIC_KEY: JSON.stringify(keys.identity.publicKey),
    SEED: seed,
    ...(await OWN[schema](around)),
  };
}

const OWN: Record<Schema, (around: Surroundings) => Environment | Promise<Environment>> = {
  catalog: ({ uploads }) => ({ PICTURES_DIR: uploads }),
  booking: mail,
  operators: (around) => ({
    ...mail(around),
    WEBHOOK_SECRET: around.keys.webhookSecret,
    WEBHOOK_ALLOW_PRIVATE: 'false',
  }),
  auth: async ({ addresses, keys }) => ({
    IDENTITY_PRIVATE_KEY: JSON.stringify(keys.identity.privateKey),
    OIDC_ISSUER: publicOrigin(addresses.openid),
    OIDC_CLIENT_ID: openidClient,
    OIDC_CLIENT_SECRET: keys.provider.clientSecret,
    STAFF_PASSWORD_HASH: await hash(staffPassword),
    DEV_SIGN_IN: 'true',
    DEV_USERNAME: devSignIn.username,
    DEV_PASSWORD: devSignIn.password,
    COOKIE_SECRET: keys.cookieSecret,
    GATEWAY_SECRET: keys.gatewaySecret,
  }),
};

function mail({ addresses }: Surroundings): Environment {
  const from = process.env.BRAND_EMAIL || 'info@kilele-safaris.example';
  return { SMTP_URL: `smtp://127.0.0.1:${addresses.smtp}`, MAIL_FROM: from };
}

export function gatewayEnvironment(around: Surroundings): Environment {
  const { services, gateway } = around.addresses;
  return {
    ...common(around, gateway),
    GATEWAY_SECRET: around.keys.gatewaySecret,
    TARGET_CATALOG: local(services.catalog),
    TARGET_BOOKING: local(services.booking),
    TARGET_OPERATORS: local(services.operators),
    TARGET_AUTH: local(services.auth),
    SCREENS_BY_VITE: String(around.screens.shell.startsWith('http:')),
    TARGET_SHELL: around.screens.shell,
    TARGET_MFE_CATALOG: around.screens['mfe-catalog'],
    TARGET_MFE_GALLERY: around.screens['mfe-gallery'],
    TARGET_MFE_ADMIN: around.screens['mfe-admin'],
    PICTURES: around.pictures,
  };
}

export function openidEnvironment({ addresses, keys }: Basics): Environment {
  return {
    ...outerEnvironment(),
    HOST: '127.0.0.1',
    PORT: String(addresses.openid),
    ISSUER: publicOrigin(addresses.openid),
    CLIENT_ID: openidClient,
    CLIENT_SECRET: keys.provider.clientSecret,
    REDIRECT_URIS: `${publicOrigin(addresses.gateway)}/auth/google/callback`,
    COOKIE_SECRET: keys.provider.cookieSecret,
    SIGNING_KEY: JSON.stringify(keys.provider.signing),
  };
}

export function mailboxEnvironment({ addresses }: Basics, folder: string): Environment {
  return {
    ...outerEnvironment(),
    HOST: '127.0.0.1',
    PORT: String(addresses.mailbox),
    SMTP_PORT: String(addresses.smtp),
    FOLDER: folder,
  };
}
