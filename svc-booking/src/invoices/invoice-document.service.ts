import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Identity } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';
import { BookingService } from '../bookings/booking.service.js';
import { pdfFile } from './document.file.js';
import { invoiceFilename, printInvoice } from './invoice.print.js';
import { InvoiceRepository } from './invoice.repository.js';

@Injectable()
export class InvoiceDocumentService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingService,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** The invoice as it was issued, for those who may see its booking. */
  async of(who: Identity, bookingId: string, number: string): Promise<StreamableFile> {
    await this.bookings.visible(who, bookingId);
    const invoice = await this.invoices.findNumbered(this.database.manager, bookingId, number);
    if (!invoice) throw DomainError.notFound('The invoice');
    const pdf = await printInvoice(invoice.facts);
    return pdfFile(pdf, invoiceFilename(number));
  }
}
