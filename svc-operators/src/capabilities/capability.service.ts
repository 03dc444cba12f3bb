import { Injectable } from '@nestjs/common';
import type { Capability, Operator, OperatorCapabilities } from '@safari/contracts';
import { assertFresh, Database, DomainError, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ItemService } from '../items/item.service.js';
import { OnOperatorDeleted } from '../operators/on-operator-deleted.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { CapabilityRepository } from './capability.repository.js';
import { distinct, faultsOf, sameItems } from './capability.rules.js';

@Injectable()
export class CapabilityService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly items: ItemService,
    private readonly operators: OperatorRepository,
    private readonly capabilities: CapabilityRepository,
  ) {}

  /** Reads the version first: a save that names it fails after a change in between, which is not lost then. */
  async list(operatorId: number): Promise<OperatorCapabilities> {
    const version = await this.operators.findCapabilitiesVersion(operatorId);
    if (version === undefined) throw DomainError.notFound('The operator');
    return { version, rows: await this.capabilities.of(operatorId) };
  }

  /**
   * Replaces the whole set that was seen; sets are never merged. A set that is stored already is no change, whatever
   * version was seen. Without a version, as from pages of the release before, the last save wins.
   */
  async replace(
    operatorId: number,
    seen: number | undefined,
    request: readonly Capability[],
  ): Promise<OperatorCapabilities> {
    const wanted = distinct(request);
    const errors = faultsOf(request, await this.items.among(wanted));
    const [first] = Object.values(errors).flat();
    if (first !== undefined) throw new DomainError('validation', first, { errors });
    return this.database.transaction(async (tx) => {
      const operator = await this.operators.lock(tx, operatorId);
      const rows = await this.capabilities.ofIn(tx, operatorId);
      const stored = { version: operator.capabilitiesVersion, rows };
      if (sameItems(rows, wanted)) return stored;
      assertFresh(seen, stored);
      operator.changeCapabilities();
      await this.operators.update(tx, operator);
      await this.capabilities.deleteOffered(tx, operatorId);
      await this.capabilities.insert(tx, operatorId, wanted);
      const { capabilitiesVersion: version } = operator;
      await this.outbox.add(tx, 'operators.capabilities.changed.v1', { operatorId, version });
      return { version, rows: await this.capabilities.ofIn(tx, operatorId) };
    });
  }

  operatorsFor(item: Capability): Promise<Operator[]> {
    return this.operators.capableOf(item);
  }

  @OnOperatorDeleted('capabilities')
  operatorDeleted(tx: EntityManager, operatorId: number): Promise<void> {
    return this.capabilities.deleteOf(tx, operatorId);
  }
}
