import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CancellationsModule } from '../cancellations/cancellations.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { CreditNoteController } from './credit-note.controller.js';
import { CreditNoteService } from './credit-note.service.js';
import { CreditNoteDocumentService } from './credit-note-document.service.js';

@Module({
  imports: [BookingsModule, CancellationsModule, InvoicesModule],
  controllers: [CreditNoteController],
  providers: [CreditNoteService, CreditNoteDocumentService],
  exports: [CreditNoteService],
})
export class CreditNotesModule {}
