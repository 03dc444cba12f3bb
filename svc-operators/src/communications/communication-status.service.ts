import { Injectable } from '@nestjs/common';
import type { CommunicationStatus } from '@safari/contracts';
import {
  type MailOutcome,
  type MailRetry,
  OnMail,
  OnMailRetry,
  Outbox,
  OutgoingMail,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CommunicationRepository } from './communication.repository.js';
import { MAIL_TOPIC } from './communication.view.js';

/** The path of every answer link; a letter whose text contains it carries a link. */
export const ANSWER_PATH = '/answer/';

/** Records on a communication how its letter or post went, and publishes it. */
@Injectable()
export class CommunicationStatusService {
  constructor(
    private readonly communications: CommunicationRepository,
    private readonly mail: OutgoingMail,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Erases the letter's text, which is also the communication's; one that failed and carries no link keeps it, so that
   * it can be sent again.
   */
  @OnMail(MAIL_TOPIC)
  async mailed(tx: EntityManager, { topicId, state }: MailOutcome): Promise<void> {
    await this.mail.empty(tx, MAIL_TOPIC, topicId, state === 'failed' ? ANSWER_PATH : undefined);
    await this.end(tx, Number(topicId), state);
  }

  /** Called when staff send a failed letter again; one that is retried by itself has been pending all the time. */
  @OnMailRetry(MAIL_TOPIC)
  async mailRetried(tx: EntityManager, { topicId }: MailRetry): Promise<void> {
    await this.markPending(tx, Number(topicId));
  }

  /** Staff send again what had failed; a communication that was answered meanwhile stays answered. */
  async markPending(tx: EntityManager, communicationId: number): Promise<void> {
    await this.move(tx, communicationId, 'failed', 'pending');
  }

  /** It was sent or has failed for good; a communication that was answered meanwhile stays answered. */
  async end(tx: EntityManager, communicationId: number, state: 'sent' | 'failed'): Promise<void> {
    await this.move(tx, communicationId, 'pending', state);
  }

  /** An attempt failed and will be repeated, or replaced by another way: the delivery log has grown. */
  async attempted(tx: EntityManager, communicationId: number): Promise<void> {
    const communication = await this.communications.find(tx, communicationId);
    if (communication) await this.publish(tx, communicationId, communication);
  }

  private async move(
    tx: EntityManager,
    communicationId: number,
    from: CommunicationStatus,
    to: CommunicationStatus,
  ): Promise<void> {
    const moved = await this.communications.updateOnItsWay(tx, communicationId, from, to);
    if (moved) await this.publish(tx, communicationId, moved);
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
