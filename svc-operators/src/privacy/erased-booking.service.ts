import { Injectable } from '@nestjs/common';
import { today } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { AssignmentService } from '../assignments/assignment.service.js';
import { releaseLetter } from '../assignments/release.letter.js';
import { AvailabilityRequestRepository } from '../availability-requests/availability-request.repository.js';
import { chosen, mayBeHeld } from '../availability-requests/coordination.rules.js';
import { OperatorNoticeService } from '../availability-requests/operator-notice.service.js';
import { BookingRepository, type KnownFacts } from '../bookings/booking.repository.js';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { OperatorsConfig } from '../config.js';
import { type OperatorContact, OperatorRepository } from '../operators/operator.repository.js';

/** An erased booking, and the operators to be told that there is no trip. */
interface Concerned {
  booking: KnownFacts;
  operators: readonly OperatorContact[];
}

/**
 * A customer erases bookings: operators who may hold something for them are told that there is no trip, but not whose.
 */
@Injectable()
export class ErasedBookingService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly bookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly communications: CommunicationRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly notices: OperatorNoticeService,
    private readonly assignments: AssignmentService,
  ) {}

  /**
   * For bookings that the caller has locked and not emptied yet: the operators who know of the trip but not that it is
   * off, locked against deletion until the transaction ends. Trips that are over are left out.
   */
  async lockConcerned(tx: EntityManager, bookingIds: readonly string[]): Promise<Concerned[]> {
    const found: { booking: KnownFacts; operatorIds: number[] }[] = [];
    for (const id of bookingIds) {
      const booking = await this.bookings.findIn(tx, id);
      if (!booking || !mayBeHeld(booking, today())) continue;
      found.push({ booking, operatorIds: await this.operatorsToTell(tx, booking) });
    }
    const everybody = chosen(found.flatMap(({ operatorIds }) => operatorIds));
    const contacts = await this.operators.lockContacts(tx, everybody);
    return found.map(({ booking, operatorIds }) => ({
      booking,
      operators: contacts.filter(({ id }) => operatorIds.includes(id)),
    }));
  }

  /**
   * Called once it is emptied, so that this message stays; a later event of its cancellation then has nobody to tell.
   */
  async tell(tx: EntityManager, { booking, operators }: Concerned): Promise<void> {
    for (const operator of operators) {
      const letter = releaseLetter(this.config.brand, operator.name, booking, 'erased');
      await this.notices.tell(tx, operator, booking, 'operator.released', letter);
    }
    await this.bookings.updateUnassigned(tx, booking.id);
    await this.requests.updateTold(tx, booking.id);
  }

  /**
   * The operator of the trip, if told; those who were asked and have not declined; and those whom the last message has
   * not reached.
   */
  private async operatorsToTell(
    tx: EntityManager,
    { id, status, assignedOperatorId }: KnownFacts,
  ): Promise<number[]> {
    const knows = await this.assignments.forget(tx, id);
    const runs = knows && assignedOperatorId !== null ? [assignedOperatorId] : [];
    let inTouch = await this.requests.operatorsInTouch(tx, id);
    if (status === 'cancelled') {
      // the previous release told them, but set neither `released_at` nor `expects_answer = false`
      const notReached = await this.communications.operatorsNotTold(tx, id, { requests: true });
      inTouch = inTouch.filter((operatorId) => notReached.includes(operatorId));
    }
    return [...runs, ...inTouch, ...(await this.communications.operatorsNotTold(tx, id))];
  }
}
