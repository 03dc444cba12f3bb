import { COMMUNICATION_TEXT_MAX, type TakeBackAnswer } from '@safari/contracts';
import { IsCleanText, Trim } from '@safari/service-kit';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class TakeBackAnswerDto implements TakeBackAnswer {
  @Trim()
  @IsNotEmpty({ message: 'Write the response' })
  @IsString()
  @MaxLength(COMMUNICATION_TEXT_MAX)
  @IsCleanText()
  response: string;
}
