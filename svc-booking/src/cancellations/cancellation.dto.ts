import {
  CANCELLATION_LIMITS,
  CANCELLED_BY,
  type CancelBooking,
  type CancelBookingFor,
  type CancelledBy,
  type Money,
  type PlainDate,
  type RecordRefund,
  type VoidRefund,
} from '@safari/contracts';
import { IsCleanLine, IsCleanText, IsMoney, IsPlainDate, Trim } from '@safari/service-kit';
import { IsIn, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { IsTransferReference } from '../payments/transfer.decorators.js';

export class CancelBookingDto implements CancelBooking {
  @Trim()
  @IsNotEmpty({ message: 'Say why the booking is cancelled' })
  @MaxLength(CANCELLATION_LIMITS.reason)
  @IsCleanText()
  reason: string;

  @IsMoney()
  refund: Money;
}

export class CancelBookingForDto extends CancelBookingDto implements CancelBookingFor {
  @IsIn(CANCELLED_BY)
  by: CancelledBy;
}

export class RecordRefundDto implements RecordRefund {
  @IsPlainDate()
  refundedOn: PlainDate;

  @IsTransferReference(CANCELLATION_LIMITS.reference)
  reference: string;

  @IsOptional()
  @IsMoney()
  refund?: Money;
}

export class VoidRefundDto implements VoidRefund {
  @Trim()
  @IsNotEmpty({ message: 'Say which refund is voided' })
  @MaxLength(CANCELLATION_LIMITS.reference)
  @IsCleanLine()
  reference: string;

  @Trim()
  @IsNotEmpty({ message: 'Say why it is voided' })
  @MaxLength(CANCELLATION_LIMITS.reason)
  @IsCleanText()
  reason: string;
}
