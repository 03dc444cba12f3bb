import { Body, Controller, Get, Header, Param, Post, type StreamableFile } from '@nestjs/common';
import type { CreditNote, Identity } from '@safari/contracts';
import {
  ApiCall,
  ForSignedIn,
  ForStaff,
  IdempotencyKey,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { DocumentFilePipe } from '../invoices/document-file.pipe.js';
import { IssueCreditNoteDto } from './credit-note.dto.js';
import { CreditNoteService } from './credit-note.service.js';
import { CreditNoteDocumentService } from './credit-note-document.service.js';

/** e.g. `CN-2026-000042.pdf` */
const CREDIT_NOTE_FILE = new DocumentFilePipe('The credit note', /^(CN-\d{4}-\d{6,})\.pdf$/);

@Controller('api/bookings/:id/credit-notes')
export class CreditNoteController {
  constructor(
    private readonly creditNotes: CreditNoteService,
    private readonly documents: CreditNoteDocumentService,
  ) {}

  @ForStaff('money')
  @ApiCall('Take an invoice back, or a part of it, by a numbered credit note', 'CreditNote', {
    refuses: ['not_found', 'conflict', 'price_changed'],
  })
  @Post()
  issue(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: IssueCreditNoteDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<CreditNote> {
    return this.creditNotes.issue(staff, id, request, idempotencyKey);
  }

  @ForSignedIn('money')
  @Header('cache-control', 'private, no-store')
  @ApiCall('Read a credit note as a document', { media: 'application/pdf' })
  @Get(':file')
  document(
    @Who() who: Identity,
    @Param('id', BookingIdPipe) id: string,
    @Param('file', CREDIT_NOTE_FILE) number: string,
  ): Promise<StreamableFile> {
    return this.documents.of(who, id, number);
  }
}
