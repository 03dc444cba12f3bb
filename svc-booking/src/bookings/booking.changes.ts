import { Injectable } from '@nestjs/common';
import { type BookingStatus, type Cancellation, canMove, nextStatuses } from '@safari/contracts';
import { DomainError, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { PaymentService } from '../payments/payment.service.js';
import type { BookingEntity } from './booking.entity.js';
import { BookingRepository } from './booking.repository.js';
import { moveFault } from './booking.status.js';
import type { Actor } from './booking-history.actor.js';
import { BookingHistoryRepository } from './booking-history.repository.js';

/** The only ways in which a stored booking changes, each with its history entry, its payments and its event. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly payments: PaymentService,
    private readonly outbox: Outbox,
  ) {}

  /** The caller has locked the booking. @throws DomainError when the table of moves does not know it */
  async move(tx: EntityManager, booking: BookingEntity, to: BookingStatus, who: Actor): Promise<void> {
    const from = booking.status;
    if (!canMove(from, to)) {
      throw new DomainError('conflict', moveFault(from, to) ?? 'This is not possible.', {
        extensions: { bookingStatus: from, next: nextStatuses(from) },
      });
    }
    booking.status = to;
    booking.version += 1;
    await this.bookings.updateStatus(tx, booking);
    await this.payments.record(tx, booking, to);
    await this.history.insert(tx, booking.id, who, 'status', { from, to });
    await this.publishStatus(tx, booking, from);
  }

  /** Assigns the operator and thereby confirms the booking, which the caller has locked: one version, two events. */
  async assign(
    tx: EntityManager,
    booking: BookingEntity,
    operator: { id: number; name: string },
    who: Actor,
  ): Promise<void> {
    const from = booking.status;
    booking.status = 'confirmed';
    booking.assignedOperatorId = operator.id;
    booking.assignedOperatorName = operator.name;
    booking.version += 1;
    const { id, version, customerId } = booking;
    await this.bookings.updateAssignment(tx, booking);
    await this.history.insert(tx, id, who, 'operator', {
      operatorId: operator.id,
      operatorName: operator.name,
    });
    await this.outbox.add(
      tx,
      'booking.booking.operator-assigned.v1',
      { bookingId: id, operatorId: operator.id, operatorName: operator.name, version },
      { customerId },
    );
    await this.publishStatus(tx, booking, from);
  }

  /** Cancels the booking, which the caller has locked, and releases its operator: one version, two events. */
  async cancel(
    tx: EntityManager,
    booking: BookingEntity,
    { by, reason, kept, refund }: Cancellation,
    who: Actor,
  ): Promise<void> {
    const { status: from, assignedOperatorId: operatorId, assignedOperatorName: operatorName } = booking;
    booking.status = 'cancelled';
    booking.assignedOperatorId = null;
    booking.assignedOperatorName = null;
    booking.version += 1;
    const { id: bookingId, version, customerId } = booking;
    await this.bookings.updateAssignment(tx, booking);
    const detail = { by, reason, kept, refund, ...(operatorName && { operatorId, operatorName }) };
    await this.history.insert(tx, bookingId, who, 'cancelled', detail);
    await this.outbox.add(
      tx,
      'booking.booking.cancelled.v1',
      { bookingId, by, operatorId, version },
      { customerId },
    );
    await this.publishStatus(tx, booking, from);
  }

  private async publishStatus(tx: EntityManager, booking: BookingEntity, from: BookingStatus): Promise<void> {
    const { id: bookingId, status: to, version, customerId } = booking;
    await this.outbox.add(
      tx,
      'booking.booking.status-changed.v1',
      { bookingId, from, to, version },
      { customerId },
    );
  }
}
