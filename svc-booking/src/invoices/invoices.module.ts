import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { BookingMoneyService } from './booking-money.service.js';
import { CreditNoteRepository } from './credit-note.repository.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoiceService } from './invoice.service.js';
import { InvoiceAccountService } from './invoice-account.service.js';
import { InvoiceDeliveryConsumer } from './invoice-delivery.consumer.js';
import { InvoiceDeliveryRepository } from './invoice-delivery.repository.js';
import { InvoiceDocumentService } from './invoice-document.service.js';
import { InvoiceIssueService } from './invoice-issue.service.js';

@Module({
  imports: [BookingsModule, PaymentsModule],
  controllers: [InvoiceController],
  providers: [
    InvoiceRepository,
    InvoiceDeliveryRepository,
    CreditNoteRepository,
    InvoiceAccountService,
    InvoiceService,
    InvoiceIssueService,
    InvoiceDocumentService,
    InvoiceDeliveryConsumer,
    BookingMoneyService,
  ],
  exports: [
    InvoiceRepository,
    InvoiceService,
    InvoiceIssueService,
    InvoiceDeliveryRepository,
    InvoiceAccountService,
    CreditNoteRepository,
  ],
})
export class InvoicesModule {}
