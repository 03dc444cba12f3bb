import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  type: string;
  /** bytes */
  length: number;
}

/** Stores files by key, as an object store does. Whatever is stored under a key again is the same picture. */
export abstract class PictureStore {
  /** Atomic: nobody ever reads a part of it. */
  abstract put(key: string, body: Buffer, type: string): Promise<void>;
  abstract get(key: string): Promise<StoredFile | undefined>;
}
