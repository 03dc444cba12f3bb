import { Injectable } from '@nestjs/common';
import type { RecordRepayment, Repayment, VoidPayment } from '@safari/contracts';
import { type IdempotencyKey, IdempotencyKeyStore, Outbox, type StaffIdentity } from '@safari/service-kit';
import { BookingChanges } from '../bookings/booking.changes.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { BookingConfig } from '../config.js';
import { PaymentService } from '../payments/payment.service.js';
import { toRepayment } from '../payments/payment.view.js';
import { assertTransferDay } from '../payments/transfer-day.rules.js';
import { RepaymentLetterService } from '../receipts/repayment-letter.service.js';
import { TripChanges } from '../trips/trip.changes.js';
import { CounterEntryService } from './counter-entry.service.js';
import { assertPart } from './part.rules.js';

/**
 * Records money that goes back to a customer who has paid more than the trip costs now, or who paid after the
 * cancellation.
 */
@Injectable()
export class RepaymentService {
  constructor(
    private readonly config: BookingConfig,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly history: BookingHistoryRepository,
    private readonly counterEntries: CounterEntryService,
    private readonly payments: PaymentService,
    private readonly letters: RepaymentLetterService,
    private readonly trips: TripChanges,
    private readonly outbox: Outbox,
  ) {}

  record(
    staff: StaffIdentity,
    bookingId: string,
    { amount, repaidOn: receivedOn, reference, owed }: RecordRepayment,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Repayment> {
    assertTransferDay('repaidOn', receivedOn, 'transfer');
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, bookingId);
        const before = await this.payments.standing(tx, booking);
        assertPart('owed', { amount, seen: owed, open: before.owed }, this.config.brand.currency);
        const line = await this.payments.repay(tx, booking, { amount, receivedOn, reference });
        const after = await this.payments.standing(tx, booking);
        const moved = { paymentId: line.id, amount, receivedOn, reference, before, after };
        await this.history.insert(tx, bookingId, who, 'payment', { ...moved, repaid: true });
        await this.changes.touch(tx, booking);
        await this.letters.repaid(tx, booking, line);
        return toRepayment(line);
      },
      { stands: async (tx, line) => !(await this.counterEntries.isVoided(tx, bookingId, line.id)) },
    );
  }

  /**
   * Voids a repayment; the first of two counter-entries counts. Where the price has risen since, the money may pay for
   * it again.
   */
  void(
    staff: StaffIdentity,
    bookingId: string,
    id: number,
    { reason }: VoidPayment,
    seen?: number,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Repayment> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(who.key, idempotencyKey, async (tx) => {
      const booking = await this.bookings.lockSeen(tx, bookingId, seen);
      const { counter, before, after } = await this.counterEntries.insert(
        tx,
        booking,
        id,
        'unrepaid',
        reason,
      );
      const line = { paymentId: id, amount: counter.amount, before, after };
      await this.history.insert(tx, bookingId, who, 'payment', {
        ...line,
        repaid: true,
        voided: true,
        reason,
      });
      if (await this.changes.followDue(tx, booking, who)) await this.trips.follow(tx, booking);
      else await this.changes.touch(tx, booking);
      await this.letters.voided(tx, booking, counter);
      const { customerId } = booking;
      await this.outbox.add(tx, 'booking.payment.voided.v1', { bookingId, paymentId: id }, { customerId });
      return toRepayment(counter);
    });
  }
}
