import { Controller, Get, Param } from '@nestjs/common';
import type { ItemReviews, ReviewSummary } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { PublicReviewService } from './public-review.service.js';
import { ItemOfReviewsDto } from './review.dto.js';

@Controller('api/reviews')
@ForEveryone()
export class PublicReviewController {
  constructor(private readonly reviews: PublicReviewService) {}

  @ApiCall('Count the reviews of every item', ['ReviewSummary'])
  @Get()
  summaries(): Promise<ReviewSummary[]> {
    return this.reviews.summaries();
  }

  @ApiCall('Read the published reviews of an item', 'ItemReviews')
  @Get(':bookingType/:itemId')
  of(@Param() { bookingType, itemId }: ItemOfReviewsDto): Promise<ItemReviews> {
    return this.reviews.of(bookingType, itemId);
  }
}
