import { Injectable } from '@nestjs/common';
import { DomainError, lockName, rowCountOf, statement } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** Replaces the customer's id of an erased booking. */
export const NOBODY = 'erased';

/** What was erased, by ids alone: late writes about such a customer or booking are refused. */
@Injectable()
export class TombstoneRepository {
  /** Locks the customer against erasure until the transaction ends. @throws DomainError when they were erased */
  async assertCustomer(tx: EntityManager, customerId: string): Promise<void> {
    const [, erased] = await Promise.all([
      lockName(tx, lockOf(customerId), { shared: true }),
      statement(tx, 'customer-erased', 'select from erased_customer where customer_id = $1', [customerId]),
    ]);
    if (erased.length > 0) {
      throw new DomainError('unauthenticated', 'This account was erased. Please sign in again.');
    }
  }

  /** Locks the customer against all writes until the transaction ends. */
  lockCustomer(tx: EntityManager, customerId: string): Promise<void> {
    return lockName(tx, lockOf(customerId));
  }

  /** The caller has locked the booking. @throws DomainError when it was erased */
  async assertBooking(tx: EntityManager, bookingId: string): Promise<void> {
    if (await this.hasBooking(tx, bookingId)) {
      throw new DomainError('gone', 'The customer of this booking has erased their data.');
    }
  }

  async hasBooking(tx: EntityManager, bookingId: string): Promise<boolean> {
    const erased = await rowCountOf(tx, 'select from erased_booking where booking_id = $1', [bookingId]);
    return erased > 0;
  }

  async insertCustomer(tx: EntityManager, customerId: string): Promise<void> {
    await tx.query('insert into erased_customer (customer_id) values ($1) on conflict do nothing', [
      customerId,
    ]);
  }

  async insertBookings(tx: EntityManager, bookingIds: readonly string[]): Promise<void> {
    await tx.query(
      'insert into erased_booking (booking_id) select unnest($1::uuid[]) on conflict do nothing',
      [bookingIds],
    );
  }
}

const lockOf = (customerId: string): string => `customer:${customerId}`;
