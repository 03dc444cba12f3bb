import { Injectable } from '@nestjs/common';
import type { EventEnvelope, Translation } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ItemRepository } from './item.repository.js';

@Injectable()
export class ItemConsumer {
  constructor(private readonly items: ItemRepository) {}

  @OnEvent('catalog.package.changed.v1')
  async packageChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'catalog.package.changed.v1'>,
  ): Promise<void> {
    const { id, version, deleted, package: facts } = data;
    if (!facts) return this.items.upsertDeleted(tx, 'package', id, version);
    const { name, price, duration: durationDays } = facts;
    const translations = namesOf(facts);
    await this.items.upsert(tx, {
      type: 'package',
      id,
      name,
      translations,
      price,
      durationDays,
      version,
      deleted,
    });
  }

  @OnEvent('catalog.attraction.changed.v1')
  async attractionChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'catalog.attraction.changed.v1'>,
  ): Promise<void> {
    const { id, version, deleted, attraction: facts } = data;
    if (!facts) return this.items.upsertDeleted(tx, 'attraction', id, version);
    const { name, priceFrom: price } = facts;
    const translations = namesOf(facts);
    await this.items.upsert(tx, {
      type: 'attraction',
      id,
      name,
      translations,
      price,
      durationDays: 1,
      version,
      deleted,
    });
  }
}

/** What an item is called in other languages; an event of the release before brings none. */
const namesOf = ({
  name,
  translations = [],
}: {
  name: string;
  translations?: Translation[];
}): Translation[] => translations.filter(({ en }) => en === name);
