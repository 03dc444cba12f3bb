import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** False claims in an answer. */
interface Lies {
  origin?: string;
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A security key in software, of the kind that browsers speak to (WebAuthn Level 3, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor(private readonly origin: string) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** The answer to creation options. */
  create(challenge: string, lies: Lies = {}): Record<string, unknown> {
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.data(lies, this.newKey()))],
    ]);
    return this.credential({
      clientDataJSON: base64url(this.client('webauthn.create', challenge, lies)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    });
  }

  /** The answer to request options. */
  use(challenge: string, lies: Lies = {}): Record<string, unknown> {
    this.counter = lies.counter ?? this.counter + 1;
    const client = this.client('webauthn.get', challenge, lies);
    const data = this.data(lies);
    const signed = Buffer.concat([data, sha256(client)]);
    return this.credential({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.privateKey)),
    });
  }

  private credential(response: object): Record<string, unknown> {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private client(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? this.origin };
    return Buffer.from(JSON.stringify(said));
  }

  private data({ isVerified = true }: Lies, newKey?: Buffer): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (newKey ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(this.counter, 1);
    const party = sha256(new URL(this.origin).hostname);
    return Buffer.concat([party, head, ...(newKey ? [newKey] : [])]);
  }

  private newKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    return Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
  }
}
