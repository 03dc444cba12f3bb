import type { TripProgress } from '@safari/contracts';
import { IsInt, Max, Min } from 'class-validator';

export class TripProgressDto implements TripProgress {
  @IsInt()
  @Min(0)
  @Max(100)
  completionPercentage: number;

  @IsInt()
  @Min(1)
  @Max(366)
  currentDay: number;
}
