import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { PictureStore, type StoredFile } from './picture.store.js';

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

/** A file that is being written. One that is older than any upload takes was left by a process that was killed. */
const PART = /^\..+\.part$/;
const ABANDONED_MS = 24 * 3_600_000;

/** A folder of this machine, or of a volume that all instances share. Keys are plain file names. */
export class FolderStore extends PictureStore {
  private constructor(private readonly folder: string) {
    super();
  }

  /** @throws where the folder cannot be made or written to */
  static async open(folder: string): Promise<FolderStore> {
    const path = resolve(folder);
    try {
      await mkdir(path, { recursive: true });
      await access(path, constants.W_OK);
    } catch (cause) {
      throw new Error(`PICTURES_DIR is no folder that can be written to: ${path}`, { cause });
    }
    const store = new FolderStore(path);
    await store.removeAbandoned();
    return store;
  }

  async put(key: string, body: Buffer): Promise<void> {
    const part = join(this.folder, `.${randomUUID()}.part`);
    try {
      const file = await open(part, 'wx', 0o644);
      try {
        await file.writeFile(body);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, this.path(key));
      await this.sync();
    } finally {
      await rm(part, { force: true });
    }
  }

  async get(key: string): Promise<StoredFile | undefined> {
    const file = await open(this.path(key)).catch(unlessMissing);
    if (!file) return undefined;
    const { size } = await file.stat();
    return {
      body: file.createReadStream(),
      type: TYPES[extname(key)] ?? 'application/octet-stream',
      length: size,
    };
  }

  /** Other instances may be writing into the folder, or starting, too. */
  private async removeAbandoned(): Promise<void> {
    const parts = (await readdir(this.folder)).filter((name) => PART.test(name));
    for (const name of parts) {
      const file = await stat(this.path(name)).catch(unlessMissing);
      if (file && Date.now() - file.mtimeMs > ABANDONED_MS) await rm(this.path(name), { force: true });
    }
  }

  /** Flushes the folder: otherwise a power cut would lose the name of a file that was written. */
  private async sync(): Promise<void> {
    const folder = await open(this.folder);
    try {
      await folder.sync().catch(unlessImpossible);
    } finally {
      await folder.close();
    }
  }

  private path(key: string): string {
    return join(this.folder, key);
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Some network file systems write names by themselves, and refuse the request. */
function unlessImpossible(error: unknown): void {
  if (!['EINVAL', 'ENOTSUP'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
}
