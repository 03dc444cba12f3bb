import { Body, Controller, Get, Header, HttpCode, Param, Post, type StreamableFile } from '@nestjs/common';
import type { BookingMoney, Identity, Invoice } from '@safari/contracts';
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
import { BookingMoneyService } from './booking-money.service.js';
import { DocumentFilePipe } from './document-file.pipe.js';
import { SendInvoiceDto } from './invoice.dto.js';
import { InvoiceService } from './invoice.service.js';
import { InvoiceDocumentService } from './invoice-document.service.js';

/** e.g. `2026-000042.pdf` */
const INVOICE_FILE = new DocumentFilePipe('The invoice', /^(\d{4}-\d{6,})\.pdf$/);

@Controller('api')
export class InvoiceController {
  constructor(
    private readonly invoices: InvoiceService,
    private readonly money: BookingMoneyService,
    private readonly documents: InvoiceDocumentService,
  ) {}

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Issue the invoice once and send it to these addresses', 'Invoice', {
    refuses: ['not_found', 'conflict'],
  })
  @Post('send-invoice')
  send(
    @Staff() staff: StaffIdentity,
    @Body() request: SendInvoiceDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Invoice> {
    return this.invoices.send(staff, request, idempotencyKey);
  }

  @ForSignedIn('money')
  @ApiCall('Read what is paid and due, with invoices and payments', 'BookingMoney')
  @Get('bookings/:id/money')
  of(@Who() who: Identity, @Param('id', BookingIdPipe) id: string): Promise<BookingMoney> {
    return this.money.of(who, id);
  }

  @ForSignedIn('money')
  @Header('cache-control', 'private, no-store')
  @ApiCall('Read an invoice as a document', { media: 'application/pdf' })
  @Get('bookings/:id/invoices/:file')
  document(
    @Who() who: Identity,
    @Param('id', BookingIdPipe) id: string,
    @Param('file', INVOICE_FILE) number: string,
  ): Promise<StreamableFile> {
    return this.documents.of(who, id, number);
  }
}
