import { Injectable } from '@nestjs/common';
import type { LinkedRequest, OperatorAnswer } from '@safari/contracts';
import { Database, DomainError, linkTokenHash } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingService } from '../bookings/booking.service.js';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { OperatorsConfig } from '../config.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { AnswerRecorder } from './answer.recorder.js';
import { AnswerLinkRepository } from './answer-link.repository.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { answerOf, type LinkedRequestRow, toLinkedRequest } from './linked-request.view.js';
import { faultsInWords, inWords, isSameAnswer, STATUS_OF } from './operator-answer.rules.js';

/** What a link's holder can see and do: only the one request behind it. */
@Injectable()
export class OperatorAnswerService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly database: Database,
    private readonly links: AnswerLinkRepository,
    private readonly bookings: BookingService,
    private readonly knownBookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly communications: CommunicationRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly recorder: AnswerRecorder,
  ) {}

  /**
   * @throws DomainError `unavailable` where the customer's special requests cannot be read: nobody answers without
   * knowing them
   */
  async read(token: string): Promise<LinkedRequest> {
    const request = await this.get(this.database.manager, linkTokenHash(token));
    const { bookingId, specialRequests } = request;
    const words = specialRequests ?? (await this.bookings.find(bookingId))?.specialRequests;
    return toLinkedRequest(request, words ?? '');
  }

  /**
   * Takes the answer, once. The same answer again gets the same reply again. Where it is no longer needed it is stored,
   * and the request stays closed.
   * @throws DomainError `conflict` with the first answer when there was another
   */
  async answer(token: string, answer: OperatorAnswer): Promise<LinkedRequest> {
    const { currency } = this.config.brand;
    const errors = faultsInWords(answer, currency);
    if (Object.keys(errors).length > 0) {
      throw new DomainError('validation', 'Please check your answer.', { errors });
    }
    const tokenHash = linkTokenHash(token);
    const taken = await this.database.transaction(async (tx) => {
      const request = await this.lock(tx, tokenHash);
      const { answerState } = request;
      if (answerState === 'answered' || (answerState === 'closed' && answerOf(request))) {
        return repeated(request, answer);
      }
      await this.recorder.record(tx, request, inWords(answer, currency), {
        response: answer.note,
        requestStatus: STATUS_OF[answer.kind],
        quotedPrice: answer.quotedPrice,
        by: answer.name,
        writtenBy: 'operator',
      });
      return this.get(tx, tokenHash);
    });
    return toLinkedRequest(taken, await this.wordsIfKnown(taken));
  }

  /** Confirms an answer that was taken even where svc-booking cannot be asked now. */
  private async wordsIfKnown({ bookingId, specialRequests }: LinkedRequestRow): Promise<string> {
    if (specialRequests !== null) return specialRequests;
    const booking = await this.knownBookings.find(bookingId);
    return (booking && (await this.bookings.completeIfKnown(booking)).specialRequests) ?? '';
  }

  private async lock(tx: EntityManager, tokenHash: Buffer): Promise<LinkedRequestRow> {
    const { requestId, bookingId, operatorId, communicationId } = await this.get(tx, tokenHash);
    await this.knownBookings.share(tx, bookingId);
    await this.operators.lockShared(tx, operatorId);
    if (communicationId !== null) await this.communications.lock(tx, communicationId);
    await this.requests.lock(tx, requestId);
    return this.get(tx, tokenHash);
  }

  /** An unknown token gets the same refusal, whatever it looks like. */
  private async get(tx: EntityManager, tokenHash: Buffer): Promise<LinkedRequestRow> {
    const row = await this.links.findRequest(tx, tokenHash);
    if (!row) throw DomainError.notFound('The availability request');
    if (row.revoked) {
      throw new DomainError('gone', 'This link is no longer valid. Please use the newest one.');
    }
    return row;
  }
}

function repeated(request: LinkedRequestRow, answer: OperatorAnswer): LinkedRequestRow {
  const first = answerOf(request);
  if (first && isSameAnswer(first, answer)) return request;
  throw new DomainError('conflict', 'This availability request has been answered already.', {
    extensions: { answer: first },
  });
}
