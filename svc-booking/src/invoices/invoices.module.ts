import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { BookingMoneyService } from './booking-money.service.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoiceIssues } from './invoice.issues.js';
import { InvoiceDeliveryConsumer } from './invoice-delivery.consumer.js';
import { InvoiceDocuments } from './invoice-documents.service.js';
import { Invoicing } from './invoicing.service.js';

@Module({
  imports: [BookingsModule, PaymentsModule],
  controllers: [InvoiceController],
  providers: [Invoicing, InvoiceIssues, InvoiceDocuments, InvoiceDeliveryConsumer, BookingMoneyService],
  exports: [InvoiceIssues],
})
export class InvoicesModule {}
