import { Injectable } from '@nestjs/common';
import type { Attraction } from '@safari/contracts';
import { DomainError, Outbox } from '@safari/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { AttractionEntity } from './attraction.entity.js';
import { toAttraction } from './attraction.view.js';

/** The rows of attractions, and what every change to one owes: its version and its event. */
@Injectable()
export class AttractionStore {
  constructor(private readonly outbox: Outbox) {}

  /** Locked until the transaction ends, so that two editors follow each other. */
  async get(tx: EntityManager, id: number): Promise<AttractionEntity> {
    const found = await tx.findOne(AttractionEntity, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) throw DomainError.notFound('The attraction');
    return found;
  }

  async save(tx: EntityManager, row: AttractionEntity): Promise<Attraction> {
    row.version = (row.version ?? 0) + 1;
    const saved = toAttraction(await tx.save(row));
    await this.outbox.add(tx, 'catalog.attraction.changed.v1', {
      id: saved.id,
      version: saved.version,
      deleted: row.deletedAt != null,
      attraction: saved,
    });
    return saved;
  }
}
