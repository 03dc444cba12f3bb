import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { PublicReviewController } from './public-review.controller.js';
import { PublicReviewRepository } from './public-review.repository.js';
import { PublicReviewService } from './public-review.service.js';
import { ReviewController } from './review.controller.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewService } from './review.service.js';
import { ReviewDecisionService } from './review-decision.service.js';

@Module({
  imports: [BookingsModule],
  controllers: [ReviewController, PublicReviewController],
  providers: [
    ReviewRepository,
    ReviewService,
    ReviewDecisionService,
    PublicReviewRepository,
    PublicReviewService,
  ],
  exports: [ReviewRepository],
})
export class ReviewsModule {}
