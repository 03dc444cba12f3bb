import { Injectable } from '@nestjs/common';
import type { BookingType, Capability } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { soon } from '../soon.js';

export interface Item {
  type: BookingType;
  id: number;
  name: string;
  deleted: boolean;
}

/** This service's own copy of the catalogue's names. */
@Injectable()
export class ItemService {
  constructor(private readonly db: Database) {}

  /** Those of the named items that the catalogue has told us of; waits a moment for the newest. */
  async known(wanted: readonly Capability[]): Promise<Item[]> {
    const look = () =>
      this.db.rows<Item>(
        'items-known',
        `select item.type, item.id, item.name, item.deleted from item
         join unnest($1::text[], $2::int[]) as wanted (type, id) using (type, id)`,
        [wanted.map((one) => one.capabilityType), wanted.map((one) => one.itemId)],
      );
    const all = await soon(async () => {
      const found = await look();
      return found.length === wanted.length ? found : undefined;
    });
    return all ?? look();
  }
}
