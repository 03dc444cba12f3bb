import { type EditTripUpdate, type PostTripUpdate, UPDATE_TYPES, type UpdateType } from '@safari/contracts';
import { IsCleanLine, IsCleanText, Trim } from '@safari/service-kit';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsUUID, Max, MaxLength, Min } from 'class-validator';

export class EditTripUpdateDto implements EditTripUpdate {
  @Trim()
  @IsNotEmpty({ message: 'Enter a title' })
  @MaxLength(150)
  @IsCleanLine()
  title: string;

  @Trim()
  @MaxLength(4000)
  @IsCleanText()
  description: string = '';

  @Trim()
  @MaxLength(150)
  @IsCleanLine()
  location: string = '';

  @IsInt()
  @Min(1)
  @Max(366)
  dayNumber: number = 1;

  @IsBoolean()
  isVisible: boolean = true;
}

export class PostTripUpdateDto extends EditTripUpdateDto implements PostTripUpdate {
  @IsUUID()
  bookingId: string;

  @IsIn(UPDATE_TYPES)
  updateType: UpdateType;
}
