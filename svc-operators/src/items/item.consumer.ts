import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ItemRepository } from './item.repository.js';

/** Stores the names of the catalogue's items, and which are no longer offered. */
@Injectable()
export class ItemConsumer {
  constructor(private readonly items: ItemRepository) {}

  @OnEvent('catalog.package.changed.v1')
  packageChanged(tx: EntityManager, { data }: EventEnvelope<'catalog.package.changed.v1'>): Promise<void> {
    const { id, version, deleted } = data;
    return this.items.upsert(tx, { type: 'package', id, name: data.package?.name, version, deleted });
  }

  @OnEvent('catalog.attraction.changed.v1')
  attractionChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'catalog.attraction.changed.v1'>,
  ): Promise<void> {
    const { id, version, deleted } = data;
    return this.items.upsert(tx, { type: 'attraction', id, name: data.attraction?.name, version, deleted });
  }
}
