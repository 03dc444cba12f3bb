import { Injectable } from '@nestjs/common';
import type { Operator, OperatorFields } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { QuestionService } from '../questions/question.service.js';
import { EndpointPolicy } from '../webhooks/endpoint.policy.js';
import { OperatorEntity } from './operator.entity.js';
import { OPERATOR_COLUMNS } from './operator.view.js';

@Injectable()
export class OperatorService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly endpoints: EndpointPolicy,
    private readonly questions: QuestionService,
  ) {}

  list(): Promise<Operator[]> {
    return this.db.rows<Operator>(
      'operators',
      `select ${OPERATOR_COLUMNS} from operator where not deleted order by name, id`,
    );
  }

  async get(id: number): Promise<Operator> {
    const [operator] = await this.db.rows<Operator>(
      'operator',
      `select ${OPERATOR_COLUMNS} from operator where id = $1 and not deleted`,
      [id],
    );
    if (!operator) throw DomainError.notFound('The operator');
    return operator;
  }

  async create(
    staff: StaffIdentity,
    idempotencyKey: IdempotencyKey | undefined,
    request: OperatorFields,
  ): Promise<Operator> {
    const fields = await this.checked(request);
    return this.db.transaction((tx) =>
      this.idempotencyKeys.once(tx, `staff:${staff.id}`, idempotencyKey, async () => {
        const operator = OperatorEntity.create(fields);
        await tx.save(operator);
        await this.tell(tx, operator);
        return operator.toOperator();
      }),
    );
  }

  async change(id: number, seen: number | undefined, request: OperatorFields): Promise<Operator> {
    const fields = await this.checked(request);
    return this.db.transaction(async (tx) => {
      const operator = await this.lock(tx, id);
      assertFresh(seen, operator.toOperator());
      operator.change(fields);
      await tx.save(operator);
      await this.tell(tx, operator);
      return operator.toOperator();
    });
  }

  async delete(id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const operator = await this.lock(tx, id);
      operator.delete();
      await tx.save(operator);
      await tx.query('delete from capability where operator_id = $1', [id]);
      await this.questions.revokeOf(tx, id);
      await this.tell(tx, operator);
    });
  }

  private async lock(tx: EntityManager, id: number): Promise<OperatorEntity> {
    const operator = await tx.findOne(OperatorEntity, {
      where: { id, deleted: false },
      lock: { mode: 'pessimistic_write' },
    });
    if (!operator) throw DomainError.notFound('The operator');
    return operator;
  }

  /** The endpoint belongs to method `api` alone and must lie where we are willing to post. */
  private async checked(fields: OperatorFields): Promise<OperatorFields> {
    if (fields.integrationMethod !== 'api') return { ...fields, apiEndpoint: null };
    return { ...fields, apiEndpoint: await this.endpoints.check(fields.apiEndpoint) };
  }

  private async tell(tx: EntityManager, { id, name, version, deleted }: OperatorEntity): Promise<void> {
    await this.outbox.add(tx, 'operators.operator.changed.v1', { operatorId: id, name, version, deleted });
  }
}
