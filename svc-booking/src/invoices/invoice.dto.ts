import { INVOICE_RECIPIENTS_MAX, type SendInvoice } from '@safari/contracts';
import { IsEmailAddress, TrimMarks } from '@safari/service-kit';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';

const sameMailbox = (email: unknown): unknown => (typeof email === 'string' ? email.toLowerCase() : email);

/** Who gets an invoice. */
export class InvoiceRecipientsDto implements Pick<SendInvoice, 'emails'> {
  @TrimMarks()
  @IsArray({ message: 'Enter at least one recipient' })
  @ArrayMinSize(1, { message: 'Enter at least one recipient' })
  @ArrayMaxSize(INVOICE_RECIPIENTS_MAX, { message: `Enter at most ${INVOICE_RECIPIENTS_MAX} recipients` })
  @ArrayUnique(sameMailbox, { message: 'Enter each recipient once' })
  @IsEmailAddress({ each: true })
  emails: string[];
}

export class SendInvoiceDto extends InvoiceRecipientsDto implements SendInvoice {
  @IsUUID()
  bookingId: string;

  @IsOptional()
  @IsIn([true])
  first?: true;
}
