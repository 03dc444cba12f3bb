import { Injectable } from '@nestjs/common';
import type { Capability, IntegrationMethod, Operator } from '@safari/contracts';
import { Database, DomainError, rowOf, rowsOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OperatorEntity } from './operator.entity.js';
import { OPERATOR_COLUMNS } from './operator.view.js';

/** Who is written to, how, and whether it takes bookings now. */
export interface OperatorContact {
  id: number;
  name: string;
  availability: boolean;
  contactEmail: string;
  integrationMethod: IntegrationMethod;
}

@Injectable()
export class OperatorRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<Operator[]> {
    return this.database.rows<Operator>(
      'operators',
      `select ${OPERATOR_COLUMNS} from operator where not deleted order by name, id`,
    );
  }

  async find(id: number): Promise<Operator | undefined> {
    const [operator] = await this.database.rows<Operator>(
      'operator',
      `select ${OPERATOR_COLUMNS} from operator where id = $1 and not deleted`,
      [id],
    );
    return operator;
  }

  /**
   * Operators who can be asked for that item now, the best rated first; also for items that are no longer sold, but
   * booked.
   */
  capableOf({ capabilityType, itemId }: Capability): Promise<Operator[]> {
    return this.database.rows<Operator>(
      'capable-operators',
      `select ${OPERATOR_COLUMNS} from operator
       join capability on capability.operator_id = operator.id
       where capability.capability_type = $1 and capability.item_id = $2
         and operator.availability and not operator.deleted
       order by operator.rating desc nulls last, operator.name, operator.id`,
      [capabilityType, itemId],
    );
  }

  /** Whether any operator was ever added. */
  exist(tx: EntityManager): Promise<boolean> {
    return tx.exists(OperatorEntity);
  }

  async insert(tx: EntityManager, operator: OperatorEntity): Promise<void> {
    await tx.save(operator);
  }

  /** Locks the operator until the transaction ends. @throws DomainError where it is not in the network */
  async lock(tx: EntityManager, id: number): Promise<OperatorEntity> {
    const operator = await tx.findOne(OperatorEntity, {
      where: { id, deleted: false },
      lock: { mode: 'pessimistic_write' },
    });
    if (!operator) throw DomainError.notFound('The operator');
    return operator;
  }

  /** Writes the entity; the caller holds the lock. */
  async update(tx: EntityManager, operator: OperatorEntity): Promise<void> {
    await tx.save(operator);
  }

  /** @returns undefined where it is not in the network */
  async findCapabilitiesVersion(id: number): Promise<number | undefined> {
    const [operator] = await this.database.rows<{ version: number }>(
      'capabilities-version',
      'select capabilities_version as version from operator where id = $1 and not deleted',
      [id],
    );
    return operator?.version;
  }

  /**
   * Those of the operators that are in the network, locked against change and deletion until the transaction ends.
   * @returns by ascending id
   */
  lockContacts(tx: EntityManager, ids: readonly number[]): Promise<OperatorContact[]> {
    return rowsOf(
      tx,
      `select id, name, availability, contact_email as "contactEmail", integration_method as "integrationMethod"
       from operator where id = any($1::int[]) and not deleted order by id for share`,
      [ids],
    );
  }

  /** Keeps the operator from being deleted until the transaction ends; others may do the same meanwhile. */
  async lockShared(tx: EntityManager, id: number): Promise<void> {
    await tx.query('select from operator where id = $1 for share', [id]);
  }

  /** Locks the operator for one caller at a time. @returns whether it has left the network; undefined if unknown */
  async lockDeleted(tx: EntityManager, id: number): Promise<boolean | undefined> {
    const operator = await rowOf<{ deleted: boolean }>(
      tx,
      'select deleted from operator where id = $1 for no key update',
      [id],
    );
    return operator?.deleted;
  }
}
