import { Injectable } from '@nestjs/common';
import type { CustomerReview, Identity, PostReview } from '@safari/contracts';
import {
  type CustomerIdentity,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
} from '@safari/service-kit';
import { refusedAs } from '../bookings/booking.errors.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingService } from '../bookings/booking.service.js';
import { customerActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { ReviewRepository } from './review.repository.js';

@Injectable()
export class ReviewService {
  constructor(
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly visibleBookings: BookingService,
    private readonly history: BookingHistoryRepository,
    private readonly reviews: ReviewRepository,
    private readonly outbox: Outbox,
  ) {}

  async of(who: Identity, bookingId: string): Promise<CustomerReview[]> {
    await this.visibleBookings.visible(who, bookingId);
    return this.reviews.of(bookingId);
  }

  /** One review of one's own completed trip. */
  post(
    customer: CustomerIdentity,
    request: PostReview,
    idempotencyKey?: IdempotencyKey,
  ): Promise<CustomerReview> {
    const who = customerActor(customer);
    return this.idempotencyKeys.transaction(who.key, idempotencyKey, async (tx) => {
      await this.bookings.share(tx, request.bookingId);
      const booking = await this.bookings.findOwned(tx, request.bookingId, customer.id);
      if (!booking) throw DomainError.notFound('The booking');
      if (booking.status !== 'completed') {
        throw refusedAs('not_completed', 'A trip can be reviewed once it is completed.');
      }
      const review = await this.reviews.insert(tx, booking, { ...request, createdAt: new Date() });
      if (!review) throw refusedAs('reviewed_already', 'You have reviewed this trip already.');
      const { id: reviewId, overallRating } = review;
      await this.history.insert(tx, booking.id, who, 'review', { reviewId, overallRating });
      await this.outbox.add(
        tx,
        'booking.review.posted.v1',
        { bookingId: booking.id, reviewId, overallRating },
        { customerId: customer.id },
      );
      return review;
    });
  }
}
