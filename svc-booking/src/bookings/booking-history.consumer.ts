import { Injectable } from '@nestjs/common';
import type { EventEnvelope, HistoryAction, HistoryFacts } from '@safari/contracts';
import { OnEvent, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { type NamedOperator, OperatorRepository } from '../operators/operator.repository.js';
import { BookingRepository } from './booking.repository.js';
import type { Actor } from './booking-history.actor.js';
import { BookingHistoryRepository } from './booking-history.repository.js';

/** Older events do not name the person. */
const staffNamed = (name: string | null = null): Actor => ({ key: 'staff', name });
const NOBODY: Actor = { key: 'system', name: null };

/**
 * Writes into a booking's history what was said with operators about it, at the time at which it was said. While the
 * booking or an operator is not known here the event is tried again, and a dead letter in the end.
 */
@Injectable()
export class BookingHistoryConsumer {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('operators.booking.coordinated.v1')
  async coordinated(
    tx: EntityManager,
    { at, data }: EventEnvelope<'operators.booking.coordinated.v1'>,
  ): Promise<void> {
    const operators: NamedOperator[] = [];
    for (const id of data.operatorIds) operators.push(await this.operators.getNamed(tx, id));
    const who = data.by === null ? NOBODY : staffNamed(data.by);
    await this.write(tx, data.bookingId, who, 'asked', { operators }, at);
  }

  @OnEvent('operators.communication.changed.v1')
  async communicationChanged(
    tx: EntityManager,
    { at, data }: EventEnvelope<'operators.communication.changed.v1'>,
  ): Promise<void> {
    const { bookingId, operatorId, communicationId, written, by } = data;
    if (!written) return;
    const facts = { ...(await this.operators.getNamed(tx, operatorId)), communicationId };
    await this.write(tx, bookingId, staffNamed(by), 'operator message', facts, at);
  }

  @OnEvent('operators.communication.answered.v1')
  async answered(
    tx: EntityManager,
    { at, data }: EventEnvelope<'operators.communication.answered.v1'>,
  ): Promise<void> {
    const { bookingId, operatorId, communicationId, requestStatus, quotedPrice = null, writtenBy, by } = data;
    const operator = await this.operators.getNamed(tx, operatorId);
    const itself: Actor = { key: `operator:${operatorId}`, name: operator.operatorName };
    const who = writtenBy === 'staff' ? staffNamed(by) : itself;
    const facts = { ...operator, communicationId, requestStatus, quotedPrice };
    await this.write(tx, bookingId, who, 'answered', facts, at);
  }

  @OnEvent('operators.availability-request.changed.v1')
  async requestChanged(
    tx: EntityManager,
    { at, data }: Omit<EventEnvelope<'operators.availability-request.changed.v1'>, 'type'>,
  ): Promise<void> {
    const { bookingId, operatorId, requestId, answerState, by } = data;
    const facts = { ...(await this.operators.getNamed(tx, operatorId)), requestId, answerState };
    const who: Actor = by === null ? NOBODY : staffNamed(by);
    await this.write(tx, bookingId, who, 'availability request', facts, at);
  }

  /**
   * The same under its former subject, for events that have waited in the broker or as a dead letter since before the
   * renaming.
   */
  @OnEvent('operators.question.changed.v1')
  async questionChanged(
    tx: EntityManager,
    { data, ...event }: EventEnvelope<'operators.question.changed.v1'>,
  ): Promise<void> {
    const { state: answerState, ...request } = data;
    await this.requestChanged(tx, { ...event, data: { ...request, answerState } });
  }

  private async write<Action extends HistoryAction>(
    tx: EntityManager,
    bookingId: string,
    who: Actor,
    action: Action,
    facts: HistoryFacts<Action>,
    at: string,
  ): Promise<void> {
    if (!(await this.bookings.shareIfPresent(tx, bookingId))) return;
    await this.history.insert(tx, bookingId, who, action, facts, new Date(at));
    await this.outbox.add(tx, 'booking.history.written.v1', { bookingId, action });
  }
}
