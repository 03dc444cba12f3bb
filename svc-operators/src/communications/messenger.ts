import { Injectable } from '@nestjs/common';
import type { Communication, IntegrationMethod } from '@safari/contracts';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownBooking } from '../bookings/booking.service.js';
import { OperatorsConfig } from '../config.js';
import { MAIL_TOPIC } from '../outcomes/outcome.service.js';
import { OutgoingWebhooks } from '../webhooks/outgoing-webhooks.js';
import { COMMUNICATION_COLUMNS } from './communication.view.js';
import { letterOf } from './message.letter.js';
import { toWebhook } from './message.texts.js';

/** Whom to tell, and how they want to be told. */
export interface Addressee {
  id: number;
  name: string;
  contactEmail: string;
  integrationMethod: IntegrationMethod;
}

export interface Message {
  communicationType: Communication['communicationType'];
  subject: string;
  message: string;
  /** Where the operator can answer; part of what is sent, never of what is kept. */
  answerUrl: string | null;
}

/** Records a message to an operator and sets it on its way, both in one transaction. */
@Injectable()
export class Messenger {
  private readonly ways: Record<
    IntegrationMethod,
    (...parts: Parameters<Messenger['dispatch']>) => Promise<void>
  > = {
    email: (tx, operator, _booking, { id, subject, message }, answerUrl) =>
      this.mail.add(tx, {
        topic: MAIL_TOPIC,
        topicId: String(id),
        to: operator.contactEmail,
        subject,
        ...letterOf(message, answerUrl, this.config.brand.name),
      }),
    api: (tx, _operator, booking, communication, answerUrl) =>
      this.webhooks.add(tx, communication.id, toWebhook(booking, communication, answerUrl)),
    manual: async () => undefined, // stays pending until staff have told the operator themselves
  };

  constructor(
    private readonly config: OperatorsConfig,
    private readonly mail: OutgoingMail,
    private readonly webhooks: OutgoingWebhooks,
  ) {}

  async send(
    tx: EntityManager,
    operator: Addressee,
    booking: KnownBooking,
    { communicationType, subject, message, answerUrl }: Message,
  ): Promise<Communication> {
    const [communication] = (await tx.query(
      `insert into communication (booking_id, operator_id, communication_type, direction, subject, message, status)
       values ($1, $2, $3, 'outbound', $4, $5, 'pending') returning ${COMMUNICATION_COLUMNS}`,
      [booking.id, operator.id, communicationType, subject, message],
    )) as [Communication];
    await this.dispatch(tx, operator, booking, communication, answerUrl);
    return communication;
  }

  private dispatch(
    tx: EntityManager,
    operator: Addressee,
    booking: KnownBooking,
    communication: Communication,
    answerUrl: string | null,
  ): Promise<void> {
    return this.ways[operator.integrationMethod](tx, operator, booking, communication, answerUrl);
  }
}
