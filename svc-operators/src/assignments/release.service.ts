import { Injectable } from '@nestjs/common';
import { type CancelledBy, today } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { AvailabilityRequestRepository } from '../availability-requests/availability-request.repository.js';
import { AvailabilityRequestService } from '../availability-requests/availability-request.service.js';
import { chosen, mayBeHeld } from '../availability-requests/coordination.rules.js';
import { OperatorNoticeService } from '../availability-requests/operator-notice.service.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { OperatorsConfig } from '../config.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { AssignmentService } from './assignment.service.js';
import { releaseLetter } from './release.letter.js';

interface Cancelled {
  bookingId: string;
  by: CancelledBy;
  version: number;
}

/** Tells operators that they are not needed any more. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly bookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly availability: AvailabilityRequestService,
    private readonly notices: OperatorNoticeService,
    private readonly assignments: AssignmentService,
  ) {}

  /**
   * Tells the operator of a trip that it is cancelled, also where its customer has erased it since; and those who were
   * asked and have not declined, unless its day is so long past that they hold nothing for it. Open requests close.
   */
  async bookingCancelled(tx: EntityManager, { bookingId, by, version }: Cancelled): Promise<void> {
    const assignment = await this.bookings.upsertAssignment(tx, bookingId, null, version);
    await this.bookings.upsertStatus(tx, bookingId, 'cancelled', version);
    const booking = await this.bookings.lockKept(tx, bookingId);
    if (!booking) return;
    const asked = await this.requests.operatorsInTouch(tx, bookingId);
    const knows = await this.assignments.forget(tx, bookingId);
    const ran = knows ? (assignment?.before ?? null) : null; // the assigned operator may not be known here yet
    const waits = mayBeHeld({ ...booking, status: 'cancelled' }, today()) ? asked : [];
    const concerned = chosen(ran === null ? waits : [ran, ...waits]);
    for (const operator of await this.operators.lockContacts(tx, concerned)) {
      const how = { assigned: operator.id === ran, by };
      const letter = releaseLetter(this.config.brand, operator.name, booking, how);
      await this.notices.tell(tx, operator, booking, 'operator.released', letter);
    }
    await this.requests.updateTold(tx, bookingId);
    await this.availability.bookingEnded(tx, bookingId);
  }
}
