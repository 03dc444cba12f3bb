import { Injectable } from '@nestjs/common';
import type { Guide } from '@safari/contracts';
import { Database, DomainError, rowsOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { GuideEntity } from './guide.entity.js';
import { GUIDE_COLUMNS } from './guide.view.js';

@Injectable()
export class GuideRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<Guide[]> {
    return this.database.rows<Guide>('guides', `select ${GUIDE_COLUMNS} from guide order by id`);
  }

  /**
   * Locks them against deletion until the transaction ends. @throws DomainError naming the ids of a page that are no
   * guide's
   */
  async requireAll(tx: EntityManager, ids: readonly number[]): Promise<void> {
    const found = await rowsOf<{ id: number }>(
      tx,
      'select id from guide where id = any($1::integer[]) order by id for key share',
      [ids],
    );
    const unknown = ids.filter((id) => !found.some((guide) => guide.id === id));
    if (unknown.length > 0) {
      throw DomainError.field('page.guideIds', `Not in the catalogue: guide ${unknown.join(', ')}.`);
    }
  }

  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(GuideEntity);
  }

  /** Locks the guide until the transaction ends, so that two editors follow each other. @throws DomainError */
  async lock(tx: EntityManager, id: number): Promise<GuideEntity> {
    const found = await tx.findOne(GuideEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw DomainError.notFound('The guide');
    return found;
  }

  /** Writes the entity; a new one gets its id. */
  async save(tx: EntityManager, row: GuideEntity): Promise<void> {
    await tx.save(row);
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.delete(GuideEntity, { id });
  }
}
