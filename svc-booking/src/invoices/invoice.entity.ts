import type { Money } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { InvoiceFacts } from './invoice.facts.js';

/** Issued once for a booking; the database refuses to change or remove it. */
@Entity('invoice')
export class InvoiceEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  number: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('numeric')
  amount: Money;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt: Date;

  @Column('jsonb')
  facts: InvoiceFacts;
}
