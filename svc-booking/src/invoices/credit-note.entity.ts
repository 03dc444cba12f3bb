import type { Money } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CreditNoteFacts } from './credit-note.facts.js';

/** Takes an invoice back, or a part of it; the database refuses to change or remove it. */
@Entity('credit_note')
export class CreditNoteEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  number: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('integer', { name: 'invoice_id' })
  invoiceId: number;

  @Column('numeric')
  amount: Money;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt: Date;

  @Column('jsonb')
  facts: CreditNoteFacts;
}
