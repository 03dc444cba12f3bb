import { Injectable } from '@nestjs/common';
import type { Guide, NamedItem } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DecoratedMethods,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { GuideEntity } from './guide.entity.js';
import { GuideRepository } from './guide.repository.js';
import { GUIDE_DEFAULTS, type GuideRequest, guideFields, toGuide } from './guide.rules.js';
import { LEADS, type LeadsFinder } from './leads.js';

@Injectable()
export class GuideService {
  constructor(
    private readonly database: Database,
    private readonly guides: GuideRepository,
    private readonly outbox: Outbox,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly methods: DecoratedMethods,
  ) {}

  list(): Promise<Guide[]> {
    return this.guides.all();
  }

  add(
    staff: StaffIdentity,
    request: GuideRequest,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Guide> {
    return this.idempotencyKeys.transaction(staff.id, idempotencyKey, async (tx) => {
      const row = GuideEntity.create(guideFields(request, GUIDE_DEFAULTS));
      await this.guides.save(tx, row);
      return this.publish(tx, row);
    });
  }

  /** Fields that the request leaves out stay as they are. */
  edit(id: number, seen: number | undefined, request: GuideRequest): Promise<Guide> {
    return this.database.transaction(async (tx) => {
      const row = await this.guides.lock(tx, id);
      assertFresh(seen, toGuide(row));
      row.change(guideFields(request, row));
      await this.guides.save(tx, row);
      return this.publish(tx, row);
    });
  }

  /** @throws DomainError `conflict` naming the items whose pages show the guide */
  remove(id: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const row = await this.guides.lock(tx, id);
      const leads: NamedItem[] = [];
      for (const find of this.methods.by<LeadsFinder>(LEADS).values()) leads.push(...(await find(tx, id)));
      if (leads.length > 0) {
        throw new DomainError('conflict', 'Pages show this guide. Take them off these first.', {
          extensions: { leads },
        });
      }
      await this.guides.delete(tx, id);
      row.version += 1;
      await this.publish(tx, row, true);
    });
  }

  private async publish(tx: EntityManager, row: GuideEntity, deleted = false): Promise<Guide> {
    await this.outbox.add(tx, 'catalog.guide.changed.v1', { id: row.id, version: row.version, deleted });
    return toGuide(row);
  }
}
