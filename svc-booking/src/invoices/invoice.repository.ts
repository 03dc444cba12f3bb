import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { STANDS } from '../bookings/booking-progress.view.js';
import { nextNumber } from './document-number.js';
import { InvoiceEntity } from './invoice.entity.js';
import type { InvoiceFacts } from './invoice.facts.js';

@Injectable()
export class InvoiceRepository {
  /** Oldest first, those that were taken back too. */
  of(tx: EntityManager, bookingId: string): Promise<InvoiceEntity[]> {
    return tx.find(InvoiceEntity, { where: { bookingId }, order: { id: 'asc' } });
  }

  /** A booking has one at most that was not taken back. */
  findStanding(tx: EntityManager, bookingId: string): Promise<InvoiceEntity | null> {
    return tx
      .createQueryBuilder(InvoiceEntity, 'invoice')
      .where('booking_id = :bookingId', { bookingId })
      .andWhere(STANDS)
      .getOne();
  }

  findNumbered(tx: EntityManager, bookingId: string, number: string): Promise<InvoiceEntity | null> {
    return tx.findOneBy(InvoiceEntity, { bookingId, number });
  }

  get(tx: EntityManager, id: number): Promise<InvoiceEntity> {
    return tx.findOneByOrFail(InvoiceEntity, { id });
  }

  async insert(tx: EntityManager, fields: Omit<InvoiceEntity, 'id'>): Promise<InvoiceEntity> {
    const invoice = tx.create(InvoiceEntity, fields);
    await tx.insert(InvoiceEntity, invoice);
    return invoice;
  }

  /** Those that were issued before facts were kept. */
  withoutFacts(tx: EntityManager): Promise<InvoiceEntity[]> {
    return tx.findBy(InvoiceEntity, { facts: IsNull() });
  }

  /** The one change that the database lets through, and only where there are none yet. */
  async updateFacts(tx: EntityManager, id: number, facts: InvoiceFacts): Promise<void> {
    await tx.update(InvoiceEntity, { id }, { facts });
  }

  /** @param year in which it is issued */
  nextNumber(tx: EntityManager, year: number): Promise<string> {
    return nextNumber(tx, 'invoice', year);
  }
}
