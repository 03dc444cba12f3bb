import { Injectable, Logger } from '@nestjs/common';
import type { EventData } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { AvailabilityRequestRepository } from '../availability-requests/availability-request.repository.js';
import { AvailabilityRequestService } from '../availability-requests/availability-request.service.js';
import { chosen } from '../availability-requests/coordination.rules.js';
import { OperatorNoticeService } from '../availability-requests/operator-notice.service.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { OperatorsConfig } from '../config.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { type AssignmentRole, assignmentLetter } from './assignment.letter.js';
import { type HeldAssignment, HeldAssignmentRepository } from './held-assignment.repository.js';

type Assigned = EventData['booking.booking.operator-assigned.v1'];

type Unassigned = EventData['booking.booking.operator-unassigned.v1'];

/**
 * Tells operators who runs a trip: the chosen one, the one it was taken from, and the others who were asked, whose
 * requests end. While an assignment can still be undone they are not told yet.
 */
@Injectable()
export class AssignmentService {
  private readonly log = new Logger('Assignments');

  constructor(
    private readonly config: OperatorsConfig,
    private readonly bookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly availability: AvailabilityRequestService,
    private readonly notices: OperatorNoticeService,
    private readonly held: HeldAssignmentRepository,
  ) {}

  async operatorAssigned(tx: EntityManager, assigned: Assigned): Promise<void> {
    const { bookingId, operatorId, version, releasedOperatorId } = assigned;
    const news = await this.bookings.upsertAssignment(tx, bookingId, operatorId, version);
    if (!news || releasedOperatorId === undefined) return;
    const heldOperatorId = await this.held.delete(tx, bookingId);
    // the event that released the former operator may arrive later, and is ignored then
    const released = [news.before, releasedOperatorId].filter(
      (id) => id !== null && id !== heldOperatorId && id !== operatorId,
    ) as number[];
    const hold = this.config.LETTER_HOLD_SECONDS;
    if (releasedOperatorId === null && hold > 0) {
      await this.takeBack(tx, bookingId, released);
      await this.held.insert(tx, { bookingId, operatorId }, hold);
    } else {
      await this.tell(tx, { bookingId, operatorId }, released);
    }
  }

  /** If nobody was told of the assignment, nobody is told now; otherwise its operator is told that it was an error. */
  async operatorUnassigned(tx: EntityManager, { bookingId, version }: Unassigned): Promise<void> {
    const news = await this.bookings.upsertAssignment(tx, bookingId, null, version);
    if (!news) return;
    const heldOperatorId = await this.held.delete(tx, bookingId);
    if (news.before !== null && news.before !== heldOperatorId) {
      await this.takeBack(tx, bookingId, [news.before]);
    }
  }

  /** Sends the news that is held back. @param only where another assignment may be held since this one was found due */
  async tellHeld(tx: EntityManager, bookingId: string, only?: 'due'): Promise<void> {
    await this.bookings.lock(tx, bookingId);
    const operatorId = await this.held.delete(tx, bookingId, only);
    if (operatorId !== undefined) await this.tell(tx, { bookingId, operatorId }, []);
  }

  /** Deletes the held assignment of a trip that is cancelled. @returns whether its operator had been told of it */
  async forget(tx: EntityManager, bookingId: string): Promise<boolean> {
    return (await this.held.delete(tx, bookingId)) === undefined;
  }

  private async takeBack(
    tx: EntityManager,
    bookingId: string,
    operatorIds: readonly number[],
  ): Promise<void> {
    if (operatorIds.length === 0) return;
    const booking = await this.bookings.lockKnown(tx, bookingId);
    if (!booking) return;
    for (const operator of await this.operators.lockContacts(tx, operatorIds)) {
      const letter = assignmentLetter(this.config.brand, operator.name, booking, 'taken back');
      await this.notices.tell(tx, operator, booking, 'operator.released', letter);
    }
  }

  /**
   * If the chosen operator has left the network meanwhile, another one has to be found: the operators who were asked
   * are not told anything yet and can still answer.
   */
  private async tell(
    tx: EntityManager,
    { bookingId, operatorId }: HeldAssignment,
    released: readonly number[],
  ): Promise<void> {
    const booking = await this.bookings.lockKnown(tx, bookingId);
    if (!booking) return;
    const asked = await this.requests.operatorsInTouch(tx, bookingId);
    const roleOf = (id: number): AssignmentRole =>
      id === operatorId ? 'chosen' : released.includes(id) ? 'released' : 'not chosen';
    const contacts = await this.operators.lockContacts(tx, chosen([operatorId, ...released, ...asked]));
    const runs = contacts.some(({ id }) => id === operatorId);
    if (!runs) this.log.warn(`operator ${operatorId}, who is to run ${bookingId}, has left the network`);
    for (const operator of contacts) {
      const role = roleOf(operator.id);
      if (role === 'not chosen' && !runs) continue;
      const letter = assignmentLetter(this.config.brand, operator.name, booking, role);
      const kind = role === 'chosen' ? 'operator.chosen' : 'operator.released';
      await this.notices.tell(tx, operator, booking, kind, letter);
    }
    if (runs) await this.availability.release(tx, bookingId, operatorId);
  }
}
