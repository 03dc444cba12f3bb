import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';

export class CoordinateDto {
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose at least one operator' })
  @ArrayMaxSize(50)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  operatorIds: number[];
}
