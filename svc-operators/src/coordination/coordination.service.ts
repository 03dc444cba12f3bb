import { Injectable } from '@nestjs/common';
import type { Communication, Coordination } from '@safari/contracts';
import {
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { RequestService } from '../availability-requests/request.service.js';
import { BookingService, type KnownBooking, NOT_KNOWN_YET } from '../bookings/booking.service.js';
import { availabilityLetter } from '../communications/message.texts.js';
import { type Addressee, Messenger } from '../communications/messenger.js';
import { OperatorsConfig } from '../config.js';
import { AnswerLinks } from '../questions/answer-links.js';
import { type Candidate, chosen, coordinationFaults } from './coordination.rules.js';

type Partner = Addressee & Candidate;

@Injectable()
export class CoordinationService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingService,
    private readonly requests: RequestService,
    private readonly messenger: Messenger,
    private readonly links: AnswerLinks,
  ) {}

  /** Asks every chosen operator whose request for this booking is not open yet: a request and a message each. */
  async coordinate(
    staff: StaffIdentity,
    idempotencyKey: IdempotencyKey | undefined,
    bookingId: string,
    operatorIds: readonly number[],
  ): Promise<Coordination> {
    const booking = await this.bookings.find(bookingId);
    if (!booking) throw new DomainError('not_found', NOT_KNOWN_YET);
    return this.db.transaction((tx) =>
      this.idempotencyKeys.once(tx, `staff:${staff.id}`, idempotencyKey, () =>
        this.ask(tx, booking, chosen(operatorIds)),
      ),
    );
  }

  private async ask(
    tx: EntityManager,
    booking: KnownBooking,
    operatorIds: readonly number[],
  ): Promise<Coordination> {
    if (booking.status === 'completed') throw new DomainError('conflict', 'This trip is over.');
    const partners = await this.partners(tx, operatorIds);
    const availabilityRequests = await this.requests.ask(tx, booking, operatorIds);
    const asked = new Set(availabilityRequests.map((request) => request.operatorId));
    const communications: Communication[] = [];
    for (const partner of partners) {
      const request = availabilityRequests.find(({ operatorId }) => operatorId === partner.id);
      if (request) communications.push(await this.put(tx, partner, booking, request.id));
    }
    if (asked.size > 0) {
      await this.outbox.add(tx, 'operators.booking.coordinated.v1', {
        bookingId: booking.id,
        operatorIds: operatorIds.filter((id) => asked.has(id)),
      });
    }
    return {
      communications,
      availabilityRequests,
      alreadyAsked: operatorIds.filter((id) => !asked.has(id)),
    };
  }

  private async put(
    tx: EntityManager,
    partner: Partner,
    booking: KnownBooking,
    requestId: number,
  ): Promise<Communication> {
    const communication = await this.messenger.send(tx, partner, booking, {
      communicationType: partner.integrationMethod,
      ...availabilityLetter(this.config.brand, partner.name, booking),
      answerUrl: partner.integrationMethod === 'manual' ? null : await this.links.add(tx, requestId),
    });
    await this.requests.askedBy(tx, requestId, communication.id);
    return communication;
  }

  /** They stay as they are until the transaction ends. @throws DomainError naming those that cannot be asked */
  private async partners(tx: EntityManager, operatorIds: readonly number[]): Promise<Partner[]> {
    const partners = (await tx.query(
      `select id, name, availability, contact_email as "contactEmail", integration_method as "integrationMethod"
       from operator where id = any($1::int[]) and not deleted order by id for share`,
      [operatorIds],
    )) as Partner[];
    const faults = coordinationFaults(operatorIds, partners);
    if (faults.length > 0) {
      throw new DomainError('validation', faults.join(' '), { errors: { operatorIds: faults } });
    }
    return partners;
  }
}
