import { Injectable } from '@nestjs/common';
import { Refusal } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OperatorEntity } from './operator.entity.js';

@Injectable()
export class Operators {
  /** @throws Refusal at `operatorId` when nobody of that id can be assigned */
  async assignable(tx: EntityManager, id: number): Promise<OperatorEntity> {
    const operator = await tx.findOneBy(OperatorEntity, { id, deleted: false });
    if (!operator) throw Refusal.field('operatorId', 'This operator is not in the network.');
    return operator;
  }

  /** Keeps the newer of what is known and what is told. */
  async learn(tx: EntityManager, { id, name, version, deleted }: OperatorEntity): Promise<void> {
    await tx.query(
      `insert into operator as known (id, name, version, deleted) values ($1, $2, $3, $4)
       on conflict on constraint operator_pk do update
         set name = excluded.name, version = excluded.version, deleted = excluded.deleted
         where known.version < excluded.version`,
      [id, name, version, deleted],
    );
  }
}
