import { Injectable } from '@nestjs/common';
import type { Capability } from '@safari/contracts';
import { Database, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CapabilityRepository } from '../capabilities/capability.repository.js';
import { OperatorEntity } from '../operators/operator.entity.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { ATTRACTIONS, PACKAGES } from './catalogue.js';
import type { SeededOperator } from './operator.types.js';
import { seededOperators } from './operators.js';

/** Fills an empty schema with the fictional network; runs in one process at a time. */
@Injectable()
export class DemoSeed {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly operators: OperatorRepository,
    private readonly capabilities: CapabilityRepository,
  ) {}

  async run(): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.operators.exist(tx)) return;
      for (const operator of seededOperators) await this.plant(tx, operator);
      await tx.query(`insert into seeding (name) values ('operators')`);
    });
  }

  private async plant(
    tx: EntityManager,
    { packages, attractions, ...fields }: SeededOperator,
  ): Promise<void> {
    const operator = OperatorEntity.create(fields);
    operator.capabilitiesVersion = 1;
    await this.operators.insert(tx, operator);
    const capabilities: Capability[] = [
      ...packages.map((name) => ({ capabilityType: 'package' as const, itemId: PACKAGES[name] })),
      ...attractions.map((name) => ({ capabilityType: 'attraction' as const, itemId: ATTRACTIONS[name] })),
    ];
    await this.capabilities.insert(tx, operator.id, capabilities);
    const { id: operatorId, name, version, deleted } = operator;
    await this.outbox.add(tx, 'operators.operator.changed.v1', { operatorId, name, version, deleted });
    await this.outbox.add(tx, 'operators.capabilities.changed.v1', { operatorId, version: 1 });
  }
}
