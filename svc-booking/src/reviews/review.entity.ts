import type { BookingType } from '@safari/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('customer_review')
export class ReviewEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @Column('text', { name: 'booking_type' })
  bookingType: BookingType;

  @Column('integer', { name: 'item_id' })
  itemId: number;

  @Column('integer', { name: 'overall_rating' })
  overallRating: number;

  @Column('text')
  title: string;

  @Column('text', { name: 'review_text' })
  reviewText: string;

  @Column('jsonb')
  highlights: string[];

  @Column('text')
  recommendations: string;

  @Column('boolean', { name: 'would_recommend' })
  wouldRecommend: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
