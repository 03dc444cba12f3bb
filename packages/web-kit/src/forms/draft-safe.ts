/** Encrypts one person's drafts for this window's storage. */
export interface DraftSafe {
  /** the key in the storage; it does not reveal whose drafts they are */
  storageKey: string;
  lock: (text: string) => Promise<string>;
  /** Rejects a text that was encrypted with another key, or changed. */
  unlock: (locked: string) => Promise<string>;
}

const CIPHER = 'AES-GCM';
/** GCM's nonce length. Random: a nonce must never be used twice with one key. */
const NONCE_BYTES = 12;

/**
 * The safe for this secret. Scripts cannot read the key derived from it.
 * @param secret at least 256 random bits, as text
 */
export async function draftSafe(prefix: string, secret: string): Promise<DraftSafe> {
  const { subtle } = crypto;
  const source = await subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const derived = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encode(info),
  });
  const [key, storageKey] = await Promise.all([
    subtle.deriveKey(derived('texts'), source, { name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']),
    subtle.deriveBits(derived('address'), source, 128),
  ]);
  return {
    storageKey: `${prefix}${toText(new Uint8Array(storageKey))}`,
    lock: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const locked = await subtle.encrypt({ name: CIPHER, iv }, key, encode(text));
      return toText(new Uint8Array([...iv, ...new Uint8Array(locked)]));
    },
    unlock: async (locked) => {
      const bytes = toBytes(locked);
      const iv = bytes.subarray(0, NONCE_BYTES);
      const text = await subtle.decrypt({ name: CIPHER, iv }, key, bytes.subarray(NONCE_BYTES));
      return new TextDecoder().decode(text);
    },
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
