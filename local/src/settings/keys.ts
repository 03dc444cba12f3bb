import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface KeyPair {
  readonly privateKey: JsonWebKey;
  readonly publicKey: JsonWebKey;
}

/** What this copy of the product made up for itself, once. */
export interface Keys {
  readonly postgresPassword: string;
  readonly cookieSecret: string;
  /** Base64, signs the messages to operators' endpoints. */
  readonly webhookSecret: string;
  /** Ed25519; signs the identity that the gateway hands to services. */
  readonly identity: KeyPair;
  readonly provider: {
    readonly clientSecret: string;
    readonly cookieSecret: string;
    /** RSA; signs the provider's id tokens. */
    readonly signing: JsonWebKey;
  };
}

/** Reads `keys.json` in the data folder, or makes it, readable by its owner alone. */
export function readKeys(data: string): Keys {
  const file = join(data, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  const keys = makeKeys();
  mkdirSync(data, { recursive: true });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return keys;
}

export function makeKeys(): Keys {
  const identity = generateKeyPairSync('ed25519');
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    postgresPassword: secret('base64url'),
    cookieSecret: secret('base64url'),
    webhookSecret: secret('base64'),
    identity: {
      privateKey: jwk(identity.privateKey, 'EdDSA'),
      publicKey: jwk(identity.publicKey, 'EdDSA'),
    },
    provider: {
      clientSecret: secret('base64url'),
      cookieSecret: secret('base64url'),
      signing: jwk(signing.privateKey, 'RS256'),
    },
  };
}

function secret(encoding: BufferEncoding): string {
  return randomBytes(32).toString(encoding);
}

function jwk(key: KeyObject, alg: string): JsonWebKey {
  return { ...key.export({ format: 'jwk' }), alg, use: 'sig', kid: 'local' };
}
