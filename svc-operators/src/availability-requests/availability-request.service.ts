import { Injectable } from '@nestjs/common';
import {
  type AnswerLink,
  type AnswerState,
  type AvailabilityRequest,
  type LateAnswers,
  today,
} from '@safari/contracts';
import { Database, DomainError, Outbox, type Page, type StaffIdentity } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import type { BookingPageDto } from '../bookings/booking-page.dto.js';
import { OnOperatorDeleted } from '../operators/on-operator-deleted.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { AnswerLinkRepository } from './answer-link.repository.js';
import { AnswerLinkService } from './answer-link.service.js';
import { canBecome, linkFault } from './answer-state.rules.js';
import { AvailabilityRequestRepository, type RequestKey } from './availability-request.repository.js';
import { endedFault } from './coordination.rules.js';

/** What staff see of availability requests and do with them: fresh links, closing, revoking. */
@Injectable()
export class AvailabilityRequestService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly bookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly links: AnswerLinkService,
    private readonly linkTable: AnswerLinkRepository,
  ) {}

  /** Newest first. */
  list(page: BookingPageDto): Promise<Page<AvailabilityRequest>> {
    return this.requests.page(page);
  }

  late(): Promise<LateAnswers> {
    return this.requests.late(today());
  }

  /** A new link, which opens the request (again) and revokes its other links. */
  async link(staff: StaffIdentity, id: number): Promise<AnswerLink> {
    return this.database.transaction(async (tx) => {
      await this.assertLinkable(tx, id);
      await this.linkTable.updateRevoked(tx, [id]);
      const request = await this.become(tx, id, 'open', staff.name);
      return { url: await this.links.create(tx, id), request };
    });
  }

  /** Closes a request whose answer nobody needs any more: its links still show it, and an answer is stored. */
  close(staff: StaffIdentity, id: number): Promise<AvailabilityRequest> {
    return this.database.transaction((tx) => this.end(tx, id, 'closed', staff.name));
  }

  /**
   * Revokes a request's links, which then neither show nor take anything; a closed request stays closed, and a new link
   * does not open it.
   */
  async revoke(staff: StaffIdentity, id: number): Promise<AvailabilityRequest> {
    return this.database.transaction(async (tx) => {
      const request = await this.end(tx, id, 'revoked', staff.name);
      await this.linkTable.updateRevoked(tx, [id]);
      return request;
    });
  }

  /** An operator that has left the network cannot answer any more. */
  @OnOperatorDeleted('availability-requests')
  async operatorDeleted(tx: EntityManager, operatorId: number): Promise<void> {
    await this.linkTable.updateRevoked(tx, await this.requests.lockAllTo(tx, operatorId));
    await this.endOpen(tx, { operatorId }, 'revoked');
  }

  /** Closes the requests of a trip that is over or cancelled, or that its customer has erased. */
  bookingEnded(tx: EntityManager, bookingId: string): Promise<void> {
    return this.endOpen(tx, { bookingId }, 'closed');
  }

  /** Closes the requests of a trip that has an operator. */
  async release(tx: EntityManager, bookingId: string, runs: number): Promise<void> {
    for (const request of await this.requests.updateReleased(tx, bookingId, runs)) {
      await this.publish(tx, request, 'closed', null);
    }
  }

  /** Closes undecided requests, which were about a former date or party. */
  async outdate(tx: EntityManager, bookingId: string): Promise<void> {
    for (const request of await this.requests.updateUnsettled(tx, bookingId)) {
      await this.publish(tx, request, 'closed', null);
    }
  }

  /**
   * Locks the booking first, then the operator, then the request, like all others; so the trip does not end meanwhile,
   * and the operator is not asked again.
   */
  private async assertLinkable(tx: EntityManager, id: number): Promise<void> {
    const key = await this.requests.keyOf(tx, id);
    if (!key) throw DomainError.notFound('The availability request');
    await this.bookings.share(tx, key.bookingId);
    const booking = await this.bookings.findIn(tx, key.bookingId);
    const operatorDeleted = await this.operators.lockDeleted(tx, key.operatorId);
    const request = await this.requests.lock(tx, id);
    if (!request || operatorDeleted === undefined) throw DomainError.notFound('The availability request');
    const { answerState, requestStatus } = request;
    const askedAgain = await this.requests.hasNewer(tx, request);
    const ended = booking && endedFault(booking.status);
    const fault = ended ?? linkFault({ answerState, requestStatus, operatorDeleted, askedAgain });
    if (fault) throw new DomainError('conflict', fault);
  }

  /** A repeat changes nothing, and a closed request stays closed. */
  private async end(
    tx: EntityManager,
    id: number,
    state: 'closed' | 'revoked',
    by: string,
  ): Promise<AvailabilityRequest> {
    const request = await this.requests.lock(tx, id);
    if (!request) throw DomainError.notFound('The availability request');
    return canBecome(request.answerState, state) ? this.become(tx, id, state, by) : request;
  }

  private async become(
    tx: EntityManager,
    id: number,
    state: AnswerState,
    by: string,
  ): Promise<AvailabilityRequest> {
    const request = await this.requests.updateAnswerState(tx, id, state);
    await this.publish(tx, request, state, by);
    return request;
  }

  private async endOpen(
    tx: EntityManager,
    of: { bookingId: string } | { operatorId: number },
    state: 'closed' | 'revoked',
  ): Promise<void> {
    for (const request of await this.requests.updateOpen(tx, of, state)) {
      await this.publish(tx, request, state, null);
    }
  }

  private async publish(
    tx: EntityManager,
    { id: requestId, bookingId, operatorId }: RequestKey,
    answerState: AnswerState,
    by: string | null,
  ): Promise<void> {
    await this.outbox.add(tx, 'operators.availability-request.changed.v1', {
      bookingId,
      operatorId,
      requestId,
      answerState,
      by,
    });
  }
}
