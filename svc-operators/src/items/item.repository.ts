import { Injectable } from '@nestjs/common';
import type { BookingType, Capability } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

export interface Item {
  type: BookingType;
  id: number;
  name: string;
  deleted: boolean;
}

/** The facts of an item in an event; `name` is undefined where the event lacks it. */
export type ItemChange = Pick<Item, 'type' | 'id' | 'deleted'> & {
  name: string | undefined;
  version: number;
};

/** The copy of the catalogue's names. */
@Injectable()
export class ItemRepository {
  constructor(private readonly database: Database) {}

  /** Those of the named items that are known here. */
  among(wanted: readonly Capability[]): Promise<Item[]> {
    return this.database.rows<Item>(
      'items-known',
      `select item.type, item.id, item.name, item.deleted from item
       join unnest($1::text[], $2::int[]) as wanted (type, id) using (type, id)`,
      [wanted.map((one) => one.capabilityType), wanted.map((one) => one.itemId)],
    );
  }

  /** The newer version wins; a name that the event lacks stays as it was. */
  async upsert(tx: EntityManager, { type, id, name, version, deleted }: ItemChange): Promise<void> {
    await tx.query(
      `insert into item (type, id, name, version, deleted) values ($1, $2, coalesce($3, ''), $4, $5)
       on conflict on constraint item_pk do update
         set name = coalesce($3, item.name), version = excluded.version, deleted = excluded.deleted
         where item.version < excluded.version`,
      [type, id, name ?? null, version, deleted],
    );
  }
}
