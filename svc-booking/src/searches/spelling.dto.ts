import { IsCleanLine, Trim } from '@safari/service-kit';
import { IsNotEmpty, MaxLength } from 'class-validator';

export class SpellingDto {
  @Trim()
  @IsNotEmpty()
  @MaxLength(100)
  @IsCleanLine()
  search: string;
}
