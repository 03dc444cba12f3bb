import type { TakeBackAnswer } from '@safari/contracts';
import { IsCleanText, Trim } from '@safari/service-kit';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MESSAGE_MAX } from './staff-communication.dto.js';

export class TakeBackAnswerDto implements TakeBackAnswer {
  @Trim()
  @IsNotEmpty({ message: 'Write the response' })
  @IsString()
  @MaxLength(MESSAGE_MAX)
  @IsCleanText()
  response: string;
}
