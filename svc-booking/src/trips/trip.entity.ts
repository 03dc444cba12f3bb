import { expectedEnd, type PlainDate, type TripPhase } from '@safari/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a booking says of its trip before an operator has confirmed it. */
export interface PlannedTrip {
  id: string;
  preferredDate: PlainDate;
  durationDays: number;
}

@Entity('trip')
export class TripEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('text', { name: 'current_status' })
  currentStatus: TripPhase;

  @Column('integer', { name: 'current_day' })
  currentDay: number;

  @Column('integer', { name: 'total_days' })
  totalDays: number;

  @Column('integer', { name: 'completion_percentage' })
  completionPercentage: number;

  @Column('date', { name: 'start_date' })
  startDate: PlainDate;

  @Column('date', { name: 'expected_end_date' })
  expectedEndDate: PlainDate;

  @Column('timestamptz', { name: 'reopened_at', nullable: true })
  reopenedAt: Date | null;

  @Column('text', { name: 'reopened_reason', nullable: true })
  reopenedReason: string | null;

  @Column('integer')
  version: number;

  /** The trip as the booking asks for it; stored once an operator confirms it. */
  static plan(booking: PlannedTrip): TripEntity {
    const trip = new TripEntity();
    trip.bookingId = booking.id;
    trip.currentStatus = 'preparing';
    trip.currentDay = 1;
    trip.totalDays = booking.durationDays;
    trip.completionPercentage = 0;
    trip.startDate = booking.preferredDate;
    trip.expectedEndDate = expectedEnd(booking.preferredDate, booking.durationDays);
    trip.reopenedAt = null;
    trip.reopenedReason = null;
    trip.version = 0;
    return trip;
  }
}
