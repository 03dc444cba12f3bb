import { applyDecorators } from '@nestjs/common';
import {
  DIFFICULTIES,
  type Difficulty,
  MAP_BOUNDS,
  STAGE_HOURS,
  TRAVEL_WAYS,
  type Translation,
  type TravelWay,
} from '@safari/contracts';
import { IsDecimalIn, LARGEST_ID } from '@safari/service-kit';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { BlankIsNone, ImageAddress, Line, Lines, Text } from '../fields/field.decorators.js';
import type { AttractionPageRequest, PackagePageRequest, StageRequest } from './item-page.rules.js';

const LATITUDE = `Enter a latitude between ${MAP_BOUNDS.south} and ${MAP_BOUNDS.north}`;
const LONGITUDE = `Enter a longitude between ${MAP_BOUNDS.west} and ${MAP_BOUNDS.east}`;
const NO_MONTH = 'Choose months, 1 to 12, each once';
const NO_GUIDE = 'Choose guides of the catalogue';
const NO_HOURS = 'Enter hours, 0 to 24, with two decimals at most';
const NO_AGE = 'Enter a whole age, 0 to 99';
const MOST_QUESTIONS = 20;
const MOST_NOT_INCLUDED = 40;

/** Texts of a package's page: its seasons, three about whom it suits, its questions and what is not included. */
export const MOST_PAGE_TEXTS = 1 + 3 + 2 * MOST_QUESTIONS + MOST_NOT_INCLUDED;

const Hours = () =>
  applyDecorators(
    BlankIsNone() as PropertyDecorator,
    IsOptional(),
    IsDecimalIn(STAGE_HOURS, { message: NO_HOURS }),
  );

const Months = () =>
  applyDecorators(
    IsOptional(),
    IsArray({ message: 'Send a list' }),
    ArrayMaxSize(12, { message: NO_MONTH }),
    ArrayUnique({ message: NO_MONTH }),
    IsInt({ each: true, message: NO_MONTH }),
    Min(1, { each: true, message: NO_MONTH }),
    Max(12, { each: true, message: NO_MONTH }),
  );

export class PlaceDto {
  @Line(1, 80)
  name: string;

  @IsNumber({}, { message: LATITUDE })
  @Min(MAP_BOUNDS.south, { message: LATITUDE })
  @Max(MAP_BOUNDS.north, { message: LATITUDE })
  latitude: number;

  @IsNumber({}, { message: LONGITUDE })
  @Min(MAP_BOUNDS.west, { message: LONGITUDE })
  @Max(MAP_BOUNDS.east, { message: LONGITUDE })
  longitude: number;
}

export class StagePlaceDto extends PlaceDto {
  @IsIn(TRAVEL_WAYS)
  by: TravelWay;
}

export class StageDto implements StageRequest {
  @IsArray({ message: 'Send a list' })
  @ArrayMaxSize(8, { message: 'Keep it to 8 places a day' })
  @ValidateNested({ each: true })
  @Type(() => StagePlaceDto)
  places: StagePlaceDto[];

  @Hours()
  drivingHours?: number | null;

  @Hours()
  walkingHours?: number | null;

  @BlankIsNone()
  @IsOptional()
  @ImageAddress()
  imageUrl?: string;
}

export class SuitsDto {
  @BlankIsNone()
  @IsOptional()
  @IsInt({ message: NO_AGE })
  @Min(0, { message: NO_AGE })
  @Max(99, { message: NO_AGE })
  minimumAge?: number | null;

  @IsOptional()
  @IsIn(DIFFICULTIES)
  fitness?: Difficulty;

  @IsOptional()
  @Text(0, 1_000)
  effort?: string;

  @IsOptional()
  @Text(0, 1_000)
  health?: string;

  @IsOptional()
  @Text(0, 1_000)
  access?: string;
}

export class QuestionDto {
  @ValidateIf(({ question, answer }: QuestionDto) => Boolean(question) || Boolean(answer))
  @Line(1, 200)
  question?: string;

  @ValidateIf(({ question, answer }: QuestionDto) => Boolean(question) || Boolean(answer))
  @Text(1, 2_000)
  answer?: string;
}

class ItemPageDto {
  @Months()
  bestMonths?: number[];

  @Months()
  closedMonths?: number[];

  @IsOptional()
  @Text(0, 2_000)
  seasons?: string;

  @IsOptional()
  @IsObject({ message: 'Send whom it suits' })
  @ValidateNested()
  @Type(() => SuitsDto)
  suits?: SuitsDto;

  @IsOptional()
  @IsArray({ message: 'Send a list' })
  @ArrayMaxSize(MOST_QUESTIONS, { message: `Keep it to ${MOST_QUESTIONS} questions` })
  @ValidateNested({ each: true })
  @Type(() => QuestionDto)
  questions?: QuestionDto[];

  @IsOptional()
  @IsArray({ message: 'Send a list' })
  @ArrayMaxSize(12, { message: 'Choose at most 12 guides' })
  @IsInt({ each: true, message: NO_GUIDE })
  @Min(1, { each: true, message: NO_GUIDE })
  @Max(LARGEST_ID, { each: true, message: NO_GUIDE })
  guideIds?: number[];
}

export class PackagePageDto extends ItemPageDto implements PackagePageRequest {
  @IsOptional()
  @Lines(MOST_NOT_INCLUDED, 200)
  notIncluded?: string[];
}

export class AttractionPageDto extends ItemPageDto implements AttractionPageRequest {
  @IsOptional()
  @IsObject({ message: 'Send a place' })
  @ValidateNested()
  @Type(() => PlaceDto)
  place?: PlaceDto | null;

  @IsOptional()
  @IsArray({ message: 'Send a list' })
  @ArrayMaxSize(12, { message: 'Keep it to 12 pictures' })
  @ImageAddress({ each: true })
  pictures?: string[];
}

export class TranslationDto implements Translation {
  @Text(1, 8_000)
  en: string;

  @Text(0, 10_000)
  sw: string;
}

/** Texts in another language, each with the English that it translates; packages alone can have more than 400. */
export const Translations = (most = 400) =>
  applyDecorators(
    IsOptional(),
    IsArray({ message: 'Send a list' }),
    ArrayMaxSize(most, { message: `Keep it to ${most} texts` }),
    ValidateNested({ each: true }),
    Type(() => TranslationDto) as PropertyDecorator,
  );
