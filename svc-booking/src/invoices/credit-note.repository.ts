import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CreditNoteEntity } from './credit-note.entity.js';
import { nextNumber } from './document-number.js';

@Injectable()
export class CreditNoteRepository {
  /** Oldest first. */
  of(tx: EntityManager, bookingId: string): Promise<CreditNoteEntity[]> {
    return tx.find(CreditNoteEntity, { where: { bookingId }, order: { id: 'asc' } });
  }

  ofInvoice(tx: EntityManager, invoiceId: number): Promise<CreditNoteEntity[]> {
    return tx.find(CreditNoteEntity, { where: { invoiceId }, order: { id: 'asc' } });
  }

  findNumbered(tx: EntityManager, bookingId: string, number: string): Promise<CreditNoteEntity | null> {
    return tx.findOneBy(CreditNoteEntity, { bookingId, number });
  }

  async insert(tx: EntityManager, fields: Omit<CreditNoteEntity, 'id'>): Promise<CreditNoteEntity> {
    const note = tx.create(CreditNoteEntity, fields);
    await tx.insert(CreditNoteEntity, note);
    return note;
  }

  /** @param year in which it is issued */
  async nextNumber(tx: EntityManager, year: number): Promise<string> {
    return `CN-${await nextNumber(tx, 'credit_note', year)}`;
  }
}
