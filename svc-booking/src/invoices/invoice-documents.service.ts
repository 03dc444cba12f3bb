import { Injectable, StreamableFile } from '@nestjs/common';
import type { Identity } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';
import { BookingReading } from '../bookings/booking-reading.service.js';
import { InvoiceEntity } from './invoice.entity.js';
import { invoiceFilename, invoicePdf } from './invoice.pdf.js';

@Injectable()
export class InvoiceDocuments {
  constructor(
    private readonly database: Database,
    private readonly reading: BookingReading,
  ) {}

  /** The invoice as it was issued, for those who may see its booking. */
  async of(who: Identity, bookingId: string, number: string): Promise<StreamableFile> {
    await this.reading.visible(who, bookingId);
    const invoice = await this.database.manager.findOneBy(InvoiceEntity, { bookingId, number });
    if (!invoice) throw DomainError.notFound('The invoice');
    const pdf = await invoicePdf(invoice.facts);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      length: pdf.length,
      disposition: `attachment; filename="${invoiceFilename(number)}"`,
    });
  }
}
