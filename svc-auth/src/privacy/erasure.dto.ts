import type { RequestErasure } from '@safari/contracts';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class RequestErasureDto implements RequestErasure {
  @IsString()
  @IsNotEmpty({ message: 'Type your e-mail address' })
  @MaxLength(320)
  confirmation: string;
}
