import { Injectable } from '@nestjs/common';
import type { AttractionDetails, ListedAttraction, NamedItem } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DecoratedMethods,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { GuideRepository } from '../guides/guide.repository.js';
import { Leads } from '../guides/leads.js';
import { AttractionChanges } from './attraction.changes.js';
import { AttractionRepository } from './attraction.repository.js';
import { ATTRACTION_DEFAULTS, type AttractionRequest, attractionFields } from './attraction.rules.js';
import { detailsOf } from './attraction.view.js';
import { type AttractionDeletedHandler, ON_ATTRACTION_DELETED } from './on-attraction-deleted.js';

@Injectable()
export class AttractionService {
  constructor(
    private readonly database: Database,
    private readonly attractions: AttractionRepository,
    private readonly changes: AttractionChanges,
    private readonly guides: GuideRepository,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly methods: DecoratedMethods,
  ) {}

  list(): Promise<ListedAttraction[]> {
    return this.attractions.all();
  }

  async get(id: number): Promise<AttractionDetails> {
    const found = await this.attractions.find(id);
    if (!found) throw DomainError.notFound('The attraction');
    return found;
  }

  add(
    staff: StaffIdentity,
    request: AttractionRequest,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<AttractionDetails> {
    return this.idempotencyKeys.transaction(staff.id, idempotencyKey, async (tx) => {
      const fields = attractionFields(request, ATTRACTION_DEFAULTS);
      await this.guides.requireAll(tx, fields.page.guideIds);
      return this.changes.add(tx, fields);
    });
  }

  /** Fields that the request leaves out stay as they are. */
  edit(id: number, seen: number | undefined, request: AttractionRequest): Promise<AttractionDetails> {
    return this.database.transaction(async (tx) => {
      const row = await this.attractions.lock(tx, id);
      assertFresh(seen, detailsOf(row));
      const fields = attractionFields(request, row);
      await this.guides.requireAll(tx, fields.page.guideIds);
      return this.changes.change(tx, row, fields);
    });
  }

  @Leads('attractions')
  async ledBy(tx: EntityManager, guideId: number): Promise<NamedItem[]> {
    const led = await this.attractions.ledBy(tx, guideId);
    return led.map(({ id, name }) => ({ bookingType: 'attraction', itemId: id, name }));
  }

  /** Hidden from now on and out of every package; the row stays for the bookings that refer to it. */
  async remove(id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.changes.delete(tx, await this.attractions.lock(tx, id));
      const handlers = this.methods.by<AttractionDeletedHandler>(ON_ATTRACTION_DELETED);
      for (const handle of handlers.values()) await handle(tx, id);
    });
  }
}
