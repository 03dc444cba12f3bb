import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import type { ItemReviews, PublicReview, ReviewSummary } from '@safari/contracts';
import { ApiCall, ForEveryone, type Page, PageDto, PageInterceptor } from '@safari/service-kit';
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

  @UseInterceptors(PageInterceptor)
  @ApiCall('List the published reviews of an item', ['PublicReview'])
  @Get(':bookingType/:itemId/published')
  published(
    @Param() { bookingType, itemId }: ItemOfReviewsDto,
    @Query() page: PageDto,
  ): Promise<Page<PublicReview>> {
    return this.reviews.published(bookingType, itemId, page);
  }
}
