import { Injectable } from '@nestjs/common';
import type { Capability, OperatorCapability } from '@safari/contracts';
import { Database, statement } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

const OF = {
  name: 'capabilities',
  text: `select capability.id, capability.operator_id as "operatorId",
      capability.capability_type as "capabilityType", capability.item_id as "itemId"
    from capability
    left join item on item.type = capability.capability_type and item.id = capability.item_id
    where capability.operator_id = $1 and item.deleted is not true
    order by capability.capability_type desc, capability.item_id`,
};

@Injectable()
export class CapabilityRepository {
  constructor(private readonly database: Database) {}

  /** Without items that are no longer offered. */
  of(operatorId: number): Promise<OperatorCapability[]> {
    return this.database.rows<OperatorCapability>(OF.name, OF.text, [operatorId]);
  }

  /** The same as the transaction sees it. */
  ofIn(tx: EntityManager, operatorId: number): Promise<OperatorCapability[]> {
    return statement<OperatorCapability>(tx, OF.name, OF.text, [operatorId]);
  }

  async insert(tx: EntityManager, operatorId: number, capabilities: readonly Capability[]): Promise<void> {
    await tx.query(
      `insert into capability (operator_id, capability_type, item_id)
       select $1, * from unnest($2::text[], $3::int[])`,
      [operatorId, capabilities.map((one) => one.capabilityType), capabilities.map((one) => one.itemId)],
    );
  }

  /** Keeps items that are no longer offered: their operators can still be asked about bookings of them. */
  async deleteOffered(tx: EntityManager, operatorId: number): Promise<void> {
    await tx.query(
      `delete from capability where operator_id = $1 and not exists (select from item
         where item.type = capability.capability_type and item.id = capability.item_id and item.deleted)`,
      [operatorId],
    );
  }

  async deleteOf(tx: EntityManager, operatorId: number): Promise<void> {
    await tx.query('delete from capability where operator_id = $1', [operatorId]);
  }
}
