import { Injectable } from '@nestjs/common';
import type { EventData } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { OperatorsConfig } from '../config.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { type AssignmentRole, assignmentLetter } from './assignment.letter.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { AvailabilityRequestService } from './availability-request.service.js';
import { chosen } from './coordination.rules.js';
import { OperatorNoticeService } from './operator-notice.service.js';

type Assigned = EventData['booking.booking.operator-assigned.v1'];

/** Tells operators who runs a trip: the chosen one, the one it was taken from, and those who were asked in vain, whose requests are over. */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly bookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly availability: AvailabilityRequestService,
    private readonly notices: OperatorNoticeService,
  ) {}

  async operatorAssigned(tx: EntityManager, assigned: Assigned): Promise<void> {
    const { bookingId, operatorId, version, releasedOperatorId } = assigned;
    const isNews = await this.bookings.upsertAssignment(tx, bookingId, operatorId, version);
    if (!isNews || releasedOperatorId === undefined) return;
    const booking = await this.bookings.lockKnown(tx, bookingId);
    if (!booking) return;
    const asked = await this.requests.operatorsInTouch(tx, bookingId);
    const roleOf = (id: number): AssignmentRole =>
      id === operatorId ? 'chosen' : id === releasedOperatorId ? 'released' : 'not chosen';
    const concerned = chosen([
      operatorId,
      ...(releasedOperatorId === null ? [] : [releasedOperatorId]),
      ...asked,
    ]);
    for (const operator of await this.operators.lockContacts(tx, concerned)) {
      const role = roleOf(operator.id);
      const letter = assignmentLetter(this.config.brand, operator.name, booking, role);
      const kind = role === 'chosen' ? 'operator.chosen' : 'operator.released';
      await this.notices.tell(tx, operator, booking, kind, letter);
    }
    await this.availability.release(tx, bookingId, operatorId);
  }
}
