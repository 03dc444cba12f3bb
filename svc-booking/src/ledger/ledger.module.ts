import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { CounterEntryService } from './counter-entry.service.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerService } from './ledger.service.js';
import { RepaymentController } from './repayment.controller.js';
import { RepaymentService } from './repayment.service.js';

@Module({
  imports: [BookingsModule, PaymentsModule, ReceiptsModule, TripsModule],
  controllers: [LedgerController, RepaymentController],
  providers: [CounterEntryService, LedgerService, RepaymentService],
  exports: [LedgerService, RepaymentService],
})
export class LedgerModule {}
