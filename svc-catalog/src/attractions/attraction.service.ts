import { Injectable } from '@nestjs/common';
import type { Attraction } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DecoratedMethods,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import { AttractionChanges } from './attraction.changes.js';
import { AttractionRepository } from './attraction.repository.js';
import { ATTRACTION_DEFAULTS, type AttractionRequest, attractionFields } from './attraction.rules.js';
import { toAttraction } from './attraction.view.js';
import { type AttractionDeletedHandler, ON_ATTRACTION_DELETED } from './on-attraction-deleted.js';

@Injectable()
export class AttractionService {
  constructor(
    private readonly database: Database,
    private readonly attractions: AttractionRepository,
    private readonly changes: AttractionChanges,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly methods: DecoratedMethods,
  ) {}

  list(): Promise<Attraction[]> {
    return this.attractions.all();
  }

  async get(id: number): Promise<Attraction> {
    const found = await this.attractions.find(id);
    if (!found) throw DomainError.notFound('The attraction');
    return found;
  }

  add(
    staff: StaffIdentity,
    idempotencyKey: IdempotencyKey | undefined,
    request: AttractionRequest,
  ): Promise<Attraction> {
    return this.database.transaction((tx) =>
      this.idempotencyKeys.once(tx, staff.id, idempotencyKey, () =>
        this.changes.add(tx, attractionFields(request, ATTRACTION_DEFAULTS)),
      ),
    );
  }

  /**
   * Fields that the request leaves out stay as they are.
   * @param seen the version that the editor saw
   */
  edit(id: number, seen: number | undefined, request: AttractionRequest): Promise<Attraction> {
    return this.database.transaction(async (tx) => {
      const row = await this.attractions.lock(tx, id);
      assertFresh(seen, toAttraction(row));
      return this.changes.change(tx, row, attractionFields(request, row));
    });
  }

  /** Hidden from now on and out of every package; the row stays for the bookings that know it. */
  async remove(id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.changes.delete(tx, await this.attractions.lock(tx, id));
      const handlers = this.methods.by<AttractionDeletedHandler>(ON_ATTRACTION_DELETED);
      for (const handle of handlers.values()) await handle(tx, id);
    });
  }
}
