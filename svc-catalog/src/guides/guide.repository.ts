import { Injectable } from '@nestjs/common';
import type { Guide } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { GuideEntity } from './guide.entity.js';
import { GUIDE_COLUMNS } from './guide.view.js';

@Injectable()
export class GuideRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<Guide[]> {
    return this.database.rows<Guide>('guides', `select ${GUIDE_COLUMNS} from guide order by id`);
  }

  /** @throws DomainError naming the ids of a page that are no guide's */
  async requireAll(tx: EntityManager, ids: readonly number[]): Promise<void> {
    const found = (await tx.query('select id from guide where id = any($1::integer[])', [ids])) as {
      id: number;
    }[];
    const unknown = ids.filter((id) => !found.some((guide) => guide.id === id));
    if (unknown.length > 0) {
      throw DomainError.field('page.guideIds', `Not in the catalogue: guide ${unknown.join(', ')}.`);
    }
  }

  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(GuideEntity);
  }

  async insert(tx: EntityManager, guide: Omit<Guide, 'id'>): Promise<{ id: number }> {
    const row = { ...guide };
    await tx.insert(GuideEntity, row);
    return row as Guide; // its id is written into it
  }
}
