import {
  type Money,
  PAYMENT_LIMITS,
  type PlainDate,
  type RecordPayment,
  type RecordRepayment,
  type VoidPayment,
} from '@safari/contracts';
import { IsCleanText, IsMoney, IsPlainDate, Trim } from '@safari/service-kit';
import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { IsTransferReference } from '../payments/transfer.decorators.js';

export class RecordPaymentDto implements RecordPayment {
  @IsMoney()
  amount: Money;

  @IsPlainDate()
  receivedOn: PlainDate;

  @IsTransferReference(PAYMENT_LIMITS.reference)
  reference: string;

  @IsMoney()
  due: Money;

  @IsOptional()
  @IsMoney()
  owed?: Money;

  @IsOptional()
  @IsMoney()
  over?: Money;
}

export class RecordRepaymentDto implements RecordRepayment {
  @IsMoney()
  amount: Money;

  @IsPlainDate()
  repaidOn: PlainDate;

  @IsTransferReference(PAYMENT_LIMITS.reference)
  reference: string;

  @IsMoney()
  owed: Money;
}

export class VoidPaymentDto implements VoidPayment {
  @Trim()
  @IsNotEmpty({ message: 'Say why it is voided' })
  @MaxLength(PAYMENT_LIMITS.reason)
  @IsCleanText()
  reason: string;
}
