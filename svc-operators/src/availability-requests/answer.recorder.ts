import { Injectable } from '@nestjs/common';
import type { Communication, Money, RequestStatus } from '@safari/contracts';
import { DomainError, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { isFullAnswer } from './answer-state.rules.js';
import {
  AvailabilityRequestRepository,
  type RequestKey,
  type RequestState,
} from './availability-request.repository.js';
import { afterAnswer, contradiction, isDecided } from './availability-request.status.js';

/** The message of ours that is answered. */
export interface AnsweredMessage {
  /** null where a request has no message, or the operator says something by itself */
  communicationId: number | null;
  bookingId: string;
  operatorId: number;
  communicationType: Communication['communicationType'];
  subject: string;
  /** The request that is answered, where it is known. */
  requestId?: number;
}

export interface RecordedAnswer {
  /** What the operator said, kept as the request's notes. */
  response: string;
  /** null where the words do not answer the question: no request is moved */
  requestStatus: RequestStatus | null;
  quotedPrice: Money | null;
  /** The name of the person who said or wrote it. */
  by: string;
  writtenBy: 'operator' | 'staff';
}

/**
 * Records what an operator said, whoever writes it down: the inbound message, the request's new status and the event,
 * in the caller's transaction. Callers lock the booking, the operator, the communication, then the request: any other
 * order could deadlock.
 */
@Injectable()
export class AnswerRecorder {
  constructor(
    private readonly communications: CommunicationRepository,
    private readonly bookings: BookingRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param message the answer in words
   * @returns the inbound message
   * @throws DomainError `conflict` where it contradicts the operator's earlier decision
   */
  async record(
    tx: EntityManager,
    answered: AnsweredMessage,
    message: string,
    answer: RecordedAnswer,
  ): Promise<Communication> {
    const { communicationId, bookingId, operatorId, communicationType } = answered;
    if (communicationId !== null) await this.communications.updateStatus(tx, communicationId, 'responded');
    const inbound = await this.communications.insert(tx, {
      bookingId,
      operatorId,
      communicationType,
      direction: 'inbound',
      subject: replyTo(answered.subject),
      message,
      status: 'delivered',
      expectsAnswer: false,
    });
    const requestStatus = await this.moveRequest(tx, answered, answer);
    await this.outbox.add(tx, 'operators.communication.answered.v1', {
      bookingId,
      operatorId,
      communicationId: communicationId ?? inbound.id,
      status: 'responded',
      requestStatus,
      quotedPrice: answer.quotedPrice,
      writtenBy: answer.writtenBy,
      ...(answer.writtenBy === 'staff' && { by: answer.by }),
    });
    return inbound;
  }

  /**
   * Applies the answer to the request that the message was about. A request that is over stores the answer, which has
   * no further effect. A complete answer sets the answer state to `answered`.
   * @returns the request's status, null if the answer has no effect
   */
  private async moveRequest(
    tx: EntityManager,
    { requestId, communicationId, ...answered }: AnsweredMessage,
    { requestStatus: said, ...answer }: RecordedAnswer,
  ): Promise<RequestStatus | null> {
    if (said === null) return null;
    const asked =
      requestId === undefined
        ? await this.requests.lockAsked(tx, answered, communicationId)
        : await this.requests.lock(tx, requestId);
    if (!asked) return null;
    const fault = contradiction(asked.requestStatus, said, answer.quotedPrice);
    if (fault) throw new DomainError('conflict', fault);
    const requestStatus = afterAnswer(asked.requestStatus, said);
    if (requestStatus === asked.requestStatus && isDecided(requestStatus)) return null;
    const quotedPrice = answer.quotedPrice ?? asked.quotedPrice;
    await this.requests.updateAnswer(tx, asked.id, { requestStatus, quotedPrice, notes: answer.response });
    const overtaken = await this.isOvertaken(tx, asked, answered);
    if (overtaken || asked.answerState === 'closed') {
      await this.requests.updateLateAnswered(tx, asked.id, answer.by);
      const counts = !overtaken && requestStatus === 'unavailable' && (await this.runsTrip(tx, answered));
      return counts ? requestStatus : null;
    }
    if (isFullAnswer(requestStatus, quotedPrice)) {
      await this.requests.updateAnswered(tx, asked.id, answer.by);
    }
    return requestStatus;
  }

  /** Whether the operator was asked again: then the newer request is the one to answer. */
  private async isOvertaken(
    tx: EntityManager,
    { id, answerState }: RequestState,
    { bookingId, operatorId }: Omit<RequestKey, 'id'>,
  ): Promise<boolean> {
    return answerState !== 'open' && this.requests.hasNewer(tx, { id, bookingId, operatorId });
  }

  /** Whether the operator runs the trip: then its *no* takes effect although the request is over. */
  private async runsTrip(
    tx: EntityManager,
    { bookingId, operatorId }: Omit<RequestKey, 'id'>,
  ): Promise<boolean> {
    return (await this.bookings.findIn(tx, bookingId))?.assignedOperatorId === operatorId;
  }
}

const replyTo = (subject: string): string => (subject.startsWith('Re: ') ? subject : `Re: ${subject}`);
