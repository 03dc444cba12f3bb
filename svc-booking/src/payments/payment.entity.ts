import type { Money, Payment } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A line of the ledger: written once, never changed. */
@Entity('payment')
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('numeric')
  amount: Money;

  @Column('text')
  state: Payment['state'];

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;
}
