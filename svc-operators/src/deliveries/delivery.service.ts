import { Injectable } from '@nestjs/common';
import type { Communication, IntegrationMethod } from '@safari/contracts';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownFacts } from '../bookings/booking.repository.js';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { MAIL_TOPIC } from '../communications/communication.view.js';
import { OperatorsConfig } from '../config.js';
import type { OperatorContact } from '../operators/operator.repository.js';
import { WebhookDeliveryRepository } from '../webhooks/webhook-delivery.repository.js';
import { deliveryLetter } from './delivery.letter.js';
import { type MessageKind, webhookPayload } from './delivery.webhook.js';

export interface OutboundMessage {
  /** The kind, as an operator's endpoint gets it. */
  kind: MessageKind;
  communicationType: Communication['communicationType'];
  subject: string;
  message: string;
  /** Where the operator can answer; sent, but never stored. */
  answerUrl: string | null;
  expectsAnswer: boolean;
}

interface Delivery {
  kind: MessageKind;
  operator: OperatorContact;
  booking: KnownFacts;
  communication: Communication;
  answerUrl: string | null;
}

/** Records a message to an operator and sets it on its way, both in one transaction. */
@Injectable()
export class DeliveryService {
  private readonly methods: Record<
    IntegrationMethod,
    (tx: EntityManager, delivery: Delivery) => Promise<void>
  > = {
    email: (tx, { operator, communication, answerUrl }) =>
      this.mailTo(tx, operator, communication, answerUrl),
    api: (tx, { kind, booking, communication, answerUrl }) =>
      this.webhooks.insert(tx, communication.id, webhookPayload(kind, booking, communication, answerUrl)),
    manual: async () => undefined, // stays pending until staff have told the operator themselves
  };

  constructor(
    private readonly config: OperatorsConfig,
    private readonly mail: OutgoingMail,
    private readonly webhooks: WebhookDeliveryRepository,
    private readonly communications: CommunicationRepository,
  ) {}

  async send(
    tx: EntityManager,
    operator: OperatorContact,
    booking: KnownFacts,
    { kind, communicationType, subject, message, answerUrl, expectsAnswer }: OutboundMessage,
  ): Promise<Communication> {
    const communication = await this.communications.insert(tx, {
      bookingId: booking.id,
      operatorId: operator.id,
      communicationType,
      direction: 'outbound',
      subject,
      message,
      status: 'pending',
      expectsAnswer,
    });
    await this.methods[operator.integrationMethod](tx, {
      kind,
      operator,
      booking,
      communication,
      answerUrl,
    });
    return { ...communication, needsCall: operator.integrationMethod === 'manual' };
  }

  /** Sends a message that is recorded already as a letter. */
  mailTo(
    tx: EntityManager,
    { contactEmail: to }: OperatorContact,
    { id, subject, message }: Communication,
    answerUrl: string | null,
  ): Promise<void> {
    const letter = deliveryLetter(message, answerUrl, this.config.brand.name);
    return this.mail.add(tx, { topic: MAIL_TOPIC, topicId: String(id), to, subject, ...letter });
  }
}
