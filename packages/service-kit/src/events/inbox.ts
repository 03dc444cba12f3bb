import { Injectable } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@safari/contracts';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { InboxRepository } from './inbox.repository.js';

export type AnyHandler = (tx: EntityManager, event: EventEnvelope) => Promise<void>;

/** A message that no retry can mend. */
export class UnreadableEvent extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableEvent';
  }
}

/** Applies every event once, however often it is delivered. */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly inbox: InboxRepository,
  ) {}

  /** @returns whether it was new. @throws what the handler throws; nothing is stored then */
  apply(event: EventEnvelope, handler: AnyHandler): Promise<boolean> {
    return this.database.transaction((tx) => this.applyIn(tx, event, handler));
  }

  /** As {@link apply}, in a transaction that does more. */
  async applyIn(tx: EntityManager, event: EventEnvelope, handler: AnyHandler): Promise<boolean> {
    const fresh = await this.inbox.insert(tx, [event.id]);
    if (fresh.size === 0) return false;
    await handler(tx, event);
    return true;
  }

  /** Several in their order, all or none of them. @throws what the handler throws of any; nothing is stored then */
  applyAll(events: readonly EventEnvelope[], handler: AnyHandler): Promise<void> {
    return this.database.transaction(async (tx) => {
      const ids = events.map(({ id }) => id.toLowerCase());
      const fresh = await this.inbox.insert(tx, ids);
      for (const [index, event] of events.entries())
        if (fresh.delete(ids[index] ?? '')) await handler(tx, event);
    });
  }
}

/** @throws UnreadableEvent when it is not an envelope of that subject */
export function readEnvelope(subject: string, body: string): EventEnvelope {
  let envelope: Partial<EventEnvelope> | null;
  try {
    envelope = JSON.parse(body) as Partial<EventEnvelope> | null;
  } catch {
    throw new UnreadableEvent('the body is not JSON');
  }
  if (typeof envelope !== 'object' || envelope === null)
    throw new UnreadableEvent('the body is not an object');
  if (!isUUID(envelope.id)) throw new UnreadableEvent('the id is not a UUID');
  if (envelope.type !== (subject as EventType)) throw new UnreadableEvent('the type is not the subject');
  if (typeof envelope.at !== 'string' || Number.isNaN(Date.parse(envelope.at))) {
    throw new UnreadableEvent('there is no moment');
  }
  if (typeof envelope.data !== 'object' || envelope.data === null)
    throw new UnreadableEvent('there are no data');
  return envelope as EventEnvelope;
}
