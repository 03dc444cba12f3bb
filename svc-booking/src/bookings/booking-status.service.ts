import { Injectable } from '@nestjs/common';
import { type Booking, type BookingStatus, bookingActions, canTakeBack, moveDuty } from '@safari/contracts';
import { assertDuty, assertFresh, Database, DomainError, type StaffIdentity } from '@safari/service-kit';
import { PaymentService } from '../payments/payment.service.js';
import { ReceiptService } from '../receipts/receipt.service.js';
import { TripChanges } from '../trips/trip.changes.js';
import { BookingChanges } from './booking.changes.js';
import { BookingRepository } from './booking.repository.js';
import { moveFault } from './booking.status.js';
import { toBooking } from './booking.view.js';
import { staffActor } from './booking-history.actor.js';
import { BookingLetterService } from './booking-letter.service.js';

@Injectable()
export class BookingStatusService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly trips: TripChanges,
    private readonly payments: PaymentService,
    private readonly receipts: ReceiptService,
    private readonly letters: BookingLetterService,
  ) {}

  /** By whoever's duty it is to move a booking there. The status it has already is no change, whatever version the editor saw. */
  async change(
    staff: StaffIdentity,
    id: string,
    to: BookingStatus,
    seen: number | undefined,
  ): Promise<Booking> {
    assertDuty(staff, moveDuty(to));
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      if (booking.status === to) return toBooking(booking);
      assertFresh(seen, toBooking(booking));
      const reason = moveFault(booking.status, to);
      if (reason) throw new DomainError('conflict', reason, { extensions: { current: toBooking(booking) } });
      const who = staffActor(staff);
      const invoiced = await this.bookings.isInvoiced(tx, id);
      await this.receipts.receipting(tx, booking, invoiced, () => this.changes.move(tx, booking, to, who));
      await this.trips.follow(tx, booking);
      if (to === 'completed') await this.letters.completed(tx, booking);
      return toBooking(booking);
    });
  }

  /** A completed trip is under way again; a review of it stays as it is. @param seen the version that was looked at */
  reopen(staff: StaffIdentity, id: string, reason: string, seen: number | undefined): Promise<Booking> {
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      assertFresh(seen, toBooking(booking));
      if (!bookingActions.reopen(booking)) {
        throw new DomainError('conflict', 'Only a completed trip can be reopened.', {
          extensions: { current: toBooking(booking) },
        });
      }
      const unknown = await this.letters.reopened(tx, booking);
      await this.changes.takeBack(tx, booking, 'in_progress', staffActor(staff), { reason });
      await this.trips.reopen(tx, booking, unknown ? null : reason);
      return toBooking(booking);
    });
  }

  /** What was started by mistake waits for its first day again. @param seen the version that was looked at */
  unstart(staff: StaffIdentity, id: string, seen: number | undefined): Promise<Booking> {
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      assertFresh(seen, toBooking(booking));
      const to = await this.payments.status(tx, booking);
      if (!canTakeBack(booking.status, to) || !(await this.trips.unstart(tx, booking))) {
        throw new DomainError('conflict', 'Only a trip of which nothing is done yet is taken back.', {
          extensions: { current: toBooking(booking) },
        });
      }
      await this.changes.takeBack(tx, booking, to, staffActor(staff));
      return toBooking(booking);
    });
  }

  /** What was reconciled by mistake waits to be matched again; the money stays. @param seen the version that was looked at */
  unreconcile(staff: StaffIdentity, id: string, seen: number | undefined): Promise<Booking> {
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      assertFresh(seen, toBooking(booking));
      if (booking.status !== 'paid' || !(await this.payments.unreconcile(tx, booking))) {
        throw new DomainError(
          'conflict',
          'Only a booking whose payment is reconciled goes back to received.',
          {
            extensions: { current: toBooking(booking) },
          },
        );
      }
      await this.changes.takeBack(tx, booking, await this.payments.status(tx, booking), staffActor(staff));
      return toBooking(booking);
    });
  }
}
