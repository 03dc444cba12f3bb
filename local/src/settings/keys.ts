import { createHmac, generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { writeWholeFile } from './whole-file.js';

export interface KeyPair {
  readonly privateKey: JsonWebKey;
  readonly publicKey: JsonWebKey;
}

/** What an installation is for. Its secrets begin with it: production refuses those that are `local-`. */
export type Purpose = 'local' | 'production';

/** What this copy of the product made up for itself, once. */
export interface Keys {
  readonly postgresPassword: string;
  /** The passwords of the broker's users are derived from it. */
  readonly natsSecret: string;
  readonly cookieSecret: string;
  /** Base64, of bytes that begin so; signs the messages to operators' endpoints. */
  readonly webhookSecret: string;
  /** Proves to services that the gateway asks. */
  readonly gatewaySecret: string;
  /** The keys of people's drafts are derived from it. */
  readonly draftSecret: string;
  /** Shown at `/metrics` by whoever collects figures. */
  readonly metricsToken: string;
  /** Ed25519; signs the identity that the gateway hands to services. */
  readonly identity: KeyPair;
  readonly provider: {
    readonly clientSecret: string;
    readonly cookieSecret: string;
    /** RSA; signs the provider's id tokens. */
    readonly signing: JsonWebKey;
  };
}

/** What may be made anew beside data that stay. The superuser's password is in Postgres, too, which knows the former one. */
export const RENEWABLE = [
  'natsSecret',
  'cookieSecret',
  'webhookSecret',
  'gatewaySecret',
  'draftSecret',
  'metricsToken',
  'identity',
] as const satisfies readonly (keyof Keys)[];

/**
 * Reads `keys.json` in the data folder and makes what is missing in it, readable by its owner alone.
 * @param renewed are made anew
 * @throws UserError where it is there and not whole, or was made for another purpose
 */
export function readKeys(
  data: string,
  purpose: Purpose = 'local',
  renewed: readonly (typeof RENEWABLE)[number][] = [],
): Keys {
  const known = readKnown(data);
  const isNew = Object.keys(known).length === 0;
  if (!isNew && purposeOf(known) !== purpose) throw new UserError(MISTAKEN[purpose]);
  for (const name of renewed) delete known[name];
  const keys = makeKeys(known, purpose);
  if (Object.keys(known).length === Object.keys(keys).length) return keys;
  mkdirSync(data, { recursive: true });
  writeWholeFile(fileIn(data), `${JSON.stringify(keys, null, 2)}\n`, 0o600);
  return keys;
}

/** The superuser's password as it was made; nothing is written. @throws UserError where it is not there to be read */
export function readPostgresPassword(data: string): string {
  const { postgresPassword } = readKnown(data);
  if (postgresPassword === undefined) throw new UserError(`${fileIn(data)} has no password of Postgres.`);
  return postgresPassword;
}

const fileIn = (data: string): string => join(data, 'keys.json');

function readKnown(data: string): { -readonly [Name in keyof Keys]?: Keys[Name] } {
  const file = fileIn(data);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  } catch {
    throw new UserError(
      `${file} is not whole, and what it kept is part of the data: put a copy of it back, or begin anew by npm run reset.`,
    );
  }
}

const MISTAKEN: Readonly<Record<Purpose, string>> = {
  local: 'These data are of an installation in production: say ENVIRONMENT=production, as its settings did.',
  production:
    'These data and their secrets are of a development machine: production begins with volumes of its own.',
};

/** @param known what was made before, and stays */
export function makeKeys(known: Partial<Keys> = {}, purpose: Purpose = 'local'): Keys {
  return {
    postgresPassword: known.postgresPassword ?? secret(purpose),
    natsSecret: known.natsSecret ?? secret(purpose),
    cookieSecret: known.cookieSecret ?? secret(purpose),
    webhookSecret:
      known.webhookSecret ?? Buffer.concat([Buffer.from(`${purpose}-`), randomBytes(32)]).toString('base64'),
    gatewaySecret: known.gatewaySecret ?? secret(purpose),
    draftSecret: known.draftSecret ?? secret(purpose),
    metricsToken: known.metricsToken ?? secret(purpose),
    identity: known.identity ?? identityKeys(purpose),
    provider: known.provider ?? providerKeys(),
  };
}

/** What an installation with these secrets is for. Those of former versions do not say it and are a development machine's. */
export function purposeOf({ postgresPassword = '' }: Partial<Keys>): Purpose {
  return isOf('production', postgresPassword) ? 'production' : 'local';
}

/** The password that follows from a secret for one holder of that name; it says what the secret is for. */
export function derivedPassword(from: string, name: string): string {
  const purpose: Purpose = isOf('production', from) ? 'production' : 'local';
  return `${purpose}-${createHmac('sha256', from).update(name).digest('base64url')}`;
}

function isOf(purpose: Purpose, secret: string): boolean {
  return secret.startsWith(`${purpose}-`);
}

function identityKeys(purpose: Purpose): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey: jwk(privateKey, 'EdDSA', purpose), publicKey: jwk(publicKey, 'EdDSA', purpose) };
}

/** The provider stands in for another one, so it is a development machine's wherever it is. */
function providerKeys(): Keys['provider'] {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clientSecret: secret('local'),
    cookieSecret: secret('local'),
    signing: jwk(signing.privateKey, 'RS256', 'local'),
  };
}

function secret(purpose: Purpose): string {
  return `${purpose}-${randomBytes(32).toString('base64url')}`;
}

function jwk(key: KeyObject, alg: string, kid: string): JsonWebKey {
  return { ...key.export({ format: 'jwk' }), alg, use: 'sig', kid };
}
