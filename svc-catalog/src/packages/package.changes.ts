import { Injectable } from '@nestjs/common';
import { type PackageDetails, translationsOf } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { PackageEntity } from './package.entity.js';
import { PackageRepository } from './package.repository.js';
import type { PackageContent } from './package.rules.js';
import { detailsOf, toPackage } from './package.view.js';

/** The only ways in which stored packages change, each with its version and its event; the caller has locked them. */
@Injectable()
export class PackageChanges {
  constructor(
    private readonly packages: PackageRepository,
    private readonly outbox: Outbox,
  ) {}

  async add(tx: EntityManager, fields: PackageContent): Promise<PackageDetails> {
    const row = PackageEntity.create(fields);
    await this.packages.insert(tx, row);
    return this.publish(tx, row);
  }

  async change(
    tx: EntityManager,
    row: PackageEntity,
    fields: Partial<PackageContent>,
  ): Promise<PackageDetails> {
    row.change(fields);
    await this.packages.update(tx, row);
    return this.publish(tx, row);
  }

  async delete(tx: EntityManager, row: PackageEntity): Promise<void> {
    row.delete();
    await this.packages.update(tx, row);
    await this.publish(tx, row);
  }

  /** Takes a position of the front page from the package that has it, except from the one that it is for. */
  async freePosition(tx: EntityManager, position: 1 | 2 | 3 | null, forId?: number): Promise<void> {
    if (position === null) return;
    const holder = await this.packages.findAt(tx, position);
    if (holder && holder.id !== forId) await this.change(tx, holder, { displayOrder: null });
  }

  private async publish(tx: EntityManager, row: PackageEntity): Promise<PackageDetails> {
    const changed = toPackage(row);
    await this.outbox.add(tx, 'catalog.package.changed.v1', {
      id: changed.id,
      version: changed.version,
      deleted: row.deletedAt !== null,
      package: { ...changed, translations: translationsOf([row.name], row.translations) },
    });
    return detailsOf(row);
  }
}
