import { Injectable } from '@nestjs/common';
import type { Capability } from '@safari/contracts';
import { retryUntilKnown } from '@safari/service-kit';
import { type Item, ItemRepository } from './item.repository.js';

@Injectable()
export class ItemService {
  constructor(private readonly items: ItemRepository) {}

  /** Those of the named items that are known here; waits a moment for the newest. */
  async among(wanted: readonly Capability[]): Promise<Item[]> {
    const all = await retryUntilKnown(async () => {
      const found = await this.items.among(wanted);
      return found.length === wanted.length ? found : undefined;
    });
    return all ?? this.items.among(wanted);
  }
}
