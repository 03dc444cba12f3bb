import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { CustomerReview, Identity } from '@safari/contracts';
import {
  ApiCall,
  Customer,
  type CustomerIdentity,
  ForCustomers,
  ForSignedIn,
  ForStaff,
  IdempotencyKey,
  RowIdPipe,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { OfBookingDto } from '../bookings/booking.dto.js';
import { PostReviewDto, ReplyToReviewDto, WithholdReviewDto } from './review.dto.js';
import { ReviewService } from './review.service.js';
import { ReviewDecisionService } from './review-decision.service.js';

const REVIEW = new RowIdPipe('The review');

@Controller('api/customer-reviews')
export class ReviewController {
  constructor(
    private readonly reviews: ReviewService,
    private readonly decisions: ReviewDecisionService,
  ) {}

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

  @ForStaff()
  @HttpCode(200)
  @ApiCall('Keep a review from the public, on one of the grounds', 'CustomerReview', {
    refuses: ['not_found', 'conflict'],
  })
  @Post(':id/withhold')
  withhold(
    @Staff() staff: StaffIdentity,
    @Param('id', REVIEW) id: number,
    @Body() { ground }: WithholdReviewDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CustomerReview> {
    return this.decisions.withhold(staff, id, ground, idempotencyKey);
  }

  @ForStaff()
  @HttpCode(200)
  @ApiCall('Publish a review that was withheld', 'CustomerReview', { refuses: ['not_found', 'conflict'] })
  @Post(':id/publish')
  publish(
    @Staff() staff: StaffIdentity,
    @Param('id', REVIEW) id: number,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CustomerReview> {
    return this.decisions.publish(staff, id, idempotencyKey);
  }

  @ForStaff()
  @HttpCode(200)
  @ApiCall('Answer a review, once', 'CustomerReview', { refuses: ['not_found', 'conflict'] })
  @Post(':id/reply')
  reply(
    @Staff() staff: StaffIdentity,
    @Param('id', REVIEW) id: number,
    @Body() { text }: ReplyToReviewDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CustomerReview> {
    return this.decisions.reply(staff, id, text, idempotencyKey);
  }
}
