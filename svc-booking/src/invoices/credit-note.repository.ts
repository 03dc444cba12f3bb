import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CreditNoteEntity } from './credit-note.entity.js';

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

  /** The next number of that year, e.g. `CN-2026-000042`; without gaps, as an invoice's is. */
  async nextNumber(tx: EntityManager, year: number): Promise<string> {
    const [counter] = (await tx.query(
      `insert into credit_note_counter as counter (year, last) values ($1, 1)
       on conflict on constraint credit_note_counter_pk do update set last = counter.last + 1
       returning last`,
      [year],
    )) as { last: number }[];
    if (!counter) throw new Error('the counter of credit notes did not answer');
    return `CN-${year}-${String(counter.last).padStart(6, '0')}`;
  }
}
