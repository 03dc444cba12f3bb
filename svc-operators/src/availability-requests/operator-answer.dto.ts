import {
  type Money,
  OPERATOR_ANSWERS,
  type OperatorAnswer,
  type OperatorAnswerKind,
} from '@safari/contracts';
import { IsCleanLine, IsCleanText, IsMoney, Trim } from '@safari/service-kit';
import { IsIn, IsOptional } from 'class-validator';

/** Only the shape; its meaning is checked by `answerFaults`, which the page uses, too. */
export class OperatorAnswerDto implements OperatorAnswer {
  @IsIn(OPERATOR_ANSWERS, { message: 'Choose an answer' })
  kind: OperatorAnswerKind;

  @IsOptional()
  @IsMoney()
  quotedPrice: Money | null = null;

  @Trim()
  @IsCleanText()
  note: string = '';

  @Trim()
  @IsCleanLine()
  name: string = '';
}
