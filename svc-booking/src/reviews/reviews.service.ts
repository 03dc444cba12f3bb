import { Injectable } from '@nestjs/common';
import type { CustomerReview, Identity, PostReview } from '@safari/contracts';
import {
  type CustomerIdentity,
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { audit, customerActor } from '../bookings/booking.audit.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { BookingReading } from '../bookings/booking-reading.service.js';
import { ReviewEntity } from './review.entity.js';

@Injectable()
export class Reviews {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly reading: BookingReading,
    private readonly outbox: Outbox,
  ) {}

  async of(who: Identity, bookingId: string): Promise<CustomerReview[]> {
    await this.reading.visible(who, bookingId);
    return this.database.rows<CustomerReview>(
      'reviews',
      `select id, booking_id as "bookingId", overall_rating as "overallRating", title, review_text as "reviewText",
         highlights, recommendations, would_recommend as "wouldRecommend",
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
       from customer_review where booking_id = $1`,
      [bookingId],
    );
  }

  /** One review of one's own completed trip. */
  post(
    customer: CustomerIdentity,
    request: PostReview,
    idempotencyKey?: IdempotencyKey,
  ): Promise<CustomerReview> {
    const who = customerActor(customer);
    return this.database.transaction((tx) =>
      this.idempotencyKeys.once(tx, who.key, idempotencyKey, async () => {
        const booking = await tx.findOneBy(BookingEntity, { id: request.bookingId, customerId: customer.id });
        if (!booking) throw DomainError.notFound('The booking');
        if (booking.status !== 'completed') {
          throw new DomainError('conflict', 'A trip can be reviewed once it is completed.');
        }
        const review = await this.store(tx, { ...request, bookingId: booking.id }, new Date());
        const { id: reviewId, overallRating } = review;
        await audit(tx, booking.id, who, 'review', { reviewId, overallRating });
        await this.outbox.add(
          tx,
          'booking.review.posted.v1',
          { bookingId: booking.id, reviewId, overallRating },
          { customerId: customer.id },
        );
        return review;
      }),
    );
  }

  /** @throws DomainError when the trip is reviewed already */
  private async store(tx: EntityManager, request: PostReview, createdAt: Date): Promise<CustomerReview> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(ReviewEntity)
      .values({ ...request, createdAt })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = raw as { id: number }[];
    if (!row) throw new DomainError('conflict', 'You have reviewed this trip already.');
    return { ...request, id: row.id, createdAt: createdAt.toISOString() };
  }
}
