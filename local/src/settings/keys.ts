import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { writeWholeFile } from './whole-file.js';

export interface KeyPair {
  readonly privateKey: JsonWebKey;
  readonly publicKey: JsonWebKey;
}

/** How the secrets and passwords that a development machine makes for itself begin: production refuses them. */
export const LOCAL = 'local-';

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
  /** Ed25519; signs the identity that the gateway hands to services. */
  readonly identity: KeyPair;
  readonly provider: {
    readonly clientSecret: string;
    readonly cookieSecret: string;
    /** RSA; signs the provider's id tokens. */
    readonly signing: JsonWebKey;
  };
}

/**
 * Reads `keys.json` in the data folder and makes what is missing in it, readable by its owner alone.
 * @throws UserError where it is there and not whole
 */
export function readKeys(data: string): Keys {
  const file = join(data, 'keys.json');
  const known = existsSync(file) ? readKnown(file) : {};
  const keys = makeKeys(known);
  if (Object.keys(known).length === Object.keys(keys).length) return keys;
  mkdirSync(data, { recursive: true });
  writeWholeFile(file, `${JSON.stringify(keys, null, 2)}\n`, 0o600);
  return keys;
}

function readKnown(file: string): Partial<Keys> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
  } catch {
    throw new UserError(
      `${file} is not whole, and what it kept is part of the data: put a copy of it back, or begin anew by npm run reset.`,
    );
  }
}

/** @param known what was made before, and stays */
export function makeKeys(known: Partial<Keys> = {}): Keys {
  return {
    postgresPassword: known.postgresPassword ?? secret('base64url'),
    natsSecret: known.natsSecret ?? secret('base64url'),
    cookieSecret: known.cookieSecret ?? LOCAL + secret('base64url'),
    webhookSecret:
      known.webhookSecret ?? Buffer.concat([Buffer.from(LOCAL), randomBytes(32)]).toString('base64'),
    gatewaySecret: known.gatewaySecret ?? LOCAL + secret('base64url'),
    draftSecret: known.draftSecret ?? LOCAL + secret('base64url'),
    identity: known.identity ?? identityKeys(),
    provider: known.provider ?? providerKeys(),
  };
}

function identityKeys(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey: jwk(privateKey, 'EdDSA'), publicKey: jwk(publicKey, 'EdDSA') };
}

function providerKeys(): Keys['provider'] {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clientSecret: LOCAL + secret('base64url'),
    cookieSecret: secret('base64url'),
    signing: jwk(signing.privateKey, 'RS256'),
  };
}

function secret(encoding: BufferEncoding): string {
  return randomBytes(32).toString(encoding);
}

function jwk(key: KeyObject, alg: string): JsonWebKey {
  return { ...key.export({ format: 'jwk' }), alg, use: 'sig', kid: 'local' };
}
