import { Injectable, Logger } from '@nestjs/common';
import type { ListRead, PageRequest } from '@safari/contracts';
import { inTime } from '@safari/service-kit/process';
import { CatalogCache } from '../cache/catalog-cache.js';

/**
 * The public lists that pages describe: always whole ones, which every visitor's screens ask for anyway, so that
 * made-up addresses cost the catalogue no calls.
 */
@Injectable()
export class PublicLists {
  private readonly log = new Logger('PublicLists');

  constructor(private readonly reads: CatalogCache) {}

  /** By their names; one that did not come in time is not among them. */
  async read(lists: readonly ListRead[], timeoutMs: number): Promise<PageRequest['data']> {
    const found = await Promise.all(
      lists.map(async ({ name, url }) => {
        const list = await inTime(timeoutMs, this.content(url), undefined);
        return Array.isArray(list) ? [[name, list as readonly unknown[]] as const] : [];
      }),
    );
    return Object.fromEntries(found.flat());
  }

  private async content(url: string): Promise<unknown> {
    try {
      return await this.reads.content(url);
    } catch (error) {
      this.log.warn({ msg: `${url} could not be read`, err: error });
      return undefined;
    }
  }
}
