import { Injectable } from '@nestjs/common';
import { type MailOutcome, OnMail, Outbox, OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CommunicationRepository } from './communication.repository.js';

export const MAIL_TOPIC = 'communication';

/** Writes on a communication how its letter or its post went, and publishes it. */
@Injectable()
export class CommunicationStatusService {
  constructor(
    private readonly communications: CommunicationRepository,
    private readonly mail: OutgoingMail,
    private readonly outbox: Outbox,
  ) {}

  /** The letter held a link, so nothing of it is kept; its message stands on the communication. */
  @OnMail(MAIL_TOPIC)
  async mailed(tx: EntityManager, { topicId, state }: MailOutcome): Promise<void> {
    await this.mail.empty(tx, MAIL_TOPIC, topicId);
    await this.end(tx, Number(topicId), state);
  }

  /** It has left or never will; a communication that has been answered meanwhile stays answered. */
  async end(tx: EntityManager, communicationId: number, state: 'sent' | 'failed'): Promise<void> {
    const ended = await this.communications.updatePending(tx, communicationId, state);
    if (ended) await this.publish(tx, communicationId, ended);
  }

  /** An attempt failed and another one follows: its delivery log has grown. */
  async attempted(tx: EntityManager, communicationId: number): Promise<void> {
    const communication = await this.communications.find(tx, communicationId);
    if (communication) await this.publish(tx, communicationId, communication);
  }

  private async publish(
    tx: EntityManager,
    communicationId: number,
    { bookingId, operatorId, status }: NonNullable<Awaited<ReturnType<CommunicationRepository['find']>>>,
  ): Promise<void> {
    const event = { bookingId, operatorId, communicationId, status };
    await this.outbox.add(tx, 'operators.communication.changed.v1', event);
  }
}
