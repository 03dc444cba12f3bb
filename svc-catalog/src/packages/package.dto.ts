import {
  FRONT_PAGE_POSITIONS,
  type Money,
  PACKAGE_TYPES,
  type PackageType,
  PROVIDER_AVAILABILITIES,
  PROVIDER_RATING,
  PROVIDER_TYPES,
  type ProviderAvailability,
  type ProviderType,
} from '@safari/contracts';
import { IsDecimalIn, LARGEST_ID } from '@safari/service-kit';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  BlankIsDefault,
  BlankIsNone,
  ImageAddress,
  Line,
  Lines,
  Price,
  Text,
  VideoAddress,
} from '../fields/field.decorators.js';
import {
  MOST_PAGE_TEXTS,
  PackagePageDto,
  StageDto,
  TranslationDto,
  Translations,
} from '../item-pages/item-page.dto.js';
import {
  type ItineraryRow,
  isBlankDay,
  isBlankProvider,
  type PackageRequest,
  type ProviderRow,
} from './package.rules.js';

const LONGEST_TRIP = 60;
const MOST_ACTIVITIES = 20;
const MOST_HIGHLIGHTS = 30;
const MOST_INCLUSIONS = 40;
/**
 * Name, description and location, the lists, and of each day its title, description, night, meals and activities. Names
 * of places are not counted: many days share them, and the limit on the keys of a body has no room for all of them.
 */
const MOST_TEXTS =
  3 + MOST_HIGHLIGHTS + MOST_INCLUSIONS + LONGEST_TRIP * (4 + MOST_ACTIVITIES) + MOST_PAGE_TEXTS;
const POSITIONS: readonly number[] = FRONT_PAGE_POSITIONS;
const NO_POSITION = `Choose position ${FRONT_PAGE_POSITIONS.join(', ')} or none`;

export class ItineraryDayDto implements ItineraryRow {
  /** The server numbers the days itself. */
  @Allow()
  day?: unknown;

  @ValidateIf((row: ItineraryRow) => !isBlankDay(row))
  @Line(1, 160)
  title?: string;

  @IsOptional()
  @Text(0, 3_000)
  description?: string;

  @IsOptional()
  @Lines(MOST_ACTIVITIES, 200)
  activities?: string[];

  @IsOptional()
  @Line(0, 200)
  accommodation?: string;

  @IsOptional()
  @Line(0, 120)
  meals?: string;

  @BlankIsNone()
  @IsOptional()
  @VideoAddress()
  videoUrl?: string;

  /** Left out: unchanged. */
  @IsOptional()
  @IsObject({ message: 'Send where the day leads' })
  @ValidateNested()
  @Type(() => StageDto)
  stage?: StageDto | null;
}

export class ProviderDto implements ProviderRow {
  @BlankIsNone()
  @IsOptional()
  @Line(1, 60)
  id?: string;

  @ValidateIf((row: ProviderRow) => !isBlankProvider(row))
  @Line(1, 120)
  name?: string;

  @IsOptional()
  @IsIn(PROVIDER_TYPES)
  type?: ProviderType;

  @IsOptional()
  @Text(0, 2_000)
  description?: string;

  @BlankIsNone()
  @IsOptional()
  @Price()
  pricePerUnit?: Money | null;

  @IsOptional()
  @IsIn(PROVIDER_AVAILABILITIES)
  availability?: ProviderAvailability;

  @IsOptional()
  @Line(0, 200)
  contactInfo?: string;

  @BlankIsNone()
  @IsOptional()
  @IsDecimalIn(PROVIDER_RATING, { message: 'Enter a rating from 1 to 5 with one decimal at most' })
  rating?: number | null;
}

/** The whole form, or a package as it was read: its `id` and `version` are the server's and change nothing. */
export class PackageDto implements PackageRequest {
  @Allow()
  id?: unknown;

  @Allow()
  version?: unknown;

  @Line(1, 120)
  name: string;

  @Text(1, 4_000)
  description: string;

  @Price({ above: 'zero' })
  price: Money;

  @IsInt({ message: 'Enter a whole number of days' })
  @Min(1, { message: 'A trip takes at least 1 day' })
  @Max(LONGEST_TRIP, { message: `A trip takes at most ${LONGEST_TRIP} days` })
  duration: number;

  @BlankIsDefault()
  @IsOptional()
  @ImageAddress()
  imageUrl?: string;

  @IsOptional()
  @Line(0, 120)
  location?: string;

  @IsOptional()
  @IsIn(PACKAGE_TYPES)
  type?: PackageType;

  @BlankIsDefault()
  @IsOptional()
  @Line(1, 120)
  agency?: string;

  @IsOptional()
  @IsIn([0, 1])
  isPopular?: 0 | 1;

  @IsOptional()
  @IsIn(POSITIONS, { message: NO_POSITION })
  displayOrder?: 1 | 2 | 3 | null;

  @IsOptional()
  @Lines(MOST_HIGHLIGHTS, 200)
  highlights?: string[];

  @IsOptional()
  @Lines(MOST_INCLUSIONS, 200)
  inclusions?: string[];

  @IsOptional()
  @IsArray({ message: 'Send a list' })
  @ArrayMaxSize(50, { message: 'Choose at most 50 attractions' })
  @IsInt({ each: true, message: 'Choose attractions of the catalogue' })
  @Min(1, { each: true, message: 'Choose attractions of the catalogue' })
  @Max(LARGEST_ID, { each: true, message: 'Choose attractions of the catalogue' })
  attractionIds?: number[];

  @IsOptional()
  @IsArray({ message: 'Send a list' })
  @ArrayMaxSize(LONGEST_TRIP, { message: `Keep it to ${LONGEST_TRIP} days` })
  @ValidateNested({ each: true })
  @Type(() => ItineraryDayDto)
  itinerary?: ItineraryDayDto[];

  @IsOptional()
  @IsArray({ message: 'Send a list' })
  @ArrayMaxSize(40, { message: 'Keep it to 40 providers' })
  @ValidateNested({ each: true })
  @Type(() => ProviderDto)
  providers?: ProviderDto[] | null;

  @IsOptional()
  @IsObject({ message: 'Send what the page tells' })
  @ValidateNested()
  @Type(() => PackagePageDto)
  page?: PackagePageDto;

  @Translations(MOST_TEXTS)
  translations?: TranslationDto[];
}

export class DisplayOrderDto {
  @ValidateIf((request: DisplayOrderDto) => request.displayOrder !== null)
  @IsIn(POSITIONS, { message: NO_POSITION })
  displayOrder: 1 | 2 | 3 | null;
}
