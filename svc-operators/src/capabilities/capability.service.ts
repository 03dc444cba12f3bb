import { Injectable } from '@nestjs/common';
import type { Capability, Operator, OperatorCapability } from '@safari/contracts';
import { Database, DomainError, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ItemService } from '../items/item.service.js';
import { OnOperatorDeleted } from '../operators/on-operator-deleted.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { CapabilityRepository } from './capability.repository.js';
import { distinct, faultsOf } from './capability.rules.js';

@Injectable()
export class CapabilityService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly items: ItemService,
    private readonly operators: OperatorRepository,
    private readonly capabilities: CapabilityRepository,
  ) {}

  async list(operatorId: number): Promise<OperatorCapability[]> {
    if (!(await this.operators.find(operatorId))) throw DomainError.notFound('The operator');
    return this.capabilities.of(operatorId);
  }

  /** Replaces the whole set. Concurrent calls are serialized: the last one wins, and sets are never merged. */
  async replace(operatorId: number, request: readonly Capability[]): Promise<OperatorCapability[]> {
    const wanted = distinct(request);
    const errors = faultsOf(request, await this.items.among(wanted));
    const [first] = Object.values(errors).flat();
    if (first !== undefined) throw new DomainError('validation', first, { errors });
    await this.database.transaction(async (tx) => {
      const version = await this.operators.nextCapabilitiesVersion(tx, operatorId);
      if (version === undefined) throw DomainError.notFound('The operator');
      await this.capabilities.deleteOffered(tx, operatorId);
      await this.capabilities.insert(tx, operatorId, wanted);
      await this.outbox.add(tx, 'operators.capabilities.changed.v1', { operatorId, version });
    });
    return this.list(operatorId);
  }

  operatorsFor(item: Capability): Promise<Operator[]> {
    return this.operators.capableOf(item);
  }

  @OnOperatorDeleted('capabilities')
  operatorDeleted(tx: EntityManager, operatorId: number): Promise<void> {
    return this.capabilities.deleteOf(tx, operatorId);
  }
}
