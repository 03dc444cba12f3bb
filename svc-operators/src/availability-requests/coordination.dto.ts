import { LARGEST_ID } from '@safari/service-kit';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';

export class CoordinateDto {
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one operator' })
  @ArrayMaxSize(50)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  operatorIds: number[];
}
