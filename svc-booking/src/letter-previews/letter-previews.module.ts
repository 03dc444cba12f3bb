import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CancellationsModule } from '../cancellations/cancellations.module.js';
import { ChangesModule } from '../changes/changes.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LetterPreviewController } from './letter-preview.controller.js';
import { LetterPreviewService } from './letter-preview.service.js';

@Module({
  imports: [
    BookingsModule,
    CancellationsModule,
    ChangesModule,
    CreditNotesModule,
    InvoicesModule,
    LedgerModule,
  ],
  controllers: [LetterPreviewController],
  providers: [LetterPreviewService],
})
export class LetterPreviewsModule {}
