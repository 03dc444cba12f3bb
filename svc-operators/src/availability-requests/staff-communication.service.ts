import { Injectable } from '@nestjs/common';
import {
  type AnswerCommunication,
  type Communication,
  type OperatorCalls,
  type SendCommunication,
  today,
} from '@safari/contracts';
import {
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
  staffKey,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository, ERASED } from '../bookings/booking.repository.js';
import { BookingService, NOT_KNOWN_YET } from '../bookings/booking.service.js';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { OperatorsConfig } from '../config.js';
import { DeliveryService } from '../deliveries/delivery.service.js';
import { type OperatorContact, OperatorRepository } from '../operators/operator.repository.js';
import { AnswerRecorder } from './answer.recorder.js';
import { AnswerLinkService } from './answer-link.service.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { priceFaultInWords } from './operator-answer.rules.js';
import { OperatorCallRepository } from './operator-call.repository.js';

@Injectable()
export class StaffCommunicationService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly outbox: Outbox,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingService,
    private readonly knownBookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly communications: CommunicationRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly operatorCalls: OperatorCallRepository,
    private readonly deliveries: DeliveryService,
    private readonly links: AnswerLinkService,
    private readonly recorder: AnswerRecorder,
  ) {}

  /**
   * Sends a message that staff wrote in the operator's own way; it is `sent` only when it has left. While a request to
   * the operator is open, it contains a link to answer it.
   */
  async send(
    staff: StaffIdentity,
    { bookingId, operatorId, subject, message }: SendCommunication,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Communication> {
    const found = await this.bookings.find(bookingId);
    if (!found) throw DomainError.field('bookingId', NOT_KNOWN_YET);
    return this.idempotencyKeys.transaction(staffKey(staff), idempotencyKey, async (tx) => {
      const booking = await this.bookings.share(tx, found);
      const [operator] = await this.operators.lockContacts(tx, [operatorId]);
      if (!operator) throw DomainError.field('operatorId', 'This operator is not in the network.');
      const communication = await this.deliveries.send(tx, operator, booking, {
        kind: 'message.sent',
        communicationType: 'manual',
        subject: subject || `Booking ${booking.reference}: ${booking.itemName}`,
        message,
        answerUrl: await this.linkFor(tx, bookingId, operator),
        expectsAnswer: true,
      });
      await this.outbox.add(tx, 'operators.communication.changed.v1', {
        bookingId: booking.id,
        operatorId,
        communicationId: communication.id,
        status: communication.status,
        written: true,
        by: staff.name,
      });
      return communication;
    });
  }

  /**
   * Records an operator's answer to one of our messages, noted by staff; `confirmed` unless stated otherwise. A message
   * that expects no answer is only marked as told, since there is nothing to confirm. For an erased booking nothing is
   * stored except that the operator was told by hand that there is no trip.
   * @returns the answer, or the message if no answer was recorded
   */
  async respond(
    staff: StaffIdentity,
    id: number,
    { response = '', requestStatus = 'confirmed', quotedPrice = null }: AnswerCommunication,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Communication> {
    const fault = quotedPrice && priceFaultInWords(quotedPrice, this.config.brand.currency);
    if (fault) throw DomainError.field('quotedPrice', fault);
    return this.idempotencyKeys.transaction(staffKey(staff), idempotencyKey, async (tx) => {
      const { erased, ...message } = await this.lockUnanswered(tx, id);
      const tells = !message.expectsAnswer && requestStatus === 'confirmed';
      if (erased || (tells && response === '')) return this.told(tx, message);
      if (response === '') throw DomainError.field('response', 'Write the response.');
      const { bookingId, operatorId, communicationType, subject } = message;
      const answered = { communicationId: id, bookingId, operatorId, communicationType, subject };
      return this.recorder.record(tx, answered, response, {
        response,
        requestStatus: tells ? null : requestStatus,
        quotedPrice,
        by: staff.name,
        writtenBy: 'staff',
      });
    });
  }

  /** The operators whom the office has to call, since nothing sends their messages. */
  calls(): Promise<OperatorCalls> {
    return this.operatorCalls.list(today());
  }

  /**
   * Records that an operator was told by telephone what nothing sends; an answer that it expects is awaited from then
   * on.
   * @throws DomainError `conflict` where it is sent by itself or was told already
   */
  async tell(
    staff: StaffIdentity,
    id: number,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Communication> {
    return this.idempotencyKeys.transaction(staffKey(staff), idempotencyKey, async (tx) => {
      const { erased: _, ...message } = await this.lockUnanswered(tx, id);
      if (!message.needsCall) {
        throw new DomainError('conflict', 'Nobody has to call this operator about it any more.');
      }
      if (!message.expectsAnswer) return this.told(tx, message);
      await this.requests.updateAsked(tx, message);
      return this.publish(tx, await this.communications.updateTold(tx, id));
    });
  }

  /** Messages told by telephone contain no link; staff make one where it helps. */
  private async linkFor(
    tx: EntityManager,
    bookingId: string,
    { id, integrationMethod }: OperatorContact,
  ): Promise<string | null> {
    if (integrationMethod === 'manual') return null;
    const requestId = await this.requests.findAnswerable(tx, bookingId, id);
    return requestId === undefined ? null : this.links.create(tx, requestId);
  }

  private async told(tx: EntityManager, message: Communication): Promise<Communication> {
    const status = 'responded';
    await this.communications.updateStatus(tx, message.id, status);
    return this.publish(tx, { ...message, status, needsCall: false });
  }

  private async publish(tx: EntityManager, message: Communication): Promise<Communication> {
    const { id: communicationId, bookingId, operatorId, status } = message;
    const event = { bookingId, operatorId, communicationId, status };
    await this.outbox.add(tx, 'operators.communication.changed.v1', event);
    return message;
  }

  /** @throws DomainError `gone` for an erased booking, unless the message still has to be told by hand */
  private async lockUnanswered(tx: EntityManager, id: number): Promise<Communication & { erased: boolean }> {
    const about = await this.communications.find(tx, id);
    const erased = about !== undefined && (await this.knownBookings.shareKept(tx, about.bookingId));
    if (about) await this.operators.lockDeleted(tx, about.operatorId); // so that nobody asks them again meanwhile
    const communication = await this.communications.lock(tx, id);
    if (!communication) throw DomainError.notFound('The communication');
    if (communication.direction === 'inbound') {
      throw new DomainError('conflict', 'Only a message of ours can be answered.');
    }
    if (communication.status === 'responded') {
      throw new DomainError('conflict', 'This message has been answered already.');
    }
    if (erased && (communication.expectsAnswer || communication.status !== 'pending')) {
      throw new DomainError('gone', ERASED);
    }
    return { ...communication, erased };
  }
}
