import { Injectable } from '@nestjs/common';
import { type AttractionDetails, translationsOf } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AttractionEntity } from './attraction.entity.js';
import { AttractionRepository } from './attraction.repository.js';
import type { AttractionContent } from './attraction.rules.js';
import { detailsOf, toAttraction } from './attraction.view.js';

/** The only ways in which a stored attraction changes, each with its version and its event; the caller has locked it. */
@Injectable()
export class AttractionChanges {
  constructor(
    private readonly attractions: AttractionRepository,
    private readonly outbox: Outbox,
  ) {}

  async add(tx: EntityManager, fields: AttractionContent): Promise<AttractionDetails> {
    const row = AttractionEntity.create(fields);
    await this.attractions.insert(tx, row);
    return this.publish(tx, row);
  }

  async change(
    tx: EntityManager,
    row: AttractionEntity,
    fields: AttractionContent,
  ): Promise<AttractionDetails> {
    row.change(fields);
    await this.attractions.update(tx, row);
    return this.publish(tx, row);
  }

  async delete(tx: EntityManager, row: AttractionEntity): Promise<void> {
    row.delete();
    await this.attractions.update(tx, row);
    await this.publish(tx, row);
  }

  private async publish(tx: EntityManager, row: AttractionEntity): Promise<AttractionDetails> {
    const changed = toAttraction(row);
    await this.outbox.add(tx, 'catalog.attraction.changed.v1', {
      id: changed.id,
      version: changed.version,
      deleted: row.deletedAt !== null,
      attraction: { ...changed, translations: translationsOf([row.name], row.translations) },
    });
    return detailsOf(row);
  }
}
