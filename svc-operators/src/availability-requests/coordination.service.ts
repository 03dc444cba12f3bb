import { Injectable } from '@nestjs/common';
import { type Communication, type Coordination, today } from '@safari/contracts';
import {
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
  staffKey,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownBooking, KnownFacts } from '../bookings/booking.repository.js';
import { BookingService, NOT_KNOWN_YET } from '../bookings/booking.service.js';
import { OperatorsConfig } from '../config.js';
import { DeliveryService } from '../deliveries/delivery.service.js';
import { type OperatorContact, OperatorRepository } from '../operators/operator.repository.js';
import { AnswerLinkService } from './answer-link.service.js';
import { availabilityLetter, type Message } from './availability-request.letter.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { chosen, coordinationFaults, endedFault, passedDayFault } from './coordination.rules.js';

@Injectable()
export class CoordinationService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly outbox: Outbox,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingService,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly deliveries: DeliveryService,
    private readonly links: AnswerLinkService,
  ) {}

  /** Asks every chosen operator whose request for this booking is not open yet: a request and a message each. */
  async coordinate(
    staff: StaffIdentity,
    bookingId: string,
    operatorIds: readonly number[],
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Coordination> {
    const booking = await this.bookings.find(bookingId);
    if (!booking) throw new DomainError('not_found', NOT_KNOWN_YET);
    return this.idempotencyKeys.transaction(
      staffKey(staff),
      idempotencyKey,
      (tx) => this.askAll(tx, staff, booking, chosen(operatorIds)),
      { stands: (tx, { availabilityRequests }) => this.requests.stand(tx, availabilityRequests) },
    );
  }

  private async askAll(
    tx: EntityManager,
    staff: StaffIdentity,
    found: KnownBooking,
    operatorIds: readonly number[],
  ): Promise<Coordination> {
    const booking = await this.bookings.share(tx, found);
    const fault = endedFault(booking.status) ?? passedDayFault(booking.preferredDate, today());
    if (fault) throw new DomainError('conflict', fault);
    const operators = await this.lockOperators(tx, operatorIds);
    const availabilityRequests = await this.requests.insertMissing(tx, booking, operatorIds);
    const requestOf = new Map(availabilityRequests.map(({ operatorId, id }) => [operatorId, id]));
    const communications: Communication[] = [];
    for (const operator of operators) {
      const requestId = requestOf.get(operator.id);
      if (requestId === undefined) continue;
      const letter = availabilityLetter(this.config.brand, operator.name, booking);
      communications.push(await this.ask(tx, operator, booking, requestId, letter));
    }
    if (requestOf.size > 0) {
      await this.outbox.add(tx, 'operators.booking.coordinated.v1', {
        bookingId: booking.id,
        operatorIds: operatorIds.filter((id) => requestOf.has(id)),
        by: staff.name,
      });
    }
    return {
      communications,
      availabilityRequests,
      alreadyAsked: operatorIds.filter((id) => !requestOf.has(id)),
    };
  }

  /** Sends the operator its request, with a link to answer by. */
  async ask(
    tx: EntityManager,
    operator: OperatorContact,
    booking: KnownFacts,
    requestId: number,
    letter: Message,
  ): Promise<Communication> {
    const communication = await this.deliveries.send(tx, operator, booking, {
      kind: 'availability.requested',
      communicationType: operator.integrationMethod,
      ...letter,
      answerUrl: operator.integrationMethod === 'manual' ? null : await this.links.create(tx, requestId),
      expectsAnswer: true,
    });
    await this.requests.updateCommunication(tx, requestId, communication.id);
    return communication;
  }

  /** Locks them until the transaction ends. @throws DomainError naming those that cannot be asked */
  private async lockOperators(tx: EntityManager, operatorIds: readonly number[]): Promise<OperatorContact[]> {
    const operators = await this.operators.lockContacts(tx, operatorIds);
    const faults = coordinationFaults(operatorIds, operators);
    if (faults.length > 0) {
      throw new DomainError('validation', faults.join(' '), { errors: { operatorIds: faults } });
    }
    return operators;
  }
}
