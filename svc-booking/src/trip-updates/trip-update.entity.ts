import type { UpdateType } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('trip_update')
export class TripUpdateEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('text', { name: 'update_type' })
  updateType: UpdateType;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  location: string;

  @Column('integer', { name: 'day_number' })
  dayNumber: number;

  /** shown to the traveler */
  @Column('boolean', { name: 'is_visible' })
  isVisible: boolean;

  @Column('timestamptz', { name: 'posted_at' })
  postedAt: Date;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'edited_at', nullable: true })
  editedAt: Date | null;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;
}
