import { Injectable } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OperatorEntity } from './operator.entity.js';

/** An operator as the history names it. */
export interface NamedOperator {
  operatorId: number;
  operatorName: string;
}

/** @throws DomainError at `operatorId` when it cannot be assigned */
export function assertAssignable(operator: OperatorEntity | undefined): asserts operator {
  if (!operator || operator.deleted) {
    throw DomainError.field('operatorId', 'This operator is not in the network.');
  }
}

@Injectable()
export class OperatorRepository {
  /** Locks it against renaming until the transaction ends. Lock its bookings only after it, as the renaming does. */
  async lock(tx: EntityManager, id: number): Promise<OperatorEntity | undefined> {
    const operator = await tx.findOne(OperatorEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
    return operator ?? undefined;
  }

  /**
   * An operator under its name here, also when it has left the network.
   * @throws Error while it is not known: its own event is still on the way
   */
  async getNamed(tx: EntityManager, operatorId: number): Promise<NamedOperator> {
    const operator = await tx.findOneBy(OperatorEntity, { id: operatorId });
    if (!operator) throw new Error(`the operator ${operatorId} is not known yet`);
    return { operatorId, operatorName: operator.name };
  }

  /** The newer version wins. */
  async upsert(tx: EntityManager, { id, name, version, deleted }: OperatorEntity): Promise<void> {
    await tx.query(
      `insert into operator as known (id, name, version, deleted) values ($1, $2, $3, $4)
       on conflict on constraint operator_pk do update
         set name = excluded.name, version = excluded.version, deleted = excluded.deleted
         where known.version < excluded.version`,
      [id, name, version, deleted],
    );
  }
}
