import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Artwork, Attraction, Package } from '@safari/contracts';
import { PublicReads } from '../reads/public-reads.js';

/** No page waits longer for what it could say of itself. */
const PATIENCE_MS = 300;

/**
 * What pages tell of the catalogue: always its whole lists, which every visitor's screens ask for anyway, so that no
 * address anybody makes up costs the catalogue a call. Undefined when it does not answer in time.
 */
@Injectable()
export class Catalogue {
  private readonly log = new Logger('Catalogue');

  constructor(private readonly reads: PublicReads) {}

  packages(patienceMs = PATIENCE_MS): Promise<readonly Package[] | undefined> {
    return this.list('/api/packages', patienceMs);
  }

  attractions(patienceMs = PATIENCE_MS): Promise<readonly Attraction[] | undefined> {
    return this.list('/api/attractions', patienceMs);
  }

  artworks(patienceMs = PATIENCE_MS): Promise<readonly Artwork[] | undefined> {
    return this.list('/api/artworks', patienceMs);
  }

  private async list<T>(url: string, patienceMs: number): Promise<readonly T[] | undefined> {
    const answer = await Promise.race([this.read(url), wait(patienceMs, undefined, { ref: false })]);
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
