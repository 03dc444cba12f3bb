import type { Money } from '@safari/contracts';
import { LARGEST_ID } from '@safari/service-kit';
import { Transform } from 'class-transformer';
import { Allow, IsInt, IsOptional, Max, Min } from 'class-validator';
import { BlankIsDefault, ImageAddress, Line, Price, Text } from '../fields/field.decorators.js';
import { TranslationDto, Translations } from '../item-pages/item-page.dto.js';
import type { ArtistRequest, ArtworkRequest } from './artwork.rules.js';

const NO_ARTIST = 'Choose an artist of the catalogue';
const YEAR = 'Enter a year, from 1000 to 2100';

/** The whole form, or an artwork as it was read: its `id`, `version` and what it says of its artist change nothing. */
export class ArtworkDto implements ArtworkRequest {
  @Allow()
  id?: unknown;

  @Allow()
  version?: unknown;

  @Allow()
  artist?: unknown;

  @Allow()
  artistPhotoUrl?: unknown;

  @Allow()
  artistBio?: unknown;

  @Allow()
  artistStory?: unknown;

  @Line(1, 120)
  title: string;

  @IsInt({ message: NO_ARTIST })
  @Min(1, { message: NO_ARTIST })
  @Max(LARGEST_ID, { message: NO_ARTIST })
  artistId: number;

  @BlankIsDefault()
  @IsOptional()
  @ImageAddress()
  imageUrl?: string;

  @Line(1, 120)
  medium: string;

  @Text(1, 4_000)
  description: string;

  @Line(1, 120)
  dimensions: string;

  // amounts of works are numbers on the wire
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @Price({ above: 'zero' })
  price: Money;

  @IsInt({ message: YEAR })
  @Min(1_000, { message: YEAR })
  @Max(2_100, { message: YEAR })
  yearCreated: number;

  @Line(1, 60)
  category: string;

  @Translations()
  translations?: TranslationDto[];
}

/** The whole form, or an artist as they were read: `id`, `version` and the number of works change nothing. */
export class ArtistDto implements ArtistRequest {
  @Allow()
  id?: unknown;

  @Allow()
  version?: unknown;

  @Allow()
  artworks?: unknown;

  @Line(1, 120)
  name: string;

  @BlankIsDefault()
  @IsOptional()
  @ImageAddress()
  photoUrl?: string;

  @Text(1, 4_000)
  bio: string;

  @Text(1, 8_000)
  story: string;

  @Translations()
  translations?: TranslationDto[];
}
