import { Injectable } from '@nestjs/common';
import { type BookingStatus, canMove, nextStatuses } from '@safari/contracts';
import { DomainError, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { Payments } from '../payments/payments.service.js';
import { type Actor, audit } from './booking.audit.js';
import { BookingEntity } from './booking.entity.js';
import { moveFault } from './booking.status.js';

/** The only ways in which a stored booking changes, each with its audit, its payments and its event. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly payments: Payments,
    private readonly outbox: Outbox,
  ) {}

  /** Holds the booking until the transaction ends, so that its changes come one after the other. */
  async hold(tx: EntityManager, id: string): Promise<BookingEntity> {
    const booking = await tx.findOne(BookingEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!booking) throw DomainError.notFound('The booking');
    return booking;
  }

  /** @throws DomainError when the table of moves does not know it */
  async move(tx: EntityManager, booking: BookingEntity, to: BookingStatus, who: Actor): Promise<void> {
    const from = booking.status;
    if (!canMove(from, to)) {
      throw new DomainError('conflict', moveFault(from, to) ?? 'This is not possible.', {
        extensions: { bookingStatus: from, next: nextStatuses(from) },
      });
    }
    booking.status = to;
    booking.version += 1;
    await tx.update(BookingEntity, { id: booking.id }, { status: to, version: booking.version });
    await this.payments.record(tx, booking, to);
    await audit(tx, booking.id, who, 'status', { from, to });
    await this.tellStatus(tx, booking, from);
  }

  /** Assigns the operator and thereby confirms the booking: one change, one version, two events. */
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
    const { id, status, assignedOperatorId, assignedOperatorName, version, customerId } = booking;
    await tx.update(BookingEntity, { id }, { status, assignedOperatorId, assignedOperatorName, version });
    await audit(tx, id, who, 'operator', { operatorId: operator.id, operatorName: operator.name });
    await this.outbox.add(
      tx,
      'booking.booking.operator-assigned.v1',
      { bookingId: id, operatorId: operator.id, operatorName: operator.name, version },
      { customerId },
    );
    await this.tellStatus(tx, booking, from);
  }

  private async tellStatus(tx: EntityManager, booking: BookingEntity, from: BookingStatus): Promise<void> {
    const { id: bookingId, status: to, version, customerId } = booking;
    await this.outbox.add(
      tx,
      'booking.booking.status-changed.v1',
      { bookingId, from, to, version },
      { customerId },
    );
  }
}
