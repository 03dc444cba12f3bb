import { Injectable } from '@nestjs/common';
import type { Package } from '@safari/contracts';
import { Database, DomainError, Outbox } from '@safari/service-kit';
import { ArrayContains, type EntityManager, IsNull, Not } from 'typeorm';
import { PackageEntity } from './package.entity.js';
import { toPackage } from './package.view.js';

/** The rows of packages, and what every change to one owes: its turn, its version and its event. */
@Injectable()
export class PackageStore {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A use case that changes packages. They take turns: a front-page position is handed over, and an attraction
   * taken out of several packages, without two of them crossing. Readers wait for nobody.
   */
  change<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended(current_schema() || ':packages', 0))`);
      return work(tx);
    });
  }

  async get(tx: EntityManager, id: number): Promise<PackageEntity> {
    const found = await tx.findOneBy(PackageEntity, { id, deletedAt: IsNull() });
    if (!found) throw DomainError.notFound('The package');
    return found;
  }

  /** @throws DomainError naming the ids that are not in the catalogue */
  async requireAttractions(tx: EntityManager, ids: readonly number[]): Promise<void> {
    const found = (await tx.query(
      'select id from attraction where id = any($1::integer[]) and deleted_at is null',
      [ids],
    )) as { id: number }[];
    const unknown = ids.filter((id) => !found.some((attraction) => attraction.id === id));
    if (unknown.length > 0) {
      throw DomainError.field('attractionIds', `Not in the catalogue: attraction ${unknown.join(', ')}.`);
    }
  }

  /** Whoever holds the position, except the one it is for, holds none afterwards. */
  async vacate(tx: EntityManager, position: 1 | 2 | 3 | null, forId?: number): Promise<void> {
    if (position === null) return;
    const holder = await tx.findOneBy(PackageEntity, {
      displayOrder: position,
      ...(forId !== undefined && { id: Not(forId) }),
    });
    if (holder) await this.save(tx, Object.assign(holder, { displayOrder: null }));
  }

  /** An attraction that leaves the catalogue leaves the packages that list it. */
  async dropAttraction(tx: EntityManager, attractionId: number): Promise<void> {
    const listing = await tx.find(PackageEntity, {
      where: { attractionIds: ArrayContains([attractionId]), deletedAt: IsNull() },
      order: { id: 'asc' },
    });
    for (const row of listing) {
      row.attractionIds = row.attractionIds.filter((id) => id !== attractionId);
      await this.save(tx, row);
    }
  }

  async save(tx: EntityManager, row: PackageEntity): Promise<Package> {
    row.version = (row.version ?? 0) + 1;
    const saved = toPackage(await tx.save(row));
    await this.outbox.add(tx, 'catalog.package.changed.v1', {
      id: saved.id,
      version: saved.version,
      deleted: row.deletedAt != null,
      package: saved,
    });
    return saved;
  }
}
