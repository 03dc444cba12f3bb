import type { Money } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { InvoiceFacts } from './invoice.facts.js';

/**
 * An issued invoice. A booking has at most one that credit notes have not fully taken back. A trigger rejects updates
 * and deletes, except filling in missing `facts` and removing `billTo` once the legal retention period has ended.
 */
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
