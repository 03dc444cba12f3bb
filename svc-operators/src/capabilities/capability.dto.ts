import { BOOKING_TYPES, type BookingType, type Capability } from '@safari/contracts';
import { LARGEST_ID } from '@safari/service-kit';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Max, Min, ValidateNested } from 'class-validator';

/** One item of the catalogue; also the query of `GET /api/capable-operators`. */
export class CapabilityDto implements Capability {
  @IsIn(BOOKING_TYPES)
  capabilityType: BookingType;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  itemId: number;
}

/** The whole set, which replaces the former one. */
export class CapabilitiesDto {
  @IsArray()
  @ArrayMaxSize(2_000)
  @ValidateNested({ each: true })
  @Type(() => CapabilityDto)
  capabilities: CapabilityDto[];
}
