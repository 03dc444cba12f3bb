import {
  BOOKING_TYPES,
  type BookingType,
  type PostReview,
  REPLY_MAX,
  type ReplyToReview,
  WITHHOLDING_GROUNDS,
  type WithholdingGround,
  type WithholdReview,
} from '@safari/contracts';
import { IsCleanLine, IsCleanText, LARGEST_ID, Trim, trimmed } from '@safari/service-kit';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

const rating = { message: 'Choose 1 to 5 stars' };

/** Rows left empty in a list input are dropped. */
const DropEmpty = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(trimmed).filter((row: unknown) => row !== '') : value,
  );

export class PostReviewDto implements PostReview {
  @IsUUID()
  bookingId: string;

  @IsInt(rating)
  @Min(1, rating)
  @Max(5, rating)
  overallRating: number;

  @Trim()
  @IsNotEmpty({ message: 'Enter a title' })
  @MaxLength(150)
  @IsCleanLine()
  title: string;

  @Trim()
  @IsNotEmpty({ message: 'Tell what the trip was like' })
  @MaxLength(5000)
  @IsCleanText()
  reviewText: string;

  @DropEmpty()
  @IsArray()
  @ArrayMaxSize(20)
  @MaxLength(150, { each: true })
  @IsCleanLine({ each: true })
  highlights: string[] = [];

  @Trim()
  @MaxLength(2000)
  @IsCleanText()
  recommendations: string = '';

  @IsBoolean()
  wouldRecommend: boolean;
}

export class WithholdReviewDto implements WithholdReview {
  @IsIn(WITHHOLDING_GROUNDS, { message: 'Choose one of the grounds' })
  ground: WithholdingGround;
}

export class ReplyToReviewDto implements ReplyToReview {
  @Trim()
  @IsNotEmpty({ message: 'Write an answer' })
  @MaxLength(REPLY_MAX)
  @IsCleanText()
  text: string;
}

export class ItemOfReviewsDto {
  @IsIn(BOOKING_TYPES)
  bookingType: BookingType;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  itemId: number;
}
