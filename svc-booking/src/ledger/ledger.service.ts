import { Injectable } from '@nestjs/common';
import {
  bookingActions,
  type Money,
  type Payment,
  type RecordPayment,
  toMinor,
  type VoidPayment,
} from '@safari/contracts';
import { type IdempotencyKey, IdempotencyKeyStore, Outbox, type StaffIdentity } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { type Actor, staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { BookingConfig } from '../config.js';
import { type Standing, statusAfterVoid } from '../payments/payment.rules.js';
import { PaymentService } from '../payments/payment.service.js';
import { toPayment } from '../payments/payment.view.js';
import { assertTransferDay } from '../payments/transfer-day.rules.js';
import { ReceiptService } from '../receipts/receipt.service.js';
import { TripChanges } from '../trips/trip.changes.js';
import { CounterEntryService } from './counter-entry.service.js';
import { takesNoMoney } from './ledger.errors.js';
import { assertArrived, assertLate } from './part.rules.js';

/** Writes the lines that staff record in a booking's ledger; the booking's status follows what is due. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly config: BookingConfig,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly history: BookingHistoryRepository,
    private readonly counterEntries: CounterEntryService,
    private readonly payments: PaymentService,
    private readonly receipts: ReceiptService,
    private readonly trips: TripChanges,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records money that arrived. With the last part the booking is paid; what arrives after it was reconciled has still
   * to be matched; what arrives for a cancelled booking, or beyond what is due, is owed to its customer.
   */
  record(
    staff: StaffIdentity,
    bookingId: string,
    { due, owed, over, ...receipt }: RecordPayment,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Payment> {
    assertTransferDay('receivedOn', receipt.receivedOn, 'payment');
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, bookingId);
        const before = await this.payments.standing(tx, booking);
        this.assertTaken(booking, before, { ...receipt, due, owed, over });
        const invoiced = await this.bookings.isInvoiced(tx, bookingId);
        const payment = await this.receipts.receipting(tx, booking, invoiced, () =>
          this.payments.receive(tx, booking, receipt),
        );
        const after = await this.payments.standing(tx, booking);
        const { id: paymentId, amount, receivedOn, reference } = payment;
        await this.history.insert(tx, bookingId, who, 'payment', {
          paymentId,
          amount,
          receivedOn,
          reference,
          before,
          after,
        });
        if (booking.status === 'confirmed' && this.minor(after.due) === 0) {
          await this.changes.move(tx, booking, 'payment_received', who);
          await this.trips.follow(tx, booking);
        } else if (booking.status === 'paid') {
          await this.changes.takeBack(tx, booking, 'payment_received', who);
        } else {
          await this.changes.touch(tx, booking);
        }
        return toPayment(payment);
      },
      { stands: async (tx, payment) => !(await this.counterEntries.isVoided(tx, bookingId, payment.id)) },
    );
  }

  /**
   * Voids a payment; the first of two counter-entries counts. A booking that only this payment had paid is not paid any
   * more.
   */
  void(
    staff: StaffIdentity,
    bookingId: string,
    id: number,
    { reason }: VoidPayment,
    seen?: number,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Payment> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(who.key, idempotencyKey, async (tx) => {
      const booking = await this.bookings.lockSeen(tx, bookingId, seen);
      const { counter, before, after } = await this.counterEntries.insert(tx, booking, id, 'voided', reason);
      const line = { paymentId: id, amount: counter.amount, before, after };
      await this.history.insert(tx, bookingId, who, 'payment', { ...line, voided: true, reason });
      await this.followDue(tx, booking, after, who);
      await this.receipts.voided(tx, booking, counter);
      const { customerId } = booking;
      await this.outbox.add(tx, 'booking.payment.voided.v1', { bookingId, paymentId: id }, { customerId });
      return toPayment(counter);
    });
  }

  private assertTaken(
    booking: BookingEntity,
    open: Standing,
    { amount, due, owed, over }: Pick<RecordPayment, 'amount' | 'due' | 'owed' | 'over'>,
  ): void {
    const { currency } = this.config.brand;
    const cancelled = booking.status === 'cancelled';
    if (cancelled && owed !== undefined) assertLate({ amount, seen: owed, open: open.owed }, currency);
    else if (cancelled || !bookingActions.takePayment(booking)) throw takesNoMoney(booking);
    else {
      const part = { amount, seen: due, open: open.due };
      assertArrived(part, { seen: over, open: open.owed }, currency);
    }
  }

  private async followDue(
    tx: EntityManager,
    booking: BookingEntity,
    { due }: Standing,
    who: Actor,
  ): Promise<void> {
    const to = statusAfterVoid(booking.status, due);
    if (to) await this.changes.takeBack(tx, booking, to, who);
    else await this.changes.touch(tx, booking);
  }

  private minor(amount: Money): number {
    return toMinor(amount, this.config.brand.currency);
  }
}
