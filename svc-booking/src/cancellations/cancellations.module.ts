import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ChangesModule } from '../changes/changes.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { CancellationController } from './cancellation.controller.js';
import { CancellationService } from './cancellation.service.js';
import { CancellationQuoteService } from './cancellation-quote.service.js';
import { RefundService } from './refund.service.js';
import { RefundLetterService } from './refund-letter.service.js';

@Module({
  imports: [BookingsModule, ChangesModule, PaymentsModule, TripsModule],
  controllers: [CancellationController],
  providers: [CancellationQuoteService, CancellationService, RefundLetterService, RefundService],
  exports: [CancellationQuoteService, CancellationService, RefundService],
})
export class CancellationsModule {}
