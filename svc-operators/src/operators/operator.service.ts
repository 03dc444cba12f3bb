import { Injectable } from '@nestjs/common';
import type { Operator, OperatorFields } from '@safari/contracts';
import {
  assertFresh,
  CommitSignal,
  Database,
  DecoratedMethods,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  OutgoingMail,
  type StaffIdentity,
  staffKey,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { MAIL_TOPIC } from '../communications/communication.view.js';
import { EndpointPolicy } from '../webhooks/endpoint.policy.js';
import { ON_OPERATOR_DELETED, type OperatorDeletedHandler } from './on-operator-deleted.js';
import { OperatorEntity } from './operator.entity.js';
import { OperatorRepository } from './operator.repository.js';
import { toOperator } from './operator.view.js';

@Injectable()
export class OperatorService {
  constructor(
    private readonly database: Database,
    private readonly commits: CommitSignal,
    private readonly outbox: Outbox,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly endpoints: EndpointPolicy,
    private readonly operators: OperatorRepository,
    private readonly methods: DecoratedMethods,
    private readonly communications: CommunicationRepository,
    private readonly mail: OutgoingMail,
  ) {}

  list(): Promise<Operator[]> {
    return this.operators.all();
  }

  async get(id: number): Promise<Operator> {
    const operator = await this.operators.find(id);
    if (!operator) throw DomainError.notFound('The operator');
    return operator;
  }

  async add(
    staff: StaffIdentity,
    request: OperatorFields,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Operator> {
    const fields = await this.checked(request);
    return this.idempotencyKeys.transaction(staffKey(staff), idempotencyKey, async (tx) => {
      const operator = OperatorEntity.create(fields);
      await this.operators.insert(tx, operator);
      await this.publish(tx, operator);
      return toOperator(operator);
    });
  }

  async edit(id: number, seen: number | undefined, request: OperatorFields): Promise<Operator> {
    const fields = await this.checked(request);
    return this.database.transaction(async (tx) => {
      const operator = await this.operators.lock(tx, id);
      assertFresh(seen, toOperator(operator));
      const { contactEmail: from } = operator;
      operator.change(fields);
      await this.operators.update(tx, operator);
      if (operator.contactEmail !== from) await this.readdress(tx, operator, from);
      if (operator.apiEndpoint === null) this.commits.leave(tx, 'stranded');
      await this.publish(tx, operator);
      return toOperator(operator);
    });
  }

  async remove(id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const operator = await this.operators.lock(tx, id);
      operator.delete();
      await this.operators.update(tx, operator);
      const handlers = this.methods.by<OperatorDeletedHandler>(ON_OPERATOR_DELETED);
      for (const handle of handlers.values()) await handle(tx, id);
      await this.publish(tx, operator);
    });
  }

  /** Letters that were not sent, or failed, go to the operator's new address. */
  private async readdress(
    tx: EntityManager,
    { id, contactEmail: to }: OperatorEntity,
    from: string,
  ): Promise<void> {
    const ids = await this.communications.idsNotTold(tx, id);
    await this.mail.readdressAll(tx, { topic: MAIL_TOPIC, topicIds: ids.map(String) }, { from, to });
  }

  /** The endpoint belongs to method `api` alone and must be an address to which we are willing to post. */
  private async checked(fields: OperatorFields): Promise<OperatorFields> {
    if (fields.integrationMethod !== 'api') return { ...fields, apiEndpoint: null };
    return { ...fields, apiEndpoint: await this.endpoints.check(fields.apiEndpoint) };
  }

  private async publish(tx: EntityManager, { id, name, version, deleted }: OperatorEntity): Promise<void> {
    await this.outbox.add(tx, 'operators.operator.changed.v1', { operatorId: id, name, version, deleted });
  }
}
