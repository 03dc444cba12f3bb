import {
  CORRECTIONS,
  type Correction,
  CREDIT_NOTE_LIMITS,
  type IssueCreditNote,
  type Money,
} from '@safari/contracts';
import { IsCleanText, IsMoney, Trim } from '@safari/service-kit';
import { IsIn, IsNotEmpty, Matches, MaxLength } from 'class-validator';

export class IssueCreditNoteDto implements IssueCreditNote {
  @Matches(/^\d{4}-\d{6,12}$/, { message: 'Name the invoice by its number' })
  invoice: string;

  @IsIn(CORRECTIONS)
  correction: Correction;

  @IsMoney()
  amount: Money;

  @Trim()
  @IsNotEmpty({ message: 'Say why the invoice is corrected' })
  @MaxLength(CREDIT_NOTE_LIMITS.reason)
  @IsCleanText()
  reason: string;
}
