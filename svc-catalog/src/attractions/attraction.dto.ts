import {
  ATTRACTION_CATEGORIES,
  type AttractionCategory,
  type AttractionPricing,
  DIFFICULTIES,
  type Difficulty,
  type Money,
} from '@safari/contracts';
import { Type } from 'class-transformer';
import { Allow, IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import {
  BlankIsDefault,
  BlankIsNone,
  ImageAddress,
  Line,
  Lines,
  Price,
  Text,
} from '../fields/field.decorators.js';
import { AttractionPageDto, TranslationDto, Translations } from '../item-pages/item-page.dto.js';
import type { AttractionRequest } from './attraction.rules.js';

export class AttractionPricingDto implements Partial<AttractionPricing> {
  @BlankIsNone()
  @IsOptional()
  @Price()
  adult?: Money | null;

  @BlankIsNone()
  @IsOptional()
  @Price()
  child?: Money | null;

  @BlankIsNone()
  @IsOptional()
  @Price()
  group?: Money | null;
}

/** The whole form, or an attraction as it was read: its `id`, `version` and `bestTime` change nothing. */
export class AttractionDto implements AttractionRequest {
  @Allow()
  id?: unknown;

  @Allow()
  version?: unknown;

  @Allow()
  bestTime?: unknown;

  @Line(1, 120)
  name: string;

  @Text(1, 4_000)
  description: string;

  @Price()
  priceFrom: Money;

  @IsOptional()
  @Text(0, 8_000)
  detailedDescription?: string;

  @BlankIsDefault()
  @IsOptional()
  @ImageAddress()
  imageUrl?: string;

  @IsOptional()
  @Line(0, 120)
  location?: string;

  @IsOptional()
  @IsIn(ATTRACTION_CATEGORIES)
  category?: AttractionCategory;

  @BlankIsDefault()
  @IsOptional()
  @Line(1, 40)
  priceUnit?: string;

  @IsOptional()
  @Line(0, 80)
  duration?: string;

  @IsOptional()
  @IsIn(DIFFICULTIES)
  difficulty?: Difficulty;

  @IsOptional()
  @Line(0, 200)
  bestTimeToVisit?: string;

  @IsOptional()
  @Lines(30, 200)
  highlights?: string[];

  @IsOptional()
  @Lines(40, 200)
  included?: string[];

  @IsOptional()
  @Lines(40, 200)
  notIncluded?: string[];

  @IsOptional()
  @Lines(30, 200)
  activities?: string[];

  @IsOptional()
  @IsObject({ message: 'Send the prices of adult, child and group' })
  @ValidateNested()
  @Type(() => AttractionPricingDto)
  pricing?: AttractionPricingDto;

  @IsOptional()
  @Lines(30, 300)
  requirements?: string[];

  @IsOptional()
  @Lines(30, 300)
  whatToExpect?: string[];

  @IsOptional()
  @Lines(30, 200)
  whatToBring?: string[];

  @IsOptional()
  @IsObject({ message: 'Send what the page tells' })
  @ValidateNested()
  @Type(() => AttractionPageDto)
  page?: AttractionPageDto;

  @Translations()
  translations?: TranslationDto[];
}
