import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The ids in a browser's session cookies. */
export class ExchangeDto {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  customer?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  staff?: string;
}
