import { Injectable } from '@nestjs/common';
import type { Capability, Operator, OperatorCapability } from '@safari/contracts';
import { Database, DomainError, Outbox } from '@safari/service-kit';
import { ItemService } from '../items/item.service.js';
import { OPERATOR_COLUMNS } from '../operators/operator.view.js';
import { distinct, faultsOf } from './capability.rules.js';

@Injectable()
export class CapabilityService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly items: ItemService,
  ) {}

  /** Without what the catalogue no longer offers. */
  async list(operatorId: number): Promise<OperatorCapability[]> {
    const [operator] = await this.db.rows(
      'operator-exists',
      'select 1 from operator where id = $1 and not deleted',
      [operatorId],
    );
    if (!operator) throw DomainError.notFound('The operator');
    return this.db.rows<OperatorCapability>(
      'capabilities',
      `select capability.id, capability.operator_id as "operatorId",
         capability.capability_type as "capabilityType", capability.item_id as "itemId"
       from capability
       left join item on item.type = capability.capability_type and item.id = capability.item_id
       where capability.operator_id = $1 and item.deleted is not true
       order by capability.capability_type desc, capability.item_id`,
      [operatorId],
    );
  }

  /** Of two sets saved at once, one whole set stays: the later one. */
  async replace(operatorId: number, request: readonly Capability[]): Promise<OperatorCapability[]> {
    const wanted = distinct(request);
    const errors = faultsOf(request, await this.items.known(wanted));
    const [first] = Object.values(errors).flat();
    if (first !== undefined) throw new DomainError('validation', first, { errors });
    await this.db.transaction(async (tx) => {
      const [[operator]] = (await tx.query(
        `update operator set capabilities_version = capabilities_version + 1 where id = $1 and not deleted
         returning capabilities_version as version`,
        [operatorId],
      )) as [{ version: number }[], number];
      if (!operator) throw DomainError.notFound('The operator');
      await tx.query('delete from capability where operator_id = $1', [operatorId]);
      await tx.query(
        `insert into capability (operator_id, capability_type, item_id)
         select $1, * from unnest($2::text[], $3::int[])`,
        [operatorId, wanted.map((one) => one.capabilityType), wanted.map((one) => one.itemId)],
      );
      await this.outbox.add(tx, 'operators.capabilities.changed.v1', {
        operatorId,
        version: operator.version,
      });
    });
    return this.list(operatorId);
  }

  /** Who can be asked now, the best rated first. */
  operatorsFor({ capabilityType, itemId }: Capability): Promise<Operator[]> {
    return this.db.rows<Operator>(
      'capable-operators',
      `select ${OPERATOR_COLUMNS} from operator
       join capability on capability.operator_id = operator.id
       left join item on item.type = capability.capability_type and item.id = capability.item_id
       where capability.capability_type = $1 and capability.item_id = $2
         and operator.availability and not operator.deleted and item.deleted is not true
       order by operator.rating desc nulls last, operator.name, operator.id`,
      [capabilityType, itemId],
    );
  }
}
