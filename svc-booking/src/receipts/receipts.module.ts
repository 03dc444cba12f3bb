import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptService } from './receipt.service.js';
import { RepaymentLetterService } from './repayment-letter.service.js';

@Module({
  imports: [PaymentsModule],
  providers: [ReceiptService, RepaymentLetterService],
  exports: [ReceiptService, RepaymentLetterService],
})
export class ReceiptsModule {}
