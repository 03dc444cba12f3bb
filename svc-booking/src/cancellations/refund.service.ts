import { Injectable } from '@nestjs/common';
import { type Cancellation, type RecordRefund, today, type VoidRefund } from '@safari/contracts';
import { Database, DomainError, Outbox, type StaffIdentity } from '@safari/service-kit';
import { BookingRepository } from '../bookings/booking.repository.js';
import { staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { CancellationRepository } from './cancellation.repository.js';

@Injectable()
export class RefundService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly cancellations: CancellationRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What was owed has left the trust account. */
  record(staff: StaffIdentity, bookingId: string, request: RecordRefund): Promise<Cancellation> {
    if (request.refundedOn > today()) {
      throw DomainError.field('refundedOn', 'The day of the transfer cannot lie ahead.');
    }
    return this.database.transaction(async (tx) => {
      const { customerId } = await this.bookings.lock(tx, bookingId);
      const cancellation = await this.cancellations.updateRefunded(tx, bookingId, request);
      if (!cancellation) throw new DomainError('conflict', 'Nothing is owed for this booking.');
      const { refund, refundReference } = cancellation;
      await this.history.insert(tx, bookingId, staffActor(staff), 'refund', {
        amount: refund,
        reference: refundReference,
      });
      await this.outbox.add(tx, 'booking.refund.paid.v1', { bookingId }, { customerId });
      return cancellation;
    });
  }

  /** It was recorded by mistake: what is owed stays owed, and the history keeps both entries. */
  void(staff: StaffIdentity, bookingId: string, { reference, reason }: VoidRefund): Promise<Cancellation> {
    return this.database.transaction(async (tx) => {
      const { customerId } = await this.bookings.lock(tx, bookingId);
      const cancellation = await this.cancellations.updateOwedAgain(tx, bookingId, reference);
      if (!cancellation) throw new DomainError('conflict', 'This refund is not recorded, or voided already.');
      const facts = { amount: cancellation.refund, reference, voided: true, reason };
      await this.history.insert(tx, bookingId, staffActor(staff), 'refund', facts);
      await this.outbox.add(tx, 'booking.refund.voided.v1', { bookingId }, { customerId });
      return cancellation;
    });
  }
}
