import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { CommitSignal } from '../database/commit-signal.js';
import { ownerOf } from '../paths/owner.js';
import { currentTraceparent } from '../tracing/current-trace.js';
import { BROKER_OPTIONS, type BrokerOptions } from './broker.js';
import { OutboxRepository } from './outbox.repository.js';

/** Stores the events of a use case in the transaction that writes its rows. */
@Injectable()
export class Outbox {
  private readonly owner: string;

  constructor(
    @Inject(BROKER_OPTIONS) options: BrokerOptions,
    private readonly outbox: OutboxRepository,
    private readonly commits: CommitSignal,
  ) {
    this.owner = ownerOf(options.service);
  }

  /**
   * @param customerId the customer whose screens the event concerns
   * @param at when it happened, where that is not now
   * @throws Error where the event belongs to another service
   */
  async add<T extends EventType>(
    tx: EntityManager,
    type: T,
    data: EventEnvelope<T>['data'],
    { customerId, at = new Date() }: { customerId?: string; at?: Date } = {},
  ): Promise<EventEnvelope<T>> {
    if (!type.startsWith(`${this.owner}.`)) throw new Error(`${type} is not ${this.owner}'s to tell`);
    const envelope: EventEnvelope<T> = {
      id: uuidv7(),
      type,
      at: at.toISOString(),
      ...(customerId && { customerId }),
      data,
    };
    this.commits.leave(tx, 'events');
    await this.outbox.insert(tx, envelope, currentTraceparent());
    return envelope;
  }
}
