import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PAGE_SIZE } from './page.js';

export class PageDto {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE)
  limit: number = PAGE_SIZE;
}
