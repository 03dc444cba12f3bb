import { createHmac, generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { writeWholeFile } from './whole-file.js';

export interface KeyPair {
  readonly privateKey: JsonWebKey;
  readonly publicKey: JsonWebKey;
}

/** The purpose of an installation. Its secrets begin with it: production refuses those that begin with `local-`. */
export type Purpose = 'local' | 'production';

/** The secrets that this copy of the product generated, once. */
export interface Keys {
  readonly postgresPassword: string;
  /** The passwords of the broker's users are derived from it. */
  readonly natsSecret: string;
  readonly cookieSecret: string;
  /** Base64 with a fixed prefix; signs the messages to operators' endpoints. */
  readonly webhookSecret: string;
  /** By it, the gateway authenticates to svc-auth. */
  readonly gatewaySecret: string;
  /** The keys that encrypt drafts are derived from it. */
  readonly draftSecret: string;
  /** Needed to read `/metrics`. */
  readonly metricsToken: string;
  /** Ed25519; signs the identity tokens. */
  readonly identity: KeyPair;
  readonly provider: {
    readonly clientSecret: string;
    readonly cookieSecret: string;
    /** RSA; signs the provider's id tokens. */
    readonly signing: JsonWebKey;
  };
}

/** Secrets that can be replaced while the data are kept. The superuser's password cannot: Postgres stores it. */
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
 * Reads `keys.json` in the data folder, readable by its owner only, and generates what is missing.
 * @param renewed are replaced
 * @throws UserError if the file is damaged, or was made for another purpose
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

/** Reads the superuser's password; writes nothing. @throws UserError if it is missing */
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

/** @param known existing keys, which are kept */
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

/** The purpose of an installation with these secrets. Those of earlier versions do not say it: they are local. */
export function purposeOf({ postgresPassword = '' }: Partial<Keys>): Purpose {
  return isOf('production', postgresPassword) ? 'production' : 'local';
}

/** Derives a password for one holder from a secret; it begins with the secret's purpose. */
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

/** The provider is a stand-in, so its keys are always local. */
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
