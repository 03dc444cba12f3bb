import type { DeliveryState } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One letter of one invoice to one recipient. */
@Entity('invoice_delivery')
export class InvoiceDeliveryEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer', { name: 'invoice_id' })
  invoiceId: number;

  @Column('text')
  email: string;

  @Column('text')
  state: DeliveryState;

  /** how often the letter was offered to the mail server */
  @Column('integer')
  attempts: number;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
