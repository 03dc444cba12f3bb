import { Injectable } from '@nestjs/common';
import type { AttractionDetails, ListedAttraction } from '@safari/contracts';
import { Database, DomainError, rowsOf } from '@safari/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { AttractionEntity } from './attraction.entity.js';
import { ATTRACTION_DETAIL_COLUMNS, ATTRACTION_LIST_COLUMNS } from './attraction.view.js';

@Injectable()
export class AttractionRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  all(): Promise<ListedAttraction[]> {
    return this.database.rows<ListedAttraction>(
      'attractions',
      `select ${ATTRACTION_LIST_COLUMNS} from attraction where deleted_at is null order by id`,
    );
  }

  async find(id: number): Promise<AttractionDetails | undefined> {
    const [found] = await this.database.rows<AttractionDetails>(
      'attraction',
      `select ${ATTRACTION_DETAIL_COLUMNS} from attraction where deleted_at is null and id = $1`,
      [id],
    );
    return found;
  }

  /** Whether any attraction was ever added. */
  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(AttractionEntity);
  }

  /** Those of the ids that are in the catalogue. */
  async idsAmong(tx: EntityManager, ids: readonly number[]): Promise<number[]> {
    const found = await rowsOf<{ id: number }>(
      tx,
      'select id from attraction where id = any($1::integer[]) and deleted_at is null',
      [ids],
    );
    return found.map(({ id }) => id);
  }

  /** Locks the attraction until the transaction ends, so that two editors follow each other. @throws DomainError */
  async lock(tx: EntityManager, id: number): Promise<AttractionEntity> {
    const found = await tx.findOne(AttractionEntity, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) throw DomainError.notFound('The attraction');
    return found;
  }

  /** Those whose page shows the guide, oldest first. */
  ledBy(tx: EntityManager, guideId: number): Promise<{ id: number; name: string }[]> {
    return rowsOf(
      tx,
      `select id, name from attraction where deleted_at is null and page -> 'guideIds' @> to_jsonb($1::integer) order by id`,
      [guideId],
    );
  }

  /** Gives the entity its id. */
  async insert(tx: EntityManager, row: AttractionEntity): Promise<void> {
    await tx.save(row);
  }

  /** Writes the entity; the caller holds the lock. */
  async update(tx: EntityManager, row: AttractionEntity): Promise<void> {
    await tx.save(row);
  }
}
