import { BOOKING_TYPES, type BookingType, type Capability } from '@safari/contracts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Max, Min, ValidateNested } from 'class-validator';

const LARGEST_ID = 2_147_483_647;

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

/** The whole set; what is not in it the operator can no longer do. */
export class CapabilitiesDto {
  @IsArray()
  @ArrayMaxSize(2_000)
  @ValidateNested({ each: true })
  @Type(() => CapabilityDto)
  capabilities: CapabilityDto[];
}
