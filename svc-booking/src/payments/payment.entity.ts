import type { Money, PlainDate } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LedgerState } from './payment.rules.js';

/** A line of the ledger. A trigger rejects updates and deletes, except blanking `reference` and `reason` on erasure. */
@Entity('payment')
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('numeric')
  amount: Money;

  @Column('text')
  state: LedgerState;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  @Column('date', { name: 'received_on' })
  receivedOn: PlainDate;

  @Column('text')
  reference: string;

  @Column('integer', { nullable: true })
  voids: number | null;

  @Column('text')
  reason: string;

  /** Written after the booking was cancelled; a counter-entry has the value of the line that it voids. */
  @Column('boolean')
  late: boolean;
}
