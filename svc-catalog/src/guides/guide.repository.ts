import { Injectable } from '@nestjs/common';
import type { Guide } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { GuideEntity } from './guide.entity.js';
import { GUIDE_COLUMNS } from './guide.view.js';

@Injectable()
export class GuideRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<Guide[]> {
    return this.database.rows<Guide>('guides', `select ${GUIDE_COLUMNS} from guide order by id`);
  }

  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(GuideEntity);
  }

  async insert(tx: EntityManager, guide: Omit<Guide, 'id'>): Promise<void> {
    await tx.insert(GuideEntity, guide);
  }
}
