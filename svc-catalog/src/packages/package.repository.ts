import { Injectable } from '@nestjs/common';
import type { ListedPackage, PackageDetails, Provider } from '@safari/contracts';
import { Database, DomainError, lockName, rowsOf } from '@safari/service-kit';
import { ArrayContains, type EntityManager, IsNull } from 'typeorm';
import { PackageEntity } from './package.entity.js';
import { type DetailedRow, PACKAGE_DETAIL_COLUMNS, PACKAGE_LIST_COLUMNS, toDetails } from './package.view.js';

@Injectable()
export class PackageRepository {
  constructor(private readonly database: Database) {}

  /** The packages of the front page first, then the others, oldest first. */
  all(): Promise<ListedPackage[]> {
    return this.database.rows<ListedPackage>(
      'packages',
      `select ${PACKAGE_LIST_COLUMNS} from package where deleted_at is null order by display_order nulls last, id`,
    );
  }

  async find(id: number): Promise<PackageDetails | undefined> {
    const [found] = await this.database.rows<DetailedRow>(
      'package',
      `select ${PACKAGE_DETAIL_COLUMNS} from package where deleted_at is null and id = $1`,
      [id],
    );
    return found && toDetails(found);
  }

  async providers(id: number): Promise<Provider[] | undefined> {
    const [found] = await this.database.rows<{ providers: Provider[] }>(
      'package providers',
      'select providers from package where deleted_at is null and id = $1',
      [id],
    );
    return found?.providers;
  }

  /** Whether any package was ever added. */
  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(PackageEntity);
  }

  /**
   * Serializes changes of packages until the transaction ends: positions of the front page change hands, and an
   * attraction leaves several packages, which could deadlock otherwise. Readers are not blocked.
   */
  lockAll(tx: EntityManager): Promise<void> {
    return lockName(tx, 'packages');
  }

  /** @throws DomainError when there is none */
  async get(tx: EntityManager, id: number): Promise<PackageEntity> {
    const found = await tx.findOneBy(PackageEntity, { id, deletedAt: IsNull() });
    if (!found) throw DomainError.notFound('The package');
    return found;
  }

  /** @returns which package holds a position of the front page */
  findAt(tx: EntityManager, position: 1 | 2 | 3): Promise<PackageEntity | null> {
    return tx.findOneBy(PackageEntity, { displayOrder: position });
  }

  listing(tx: EntityManager, attractionId: number): Promise<PackageEntity[]> {
    return tx.find(PackageEntity, {
      where: { attractionIds: ArrayContains([attractionId]), deletedAt: IsNull() },
      order: { id: 'asc' },
    });
  }

  /** Those whose page shows the guide, oldest first. */
  ledBy(tx: EntityManager, guideId: number): Promise<{ id: number; name: string }[]> {
    return rowsOf(
      tx,
      `select id, name from package where deleted_at is null and page -> 'guideIds' @> to_jsonb($1::integer) order by id`,
      [guideId],
    );
  }

  /** Gives the entity its id. */
  async insert(tx: EntityManager, row: PackageEntity): Promise<void> {
    await tx.save(row);
  }

  /** Writes the entity; the caller holds the lock. */
  async update(tx: EntityManager, row: PackageEntity): Promise<void> {
    await tx.save(row);
  }
}
