import { Injectable } from '@nestjs/common';
import type { BookingType, EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** Keeps the names of what the catalogue offers, and that something is no longer offered. */
@Injectable()
export class ItemConsumer {
  @OnEvent('catalog.package.changed.v1')
  async packageChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'catalog.package.changed.v1'>,
  ): Promise<void> {
    await keep(tx, 'package', data, data.package?.name);
  }

  @OnEvent('catalog.attraction.changed.v1')
  async attractionChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'catalog.attraction.changed.v1'>,
  ): Promise<void> {
    await keep(tx, 'attraction', data, data.attraction?.name);
  }
}

/** The newest version counts, in whatever order they come; a name that is not told stays as it was. */
async function keep(
  tx: EntityManager,
  type: BookingType,
  { id, version, deleted }: { id: number; version: number; deleted: boolean },
  name: string | undefined,
): Promise<void> {
  await tx.query(
    `insert into item (type, id, name, version, deleted) values ($1, $2, coalesce($3, ''), $4, $5)
     on conflict on constraint item_pk do update
       set name = coalesce($3, item.name), version = excluded.version, deleted = excluded.deleted
       where item.version < excluded.version`,
    [type, id, name ?? null, version, deleted],
  );
}
