import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Artwork, Attraction, Package } from '@safari/contracts';
import { CatalogCache } from '../cache/catalog-cache.js';

/** No page waits longer for what it could say of itself. */
const TIMEOUT_MS = 300;

/**
 * What pages tell of the catalogue: always its whole lists, which every visitor's screens ask for anyway, so that no
 * address anybody makes up costs the catalogue a call. Undefined when it does not answer in time.
 */
@Injectable()
export class Catalogue {
  private readonly log = new Logger('Catalogue');

  constructor(private readonly reads: CatalogCache) {}

  packages(timeoutMs = TIMEOUT_MS): Promise<readonly Package[] | undefined> {
    return this.list('/api/packages', timeoutMs);
  }

  attractions(timeoutMs = TIMEOUT_MS): Promise<readonly Attraction[] | undefined> {
    return this.list('/api/attractions', timeoutMs);
  }

  artworks(timeoutMs = TIMEOUT_MS): Promise<readonly Artwork[] | undefined> {
    return this.list('/api/artworks', timeoutMs);
  }

  private async list<T>(url: string, timeoutMs: number): Promise<readonly T[] | undefined> {
    const answer = await Promise.race([this.read(url), wait(timeoutMs, undefined, { ref: false })]);
    return Array.isArray(answer) ? (answer as readonly T[]) : undefined;
  }

  private async read(url: string): Promise<unknown> {
    try {
      return await this.reads.content(url);
    } catch (error) {
      this.log.warn({ msg: `${url} was not to be had`, err: error });
      return undefined;
    }
  }
}
