import { Injectable } from '@nestjs/common';
import {
  type Booking,
  bookingActions,
  canTakeBack,
  type HistoryAction,
  type ReassignOperator,
} from '@safari/contracts';
import { assertFresh, Database, type DomainError, type StaffIdentity } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { assertAssignable, OperatorRepository } from '../operators/operator.repository.js';
import { TripChanges } from '../trips/trip.changes.js';
import { BookingChanges } from './booking.changes.js';
import type { BookingEntity } from './booking.entity.js';
import { cancelledRefusal, refused } from './booking.errors.js';
import { BookingRepository } from './booking.repository.js';
import { toBooking } from './booking.view.js';
import { staffActor } from './booking-history.actor.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { BookingLetterService } from './booking-letter.service.js';

const GIVEN: readonly HistoryAction[] = ['operator', 'operator replaced'];
const NOBODY_RUNS_IT = 'No operator runs this trip.';

@Injectable()
export class BookingAssignmentService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly operators: OperatorRepository,
    private readonly trips: TripChanges,
    private readonly letters: BookingLetterService,
    private readonly history: BookingHistoryRepository,
  ) {}

  /**
   * Assigns the operator, which confirms the booking and its trip and writes the confirmation letter. The first caller
   * wins; assigning the same operator again changes nothing if the same person did it before.
   */
  assign(staff: StaffIdentity, id: string, operatorId: number, seen: number | undefined): Promise<Booking> {
    return this.database.transaction(async (tx) => {
      const operator = await this.operators.lock(tx, operatorId);
      const booking = await this.bookings.lock(tx, id);
      if (booking.assignedOperatorId === operatorId && (await this.isOwn(tx, id, staff, seen))) {
        return toBooking(booking);
      }
      if (booking.assignedOperatorId !== null) throw alreadyAssigned(booking);
      if (booking.status !== 'pending') throw cancelledRefusal(booking);
      assertFresh(seen, toBooking(booking)); // last, so that the more specific refusals above come first
      assertAssignable(operator);
      await this.changes.assign(tx, booking, operator, staffActor(staff));
      await this.trips.confirm(tx, booking);
      await this.letters.confirmed(tx, booking);
      return toBooking(booking);
    });
  }

  /**
   * Undoes an assignment made by mistake. Refused once the confirmation letter may have been sent or anything else has
   * been done to the booking. What the same person has undone already is no change, whatever version they saw.
   */
  unassign(staff: StaffIdentity, id: string, seen: number | undefined): Promise<Booking> {
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      const who = staffActor(staff);
      const isRepeat =
        booking.status === 'pending' &&
        (await this.history.isLastBy(tx, id, [...GIVEN, 'operator withdrawn'], who));
      if (isRepeat) return toBooking(booking);
      assertFresh(seen, toBooking(booking));
      const isLatest =
        canTakeBack(booking.status, 'pending') && (await this.history.endsWithAssignment(tx, id));
      if (!isLatest || !(await this.letters.unconfirmed(tx, booking))) throw notUndoable(booking);
      await this.trips.unconfirm(tx, id);
      await this.changes.unassign(tx, booking, who);
      return toBooking(booking);
    });
  }

  /**
   * Another operator takes over, and the customer is written to; the same one again changes nothing if the same person
   * did it before.
   */
  reassign(
    staff: StaffIdentity,
    id: string,
    { operatorId, reason }: ReassignOperator,
    seen: number | undefined,
  ): Promise<Booking> {
    return this.database.transaction(async (tx) => {
      const operator = await this.operators.lock(tx, operatorId);
      const booking = await this.bookings.lock(tx, id);
      if (booking.assignedOperatorId === operatorId && (await this.isOwn(tx, id, staff, seen))) {
        return toBooking(booking);
      }
      assertFresh(seen, toBooking(booking));
      if (!bookingActions.reassign(booking)) {
        throw refused(booking, booking.status === 'completed' ? 'This trip is over.' : NOBODY_RUNS_IT);
      }
      if (booking.assignedOperatorId === operatorId) throw alreadyAssigned(booking);
      assertAssignable(operator);
      const { assignedOperatorName: former } = booking;
      await this.changes.reassign(tx, booking, operator, reason, staffActor(staff));
      await this.letters.operatorChanged(tx, booking, former ?? '');
      return toBooking(booking);
    });
  }

  /**
   * Whether the same person assigned the operator; true, too, where the request does not say which version was seen.
   */
  private async isOwn(
    tx: EntityManager,
    id: string,
    staff: StaffIdentity,
    seen: number | undefined,
  ): Promise<boolean> {
    if (seen === undefined) return true;
    return this.history.isLastBy(tx, id, GIVEN, staffActor(staff));
  }
}

function notUndoable(booking: BookingEntity): DomainError {
  return refused(
    booking,
    booking.assignedOperatorId === null
      ? NOBODY_RUNS_IT
      : 'The customer knows of it by now: give the trip to another operator, or cancel it.',
  );
}

function alreadyAssigned(booking: BookingEntity): DomainError {
  const { assignedOperatorId, assignedOperatorName } = booking;
  return refused(booking, `${assignedOperatorName} is already assigned to this booking.`, {
    assignedOperatorId,
    assignedOperatorName,
  });
}
