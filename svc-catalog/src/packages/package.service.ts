import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Package } from '@safari/contracts';
import {
  assertFresh,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import { CatalogConfig } from '../config.js';
import { PackageEntity } from './package.entity.js';
import { type PackageRequest, packageFields, untoldPackage } from './package.rules.js';
import { PackageStore } from './package.store.js';
import { toPackage } from './package.view.js';

@Injectable()
export class PackageService {
  constructor(
    private readonly packages: PackageStore,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly config: CatalogConfig,
  ) {}

  add(
    staff: StaffIdentity,
    idempotencyKey: IdempotencyKey | undefined,
    request: PackageRequest,
  ): Promise<Package> {
    return this.packages.change((tx) =>
      this.idempotencyKeys.once(tx, staff.id, idempotencyKey, async () => {
        const fields = packageFields(request, untoldPackage(this.config.BRAND_NAME), randomUUID);
        await this.packages.requireAttractions(tx, fields.attractionIds);
        await this.packages.vacate(tx, fields.displayOrder);
        return this.packages.save(tx, tx.create(PackageEntity, fields));
      }),
    );
  }

  /**
   * Fields that the request leaves out stay as they are.
   * @param seen the version that the editor saw
   */
  edit(id: number, seen: number | undefined, request: PackageRequest): Promise<Package> {
    return this.packages.change(async (tx) => {
      const row = await this.packages.get(tx, id);
      assertFresh(seen, toPackage(row));
      const fields = packageFields(request, row, randomUUID);
      await this.packages.requireAttractions(tx, fields.attractionIds);
      await this.packages.vacate(tx, fields.displayOrder, id);
      return this.packages.save(tx, Object.assign(row, fields));
    });
  }

  /** Takes a front-page position from whoever holds it, or gives one up with `null`. */
  place(id: number, position: 1 | 2 | 3 | null): Promise<Package> {
    return this.packages.change(async (tx) => {
      const row = await this.packages.get(tx, id);
      if (row.displayOrder === position) return toPackage(row);
      await this.packages.vacate(tx, position, id);
      return this.packages.save(tx, Object.assign(row, { displayOrder: position }));
    });
  }

  /** Hidden from now on; the row stays for the bookings that know it. */
  async remove(id: number): Promise<void> {
    await this.packages.change(async (tx) => {
      const row = await this.packages.get(tx, id);
      await this.packages.save(tx, Object.assign(row, { deletedAt: new Date(), displayOrder: null }));
    });
  }
}
