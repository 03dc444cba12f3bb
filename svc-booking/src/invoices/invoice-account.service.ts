import { Injectable } from '@nestjs/common';
import type { Invoice } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { CreditNoteRepository } from './credit-note.repository.js';
import type { InvoiceFacts } from './invoice.facts.js';
import { InvoiceRepository } from './invoice.repository.js';
import { toInvoice } from './invoice.view.js';
import { InvoiceDeliveryRepository } from './invoice-delivery.repository.js';

/** An invoice with all that belongs to it, and as it was printed. */
interface ToldInvoice {
  invoice: Invoice;
  facts: InvoiceFacts;
}

/** The invoices of a booking with all that belongs to them. */
@Injectable()
export class InvoiceAccountService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly deliveries: InvoiceDeliveryRepository,
    private readonly creditNotes: CreditNoteRepository,
  ) {}

  /** Oldest first. */
  async of(tx: EntityManager, bookingId: string, reader: 'customer' | 'staff'): Promise<ToldInvoice[]> {
    const notes = await this.creditNotes.of(tx, bookingId);
    const told: ToldInvoice[] = [];
    for (const invoice of await this.invoices.of(tx, bookingId)) {
      const deliveries = await this.deliveries.of(tx, invoice.id);
      const own = notes.filter(({ invoiceId }) => invoiceId === invoice.id);
      told.push({ invoice: toInvoice(invoice, deliveries, own, reader), facts: invoice.facts });
    }
    return told;
  }
}
