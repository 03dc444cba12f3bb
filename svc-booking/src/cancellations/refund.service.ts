import { Injectable } from '@nestjs/common';
import {
  type Cancellation,
  formatMoney,
  type Money,
  type RecordRefund,
  type VoidRefund,
} from '@safari/contracts';
import {
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { BookingConfig } from '../config.js';
import { CancellationRepository } from '../payments/cancellation.repository.js';
import { assertTransferDay } from '../payments/transfer-day.rules.js';
import { RefundLetterService } from './refund-letter.service.js';

@Injectable()
export class RefundService {
  constructor(
    private readonly config: BookingConfig,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly cancellations: CancellationRepository,
    private readonly letters: RefundLetterService,
    private readonly outbox: Outbox,
  ) {}

  /** Records that what was owed has left the trust account. */
  record(
    staff: StaffIdentity,
    bookingId: string,
    request: RecordRefund,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Cancellation> {
    assertTransferDay('refundedOn', request.refundedOn, 'transfer');
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, bookingId);
        await this.assertSeen(tx, bookingId, request.refund);
        const cancellation = await this.cancellations.updateRefunded(tx, bookingId, request);
        if (!cancellation) throw new DomainError('conflict', 'Nothing is owed for this booking.');
        const { refund: amount } = cancellation;
        const { refundedOn, reference } = request;
        await this.letters.paid(tx, booking, { amount, refundedOn });
        await this.history.insert(tx, bookingId, who, 'refund', { amount, refundedOn, reference });
        const { customerId } = booking;
        await this.outbox.add(tx, 'booking.refund.paid.v1', { bookingId }, { customerId });
        return cancellation;
      },
      {
        stands: async (tx) =>
          (await this.cancellations.find(tx, bookingId))?.refundReference === request.reference,
      },
    );
  }

  /** Voids a refund that was recorded by mistake: it is owed again, and the history keeps both entries. */
  void(
    staff: StaffIdentity,
    bookingId: string,
    { reference, reason }: VoidRefund,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Cancellation> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, bookingId);
        const former = await this.cancellations.updateOwedAgain(tx, bookingId, reference);
        if (!former) throw new DomainError('conflict', 'This refund is not recorded, or voided already.');
        const { cancellation, refundedOn } = former;
        const { refund: amount } = cancellation;
        await this.letters.voided(tx, booking, { amount, refundedOn });
        await this.history.insert(tx, bookingId, who, 'refund', {
          amount,
          refundedOn,
          reference,
          voided: true,
          reason,
        });
        const { customerId } = booking;
        await this.outbox.add(tx, 'booking.refund.voided.v1', { bookingId }, { customerId });
        return cancellation;
      },
      { stands: async (tx) => (await this.cancellations.find(tx, bookingId))?.refundReference !== reference },
    );
  }

  /**
   * The refund changes where a payment is voided. @throws DomainError where one is owed, and it is not the amount that
   * staff saw
   */
  private async assertSeen(tx: EntityManager, bookingId: string, seen: Money | undefined): Promise<void> {
    const { refund, refundState } = (await this.cancellations.find(tx, bookingId)) ?? {};
    if (seen === undefined || refund === undefined || refundState === 'paid' || refund === seen) return;
    const { currency } = this.config.brand;
    const shown = formatMoney(refund, currency, { locale: 'en-US', decimals: 'needed' });
    throw new DomainError(
      'price_changed',
      `The refund is ${shown} by now. Look at the payments and decide again.`,
      { extensions: { refund } },
    );
  }
}
