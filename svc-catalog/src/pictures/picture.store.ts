import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  type: string;
  /** bytes */
  length: number;
}

/** Keeps files by key, as an object store does. What is put under a key once more is the same picture. */
export abstract class PictureStore {
  /** All or nothing: nobody ever reads a part of it. */
  abstract put(key: string, body: Buffer, type: string): Promise<void>;
  abstract get(key: string): Promise<StoredFile | undefined>;
}
