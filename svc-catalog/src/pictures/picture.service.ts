import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUploadName, type UploadedPicture, uploadAddress, uploadName } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import type { Rendered } from './picture.rendition.js';
import { PictureStore, type StoredFile } from './picture.store.js';

/**
 * Part of every name: a picture that is rendered in another way gets another name, since the old files are kept for
 * ever.
 */
const RENDERING = '1';

@Injectable()
export class PictureService {
  /** Decoding takes hundreds of megabytes, so pictures are rendered one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: PictureStore) {}

  /** The same bytes are the same picture, however often they are uploaded. */
  async add(bytes: Buffer): Promise<UploadedPicture> {
    const hash = createHash('sha256').update(RENDERING).update(bytes).digest('hex').slice(0, 32);
    const { width, height, ...forms } = await this.inTurn(() => renditionOf(bytes));
    await this.keep(hash, forms);
    return { imageUrl: uploadAddress(uploadName.scaled(hash, width)), width, height };
  }

  /** @throws DomainError when there is no such picture */
  async get(name: string): Promise<StoredFile> {
    const file = isUploadName(name) ? await this.store.get(name) : undefined;
    if (!file) throw DomainError.notFound('The picture');
    return file;
  }

  private async keep(hash: string, { scaled, share }: Pick<Rendered, 'scaled' | 'share'>): Promise<void> {
    const files = [
      { name: uploadName.share(hash), ...share },
      ...scaled.map(({ width, ...form }) => ({ name: uploadName.scaled(hash, width), ...form })),
    ];
    for (const { name, bytes, type } of files) await this.store.put(name, bytes, type);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(work, work);
    this.turn = mine.catch(() => undefined);
    return mine;
  }
}

/** The decoder's libraries hold 8 MB, so they are loaded with the first picture. */
async function renditionOf(bytes: Buffer): Promise<Rendered> {
  const { render } = await import('./picture.rendition.js');
  return render(bytes);
}
