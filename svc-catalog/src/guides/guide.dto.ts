import { Allow, IsInt, IsOptional, Max, Min } from 'class-validator';
import { BlankIsDefault, ImageAddress, Line, Lines, Text } from '../fields/field.decorators.js';
import { TranslationDto, Translations } from '../item-pages/item-page.dto.js';
import type { GuideRequest } from './guide.rules.js';

const YEARS = 'Enter whole years, from 0 to 80';

/** The whole form, or a guide as it was read: its `id` and `version` change nothing. */
export class GuideDto implements GuideRequest {
  @Allow()
  id?: unknown;

  @Allow()
  version?: unknown;

  @Line(1, 120)
  name: string;

  @BlankIsDefault()
  @IsOptional()
  @ImageAddress()
  photoUrl?: string;

  @IsOptional()
  @Line(0, 120)
  title?: string;

  @IsOptional()
  @Text(0, 4_000)
  bio?: string;

  @IsOptional()
  @Lines(12, 60)
  languages?: string[];

  @IsOptional()
  @Lines(20, 120)
  specialties?: string[];

  @IsOptional()
  @IsInt({ message: YEARS })
  @Min(0, { message: YEARS })
  @Max(80, { message: YEARS })
  yearsOfExperience?: number;

  @Translations()
  translations?: TranslationDto[];
}
