import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ListedPackage, NamedItem, PackageDetails, Provider } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AttractionRepository } from '../attractions/attraction.repository.js';
import { OnAttractionDeleted } from '../attractions/on-attraction-deleted.js';
import { CatalogConfig } from '../config.js';
import { GuideRepository } from '../guides/guide.repository.js';
import { Leads } from '../guides/leads.js';
import { PackageChanges } from './package.changes.js';
import { PackageRepository } from './package.repository.js';
import { type PackageRequest, packageDefaults, packageFields } from './package.rules.js';
import { detailsOf, storedOf } from './package.view.js';

@Injectable()
export class PackageService {
  private readonly defaults: ReturnType<typeof packageDefaults>;

  constructor(
    private readonly database: Database,
    private readonly packages: PackageRepository,
    private readonly changes: PackageChanges,
    private readonly attractions: AttractionRepository,
    private readonly guides: GuideRepository,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    config: CatalogConfig,
  ) {
    this.defaults = packageDefaults(config.BRAND_NAME);
  }

  /** The packages of the front page first, then the others, oldest first. */
  list(): Promise<ListedPackage[]> {
    return this.packages.all();
  }

  async get(id: number): Promise<PackageDetails> {
    const found = await this.packages.find(id);
    if (!found) throw DomainError.notFound('The package');
    return found;
  }

  async providers(id: number): Promise<Provider[]> {
    const found = await this.packages.providers(id);
    if (!found) throw DomainError.notFound('The package');
    return found;
  }

  add(
    staff: StaffIdentity,
    request: PackageRequest,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<PackageDetails> {
    return this.locked((tx) =>
      this.idempotencyKeys.once(tx, staff.id, idempotencyKey, async () => {
        const fields = packageFields(request, this.defaults, randomUUID);
        await this.requireAttractions(tx, fields.attractionIds);
        await this.guides.requireAll(tx, fields.page.guideIds);
        await this.changes.freePosition(tx, fields.displayOrder);
        return this.changes.add(tx, fields);
      }),
    );
  }

  /** Fields that the request leaves out stay as they are. */
  edit(id: number, seen: number | undefined, request: PackageRequest): Promise<PackageDetails> {
    return this.locked(async (tx) => {
      const row = await this.packages.get(tx, id);
      assertFresh(seen, storedOf(row));
      const fields = packageFields(request, this.defaults, randomUUID, row);
      await this.requireAttractions(tx, fields.attractionIds);
      await this.guides.requireAll(tx, fields.page.guideIds);
      await this.changes.freePosition(tx, fields.displayOrder, id);
      return this.changes.change(tx, row, fields);
    });
  }

  /**
   * Moves a package to a front-page position, from which another one is removed; `null` takes it off the front page.
   */
  place(id: number, position: 1 | 2 | 3 | null): Promise<PackageDetails> {
    return this.locked(async (tx) => {
      const row = await this.packages.get(tx, id);
      if (row.displayOrder === position) return detailsOf(row);
      await this.changes.freePosition(tx, position, id);
      return this.changes.change(tx, row, { displayOrder: position });
    });
  }

  /** Hidden from now on; the row stays for the bookings that refer to it. */
  async remove(id: number): Promise<void> {
    await this.locked(async (tx) => this.changes.delete(tx, await this.packages.get(tx, id)));
  }

  /** An attraction that is deleted is taken out of the packages that list it. */
  @OnAttractionDeleted('packages')
  async attractionDeleted(tx: EntityManager, attractionId: number): Promise<void> {
    await this.packages.lockAll(tx);
    for (const row of await this.packages.listing(tx, attractionId)) {
      const attractionIds = row.attractionIds.filter((id) => id !== attractionId);
      await this.changes.change(tx, row, { attractionIds });
    }
  }

  @Leads('packages')
  async ledBy(tx: EntityManager, guideId: number): Promise<NamedItem[]> {
    const led = await this.packages.ledBy(tx, guideId);
    return led.map(({ id, name }) => ({ bookingType: 'package', itemId: id, name }));
  }

  /** @throws DomainError naming the ids that are not in the catalogue */
  private async requireAttractions(tx: EntityManager, ids: readonly number[]): Promise<void> {
    const known = await this.attractions.idsAmong(tx, ids);
    const unknown = ids.filter((id) => !known.includes(id));
    if (unknown.length > 0) {
      throw DomainError.field('attractionIds', `Not in the catalogue: attraction ${unknown.join(', ')}.`);
    }
  }

  private locked<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (tx) => {
      await this.packages.lockAll(tx);
      return work(tx);
    });
  }
}
