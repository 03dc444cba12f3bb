import { Injectable } from '@nestjs/common';
import type { Communication, Money, RequestStatus } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { isFullAnswer } from './answer-state.rules.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { afterAnswer, isDecided } from './availability-request.status.js';

/** The message of ours that is answered. */
export interface AnsweredMessage {
  /** null where a request has no message */
  communicationId: number | null;
  bookingId: string;
  operatorId: number;
  communicationType: Communication['communicationType'];
  subject: string;
}

export interface RecordedAnswer {
  /** What the operator said, kept as the request's notes. */
  response: string;
  requestStatus: RequestStatus;
  quotedPrice: Money | null;
  /** The request that was closed before, where one was: it keeps the answer, and nothing follows from it. */
  closedRequest?: number;
  /** Who said or wrote it, by name. */
  by: string;
  writtenBy: 'operator' | 'staff';
}

/**
 * What an operator said, whoever writes it down: the inbound message, the request's new status and the event, in the
 * caller's transaction. Callers lock the booking, the operator, the communication, then the request: in this order, so
 * that no two of them wait for each other for ever.
 */
@Injectable()
export class AnswerRecorder {
  constructor(
    private readonly communications: CommunicationRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @param message the answer in words @returns the inbound message */
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
    const { closedRequest } = answer;
    const requestStatus =
      closedRequest === undefined
        ? await this.moveRequest(tx, bookingId, operatorId, answer)
        : await this.keepLate(tx, closedRequest, answer);
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

  private async keepLate(tx: EntityManager, id: number, answer: RecordedAnswer): Promise<null> {
    const { requestStatus, quotedPrice, response, by } = answer;
    await this.requests.updateAnswer(tx, id, { requestStatus, quotedPrice, notes: response });
    await this.requests.updateLateAnswered(tx, id, by);
    return null;
  }

  /**
   * Moves the operator's latest request for the booking, unless it is decided or closed. After an answer that leaves
   * nothing to be said its answer state is `answered`.
   * @returns the request's status, null where nothing was moved
   */
  private async moveRequest(
    tx: EntityManager,
    bookingId: string,
    operatorId: number,
    answer: RecordedAnswer,
  ): Promise<RequestStatus | null> {
    const latest = await this.requests.lockLatest(tx, bookingId, operatorId);
    if (!latest || latest.answerState === 'closed' || isDecided(latest.requestStatus)) return null;
    const requestStatus = afterAnswer(latest.requestStatus, answer.requestStatus);
    const quotedPrice = answer.quotedPrice ?? latest.quotedPrice;
    await this.requests.updateAnswer(tx, latest.id, { requestStatus, quotedPrice, notes: answer.response });
    if (isFullAnswer(requestStatus, quotedPrice)) {
      await this.requests.updateAnswered(tx, latest.id, answer.by);
    }
    return requestStatus;
  }
}

const replyTo = (subject: string): string => (subject.startsWith('Re: ') ? subject : `Re: ${subject}`);
