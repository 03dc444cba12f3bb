import { Injectable } from '@nestjs/common';
import { type Booking, type BookingStatus, bookingActions, canTakeBack, moveDuty } from '@safari/contracts';
import {
  assertDuty,
  assertFresh,
  Database,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OperatorRepository } from '../operators/operator.repository.js';
import { PaymentService } from '../payments/payment.service.js';
import { ReceiptService } from '../receipts/receipt.service.js';
import { TripChanges } from '../trips/trip.changes.js';
import { BookingChanges } from './booking.changes.js';
import type { BookingEntity } from './booking.entity.js';
import { refused } from './booking.errors.js';
import { BookingRepository } from './booking.repository.js';
import { moveFault } from './booking.status.js';
import { toBooking } from './booking.view.js';
import { staffActor } from './booking-history.actor.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { BookingLetterService } from './booking-letter.service.js';

@Injectable()
export class BookingStatusService {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly trips: TripChanges,
    private readonly payments: PaymentService,
    private readonly receipts: ReceiptService,
    private readonly letters: BookingLetterService,
    private readonly operators: OperatorRepository,
    private readonly history: BookingHistoryRepository,
  ) {}

  /**
   * Moves a booking, for staff with the duty for that move. A status that the same person has set already is no change,
   * whatever version they saw; anybody else who saw an older version is refused, so that they do not undo what was done
   * meanwhile.
   */
  async change(
    staff: StaffIdentity,
    id: string,
    to: BookingStatus,
    seen: number | undefined,
  ): Promise<Booking> {
    assertDuty(staff, moveDuty(to));
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      const who = staffActor(staff);
      const isRepeat = booking.status === to && (await this.history.isLastBy(tx, id, ['status'], who));
      if (!isRepeat) assertFresh(seen, toBooking(booking));
      if (booking.status === to) return toBooking(booking);
      const reason = moveFault(booking.status, to);
      if (reason) throw refused(booking, reason);
      const invoiced = await this.bookings.isInvoiced(tx, id);
      await this.receipts.receipting(tx, booking, invoiced, () => this.changes.move(tx, booking, to, who));
      await this.trips.follow(tx, booking);
      if (to === 'completed') await this.letters.completed(tx, booking);
      return toBooking(booking);
    });
  }

  /** A completed trip is under way again, with its operator under their present name; a review of it stays as it is. */
  reopen(
    staff: StaffIdentity,
    id: string,
    reason: string,
    seen: number | undefined,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Booking> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lockSeen(tx, id, seen);
        if (!bookingActions.reopen(booking)) {
          throw refused(booking, 'Only a completed trip can be reopened.');
        }
        const unknown = await this.letters.reopened(tx, booking);
        await this.changes.takeBack(tx, booking, 'in_progress', who, reason);
        await this.nameOperator(tx, booking);
        await this.trips.reopen(tx, booking, unknown ? null : reason);
        return toBooking(booking);
      },
      { stands: async (tx) => (await this.bookings.get(tx, id)).status !== 'completed' },
    );
  }

  /** Takes over the operator's present name: bookings whose trip is over do not follow renamings. */
  private async nameOperator(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const operator = await this.operators.lock(tx, booking.assignedOperatorId ?? 0);
    if (!operator) return;
    await this.bookings.updateOperatorName(tx, operator.id);
    booking.assignedOperatorName = operator.name;
  }

  /** A trip that was started by mistake waits for its first day again. */
  unstart(staff: StaffIdentity, id: string, seen: number | undefined): Promise<Booking> {
    return this.takeBack(staff, id, seen, 'in_progress', async (tx, booking) => {
      const to = await this.payments.status(tx, booking);
      if (!canTakeBack(booking.status, to) || !(await this.trips.unstart(tx, booking))) {
        throw refused(booking, 'Only a trip of which nothing is done yet is taken back.');
      }
      return to;
    });
  }

  /** A payment that was reconciled by mistake has to be matched again; the money stays. */
  unreconcile(staff: StaffIdentity, id: string, seen: number | undefined): Promise<Booking> {
    return this.takeBack(staff, id, seen, 'paid', async (tx, booking) => {
      if (booking.status !== 'paid' || !(await this.payments.unreconcile(tx, booking))) {
        throw refused(booking, 'Only a booking whose payment is reconciled goes back to received.');
      }
      return this.payments.status(tx, booking);
    });
  }

  /**
   * What the same person has taken back already is no change, whatever version they saw: the answer may have been lost.
   * @param prepare returns the status to which the booking goes back
   */
  private takeBack(
    staff: StaffIdentity,
    id: string,
    seen: number | undefined,
    from: BookingStatus,
    prepare: (tx: EntityManager, booking: BookingEntity) => Promise<BookingStatus>,
  ): Promise<Booking> {
    const who = staffActor(staff);
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      const { status: to } = booking;
      if (canTakeBack(from, to) && (await this.history.lastMoveIs(tx, id, { from, to }, who))) {
        return toBooking(booking);
      }
      assertFresh(seen, toBooking(booking));
      await this.changes.takeBack(tx, booking, await prepare(tx, booking), who);
      return toBooking(booking);
    });
  }
}
