import type { DismissDeadLetter } from '@safari/contracts';
import { IsNotEmpty, MaxLength } from 'class-validator';
import { IsCleanText, Trim } from '../validation/rules.js';

export class DismissDeadLetterDto implements DismissDeadLetter {
  @Trim()
  @IsCleanText()
  @IsNotEmpty()
  @MaxLength(500)
  reason: string;
}
