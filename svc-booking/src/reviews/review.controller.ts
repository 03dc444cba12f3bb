import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { CustomerReview, Identity } from '@safari/contracts';
import {
  ApiCall,
  Customer,
  type CustomerIdentity,
  ForCustomers,
  ForSignedIn,
  IdempotencyKey,
  Who,
} from '@safari/service-kit';
import { OfBookingDto } from '../bookings/booking.dto.js';
import { PostReviewDto } from './review.dto.js';
import { ReviewService } from './review.service.js';

@Controller('api/customer-reviews')
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @ForSignedIn()
  @ApiCall("List a booking's reviews", ['CustomerReview'], { refuses: ['not_found'] })
  @Get()
  of(@Who() who: Identity, @Query() { bookingId }: OfBookingDto): Promise<CustomerReview[]> {
    return this.reviews.of(who, bookingId);
  }

  @ForCustomers()
  @ApiCall('Review a completed trip', 'CustomerReview', { refuses: ['not_found', 'conflict'] })
  @Post()
  post(
    @Customer() customer: CustomerIdentity,
    @Body() review: PostReviewDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CustomerReview> {
    return this.reviews.post(customer, review, idempotencyKey);
  }
}
