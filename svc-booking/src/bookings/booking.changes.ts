import { Injectable } from '@nestjs/common';
import {
  type BookingStatus,
  type Cancellation,
  canMove,
  canTakeBack,
  type EventData,
  type HistoryFacts,
} from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { statusAfterPrice } from '../payments/payment.rules.js';
import { PaymentService } from '../payments/payment.service.js';
import type { BookingEntity } from './booking.entity.js';
import { refused } from './booking.errors.js';
import { BookingRepository } from './booking.repository.js';
import { moveFault } from './booking.status.js';
import type { Actor } from './booking-history.actor.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { BookingLetterService } from './booking-letter.service.js';

interface NamedOperator {
  id: number;
  name: string;
}

type Assigned = EventData['booking.booking.operator-assigned.v1'];

/** The only ways in which a stored booking changes, each with its history entry, its payments and its event. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly payments: PaymentService,
    private readonly letters: BookingLetterService,
    private readonly outbox: Outbox,
  ) {}

  /** The caller has locked the booking. @throws DomainError when the table of moves does not know it */
  async move(
    tx: EntityManager,
    booking: BookingEntity,
    to: BookingStatus,
    who: Actor,
    at = new Date(),
  ): Promise<void> {
    const from = booking.status;
    if (!canMove(from, to)) {
      throw refused(booking, moveFault(from, to) ?? 'This is not possible.');
    }
    booking.status = to;
    booking.version += 1;
    await this.bookings.updateStatus(tx, booking);
    const amount = await this.payments.record(tx, booking, to, at);
    await this.history.insert(tx, booking.id, who, 'status', { from, to, amount }, at);
    await this.publishStatus(tx, booking, from);
  }

  /** Back to a status that the booking, which the caller has locked, had before. @param reason for the history */
  async takeBack(
    tx: EntityManager,
    booking: BookingEntity,
    to: BookingStatus,
    who: Actor,
    reason?: string,
  ): Promise<void> {
    const from = booking.status;
    if (!canTakeBack(from, to)) throw new Error(`a booking that is ${from} does not go back to ${to}`);
    booking.status = to;
    booking.version += 1;
    await this.bookings.updateStatus(tx, booking);
    await this.history.insert(tx, booking.id, who, 'status', { from, to, reason });
    await this.publishStatus(tx, booking, from);
  }

  /** Assigns the operator and thereby confirms the booking, which the caller has locked: one version, two events. */
  async assign(
    tx: EntityManager,
    booking: BookingEntity,
    operator: NamedOperator,
    who: Actor,
    tell: Pick<Assigned, 'releasedOperatorId'> = { releasedOperatorId: null },
  ): Promise<void> {
    const from = booking.status;
    booking.status = 'confirmed';
    await this.give(tx, booking, operator, tell);
    await this.history.insert(tx, booking.id, who, 'operator', {
      operatorId: operator.id,
      operatorName: operator.name,
    });
    await this.publishStatus(tx, booking, from);
  }

  /** Undoes the assignment of an operator to the booking, which the caller has locked: it is pending again. */
  async unassign(tx: EntityManager, booking: BookingEntity, who: Actor): Promise<void> {
    const { status: from, assignedOperatorId: operatorId, assignedOperatorName: operatorName } = booking;
    if (operatorId === null || !canTakeBack(from, 'pending')) {
      throw new Error(`a booking that is ${from} does not go back to pending`);
    }
    await this.release(tx, booking, 'pending');
    const { id: bookingId, version, customerId } = booking;
    await this.history.insert(tx, bookingId, who, 'operator withdrawn', { operatorId, operatorName });
    await this.outbox.add(
      tx,
      'booking.booking.operator-unassigned.v1',
      { bookingId, operatorId, version },
      { customerId },
    );
    await this.publishStatus(tx, booking, from);
  }

  /** Gives the trip of the booking, which the caller has locked, to another operator. */
  async reassign(
    tx: EntityManager,
    booking: BookingEntity,
    operator: NamedOperator,
    reason: string,
    who: Actor,
  ): Promise<void> {
    const { assignedOperatorId: releasedOperatorId, assignedOperatorName: releasedName } = booking;
    await this.give(tx, booking, operator, { releasedOperatorId });
    await this.history.insert(tx, booking.id, who, 'operator replaced', {
      operatorId: operator.id,
      operatorName: operator.name,
      releasedOperatorId,
      releasedName,
      reason,
    });
  }

  /**
   * Changes the customer's name, contact data and wishes; the caller has locked the booking. If the e-mail address
   * changes, waiting letters are redirected and the new address is told.
   */
  async rewrite(
    tx: EntityManager,
    booking: BookingEntity,
    { before, after }: HistoryFacts<'details'>,
    who: Actor,
  ): Promise<void> {
    Object.assign(booking, after);
    await this.updateNext(tx, booking, after);
    const { customerEmail } = before;
    if (customerEmail !== undefined) {
      await this.letters.readdressed(tx, booking, { ...before, customerEmail });
    }
    await this.history.insert(tx, booking.id, who, 'details', { before, after });
    await this.publishChanged(tx, booking, { wishesChanged: 'specialRequests' in after });
  }

  /** Applies other terms to the booking, which the caller has locked; its status follows from what is due then. */
  async agree(
    tx: EntityManager,
    booking: BookingEntity,
    facts: HistoryFacts<'changed'>,
    who: Actor,
  ): Promise<void> {
    const { preferredDate, numberOfTravelers, unitPrice, totalPrice } = facts.after;
    const terms = { preferredDate, numberOfTravelers, unitPrice, totalPrice };
    Object.assign(booking, terms);
    await this.updateNext(tx, booking, terms);
    await this.history.insert(tx, booking.id, who, 'changed', facts);
    await this.publishChanged(tx, booking, { wishesChanged: false });
    await this.followDue(tx, booking, who);
  }

  /** Updates the status of the booking, which the caller has locked, to what is due. @returns whether it changed */
  async followDue(tx: EntityManager, booking: BookingEntity, who: Actor): Promise<boolean> {
    const { paid } = await this.payments.balance(tx, booking);
    const to = statusAfterPrice(booking.status, paid, await this.payments.status(tx, booking));
    if (to === 'confirmed') await this.takeBack(tx, booking, to, who);
    else if (to) await this.move(tx, booking, to, who);
    return to !== undefined;
  }

  /**
   * Raises the version although the booking's own fields stay, so that screens with the older version count as stale.
   */
  async touch(tx: EntityManager, booking: BookingEntity): Promise<void> {
    await this.updateNext(tx, booking, {});
  }

  /** Cancels the booking, which the caller has locked, and releases its operator: one version, two events. */
  async cancel(
    tx: EntityManager,
    booking: BookingEntity,
    { by, reason, kept, refund }: Cancellation,
    who: Actor,
  ): Promise<void> {
    const { status: from, assignedOperatorId: operatorId, assignedOperatorName: operatorName } = booking;
    await this.release(tx, booking, 'cancelled');
    const { id: bookingId, version, customerId } = booking;
    const released = operatorId !== null && operatorName !== null ? { operatorId, operatorName } : {};
    await this.history.insert(tx, bookingId, who, 'cancelled', { by, reason, kept, refund, ...released });
    await this.outbox.add(
      tx,
      'booking.booking.cancelled.v1',
      { bookingId, by, operatorId, version },
      { customerId },
    );
    await this.publishStatus(tx, booking, from);
  }

  /** Removes the operator: nobody runs the trip from now on. */
  private async release(
    tx: EntityManager,
    booking: BookingEntity,
    status: 'pending' | 'cancelled',
  ): Promise<void> {
    Object.assign(booking, { status, assignedOperatorId: null, assignedOperatorName: null });
    booking.version += 1;
    await this.bookings.updateAssignment(tx, booking);
  }

  private async give(
    tx: EntityManager,
    booking: BookingEntity,
    operator: NamedOperator,
    tell: Pick<Assigned, 'releasedOperatorId'>,
  ): Promise<void> {
    booking.assignedOperatorId = operator.id;
    booking.assignedOperatorName = operator.name;
    booking.version += 1;
    const { id: bookingId, version, customerId } = booking;
    await this.bookings.updateAssignment(tx, booking);
    await this.outbox.add(
      tx,
      'booking.booking.operator-assigned.v1',
      { bookingId, operatorId: operator.id, operatorName: operator.name, version, ...tell },
      { customerId },
    );
  }

  private async updateNext(
    tx: EntityManager,
    booking: BookingEntity,
    fields: Partial<BookingEntity>,
  ): Promise<void> {
    booking.version += 1;
    await this.bookings.updateFields(tx, booking, fields);
  }

  private async publishChanged(
    tx: EntityManager,
    { id: bookingId, preferredDate, numberOfTravelers, totalPrice, version, customerId }: BookingEntity,
    { wishesChanged }: { wishesChanged: boolean },
  ): Promise<void> {
    await this.outbox.add(
      tx,
      'booking.booking.changed.v1',
      { bookingId, preferredDate, numberOfTravelers, totalPrice, wishesChanged, version },
      { customerId },
    );
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
