import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptService } from './receipt.service.js';

@Module({ imports: [PaymentsModule], providers: [ReceiptService], exports: [ReceiptService] })
export class ReceiptsModule {}
