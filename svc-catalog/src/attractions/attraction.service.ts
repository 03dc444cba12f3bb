import { Injectable } from '@nestjs/common';
import type { Attraction } from '@safari/contracts';
import {
  assertFresh,
  Database,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import { PackageStore } from '../packages/package.store.js';
import { AttractionEntity } from './attraction.entity.js';
import { type AttractionRequest, attractionFields, UNTOLD_ATTRACTION } from './attraction.rules.js';
import { AttractionStore } from './attraction.store.js';
import { toAttraction } from './attraction.view.js';

@Injectable()
export class AttractionService {
  constructor(
    private readonly database: Database,
    private readonly attractions: AttractionStore,
    private readonly packages: PackageStore,
    private readonly idempotencyKeys: IdempotencyKeyStore,
  ) {}

  add(
    staff: StaffIdentity,
    idempotencyKey: IdempotencyKey | undefined,
    request: AttractionRequest,
  ): Promise<Attraction> {
    return this.database.transaction((tx) =>
      this.idempotencyKeys.once(tx, staff.id, idempotencyKey, () =>
        this.attractions.save(tx, tx.create(AttractionEntity, attractionFields(request, UNTOLD_ATTRACTION))),
      ),
    );
  }

  /**
   * Fields that the request leaves out stay as they are.
   * @param seen the version that the editor saw
   */
  edit(id: number, seen: number | undefined, request: AttractionRequest): Promise<Attraction> {
    return this.database.transaction(async (tx) => {
      const row = await this.attractions.get(tx, id);
      assertFresh(seen, toAttraction(row));
      return this.attractions.save(tx, Object.assign(row, attractionFields(request, row)));
    });
  }

  /** Hidden from now on and out of every package; the row stays for the bookings that know it. */
  async remove(id: number): Promise<void> {
    await this.packages.change(async (tx) => {
      const row = await this.attractions.get(tx, id);
      await this.attractions.save(tx, Object.assign(row, { deletedAt: new Date() }));
      await this.packages.dropAttraction(tx, id);
    });
  }
}
