import { Injectable } from '@nestjs/common';
import type { BookingType, Money } from '@safari/contracts';
import { DomainError, rowOf, statement } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { ItemEntity } from './item.entity.js';

@Injectable()
export class ItemRepository {
  /** @throws DomainError at `itemId` when it is not on offer */
  async getOffered(tx: EntityManager, type: BookingType, id: number): Promise<ItemEntity> {
    const [item] = await statement<ItemEntity>(
      tx,
      'item-offered',
      `select type, id, name, translations, price, duration_days as "durationDays", version, deleted
       from item where type = $1 and id = $2 and not deleted`,
      [type, id],
    );
    if (!item) throw DomainError.field('itemId', `This ${type} is not on offer.`);
    return item;
  }

  /** What it costs per person today. @returns undefined where it is sold no more */
  async findPrice(tx: EntityManager, type: BookingType, id: number): Promise<Money | undefined> {
    const item = await rowOf<{ price: Money }>(
      tx,
      'select price from item where type = $1 and id = $2 and not deleted',
      [type, id],
    );
    return item?.price;
  }

  /** The newer version wins, whatever the order in which events arrive. */
  async upsert(tx: EntityManager, item: ItemEntity): Promise<void> {
    await tx.query(
      `insert into item as known (type, id, name, translations, price, duration_days, version, deleted)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict on constraint item_pk do update
         set name = excluded.name, translations = excluded.translations, price = excluded.price, duration_days = excluded.duration_days,
             version = excluded.version, deleted = excluded.deleted
         where known.version < excluded.version`,
      [
        item.type,
        item.id,
        item.name,
        JSON.stringify(item.translations),
        item.price,
        item.durationDays,
        item.version,
        item.deleted,
      ],
    );
  }

  /**
   * Marks it as no longer offered, but keeps its last facts for the bookings that refer to it; the newer version wins.
   */
  async upsertDeleted(tx: EntityManager, type: BookingType, id: number, version: number): Promise<void> {
    await tx.query(
      `insert into item as known (type, id, name, price, duration_days, version, deleted)
       values ($1, $2, '', 0, 1, $3, true)
       on conflict on constraint item_pk do update set version = excluded.version, deleted = true
         where known.version < excluded.version`,
      [type, id, version],
    );
  }
}
