import { LONGEST_SESSION_ID } from '@safari/service-kit';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The ids in a browser's session cookies. */
export class ExchangeDto {
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SESSION_ID)
  customer?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SESSION_ID)
  staff?: string;
}
