import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Identity } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';
import { BookingService } from '../bookings/booking.service.js';
import { CreditNoteRepository } from '../invoices/credit-note.repository.js';
import { pdfFile } from '../invoices/document.file.js';
import { creditNoteFilename, printCreditNote } from './credit-note.print.js';

@Injectable()
export class CreditNoteDocumentService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingService,
    private readonly creditNotes: CreditNoteRepository,
  ) {}

  /** The credit note as it was issued, for those who may see its booking. */
  async of(who: Identity, bookingId: string, number: string): Promise<StreamableFile> {
    await this.bookings.visible(who, bookingId);
    const note = await this.creditNotes.findNumbered(this.database.manager, bookingId, number);
    if (!note) throw DomainError.notFound('The credit note');
    const pdf = await printCreditNote(note.facts);
    return pdfFile(pdf, creditNoteFilename(number));
  }
}
