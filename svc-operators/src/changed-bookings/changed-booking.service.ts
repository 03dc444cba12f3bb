import { Injectable } from '@nestjs/common';
import type { EventData } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AssignmentService } from '../assignments/assignment.service.js';
import { changedTripLetter } from '../availability-requests/availability-request.letter.js';
import { AvailabilityRequestRepository } from '../availability-requests/availability-request.repository.js';
import { AvailabilityRequestService } from '../availability-requests/availability-request.service.js';
import { chosen, endedFault } from '../availability-requests/coordination.rules.js';
import { CoordinationService } from '../availability-requests/coordination.service.js';
import { BookingRepository, type KnownFacts } from '../bookings/booking.repository.js';
import { BookingService } from '../bookings/booking.service.js';
import { OperatorsConfig } from '../config.js';
import { OperatorRepository } from '../operators/operator.repository.js';

/** A booking's date or party has changed: answers of operators were about another trip, so they are asked again. */
@Injectable()
export class ChangedBookingService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly bookings: BookingService,
    private readonly knownBookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly availability: AvailabilityRequestService,
    private readonly coordination: CoordinationService,
    private readonly assignments: AssignmentService,
    private readonly outbox: Outbox,
  ) {}

  async bookingChanged(tx: EntityManager, change: EventData['booking.booking.changed.v1']): Promise<void> {
    const before = await this.knownBookings.lockKnown(tx, change.bookingId);
    if (!before) return;
    if (change.version <= before.factsVersion) {
      // a newer event may have arrived first, and does not say that the wishes changed in this older one
      if (change.wishesChanged) await this.knownBookings.updateWishesChanged(tx, before.id);
      return;
    }
    const { preferredDate, numberOfTravelers } = change;
    const same = before.preferredDate === preferredDate && before.numberOfTravelers === numberOfTravelers;
    const asksAgain = !same && !endedFault(before.status);
    if (asksAgain) await this.assignments.tellHeld(tx, before.id); // about the trip as it was assigned
    const now = await this.knownBookings.updateFacts(tx, change);
    if (now && asksAgain) await this.askAgain(tx, before, now);
  }

  /** Asks the operator of the trip again, and those who have neither declined nor been turned down. */
  private async askAgain(tx: EntityManager, before: KnownFacts, now: KnownFacts): Promise<void> {
    const asked = await this.requests.operatorsInTouch(tx, now.id, { asks: true });
    const { assignedOperatorId: runs } = now;
    const operators = await this.operators.lockContacts(tx, chosen(runs === null ? asked : [runs, ...asked]));
    await this.availability.outdate(tx, now.id);
    const operatorIds = operators.map(({ id }) => id);
    if (operatorIds.length === 0) return;
    const trip = await this.bookings.completeIfKnown(now, tx);
    const requestOf = new Map(
      (await this.requests.insertMissing(tx, trip, operatorIds)).map(({ operatorId, id }) => [
        operatorId,
        id,
      ]),
    );
    for (const operator of operators) {
      const requestId = requestOf.get(operator.id);
      if (requestId === undefined) continue;
      const letter = changedTripLetter(this.config.brand, operator.name, trip, before, operator.id === runs);
      await this.coordination.ask(tx, operator, trip, requestId, letter);
    }
    await this.outbox.add(tx, 'operators.booking.coordinated.v1', {
      bookingId: now.id,
      operatorIds,
      by: null,
    });
  }
}
