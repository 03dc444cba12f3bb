import type { PostReview } from '@safari/contracts';
import { IsCleanLine, IsCleanText, Trim } from '@safari/service-kit';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
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
    Array.isArray(value)
      ? value
          .map((row: unknown) => (typeof row === 'string' ? row.trim() : row))
          .filter((row: unknown) => row !== '')
      : value,
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
