import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CreditNoteController } from './credit-note.controller.js';
import { CreditNoteService } from './credit-note.service.js';
import { CreditNoteDocumentService } from './credit-note-document.service.js';

@Module({
  imports: [BookingsModule, InvoicesModule, PaymentsModule],
  controllers: [CreditNoteController],
  providers: [CreditNoteService, CreditNoteDocumentService],
  exports: [CreditNoteService],
})
export class CreditNotesModule {}
