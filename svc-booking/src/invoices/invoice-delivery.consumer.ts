import { Injectable } from '@nestjs/common';
import { type MailOutcome, type MailRetry, OnMail, OnMailRetry, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { InvoiceRepository } from './invoice.repository.js';
import { INVOICE_DELIVERY } from './invoice.service.js';
import { type DeliveryOutcome, InvoiceDeliveryRepository } from './invoice-delivery.repository.js';

/** Records at the delivery how its letter goes, and publishes it. */
@Injectable()
export class InvoiceDeliveryConsumer {
  constructor(
    private readonly deliveries: InvoiceDeliveryRepository,
    private readonly invoices: InvoiceRepository,
    private readonly bookings: BookingRepository,
    private readonly outbox: Outbox,
  ) {}

  @OnMail(INVOICE_DELIVERY)
  mailed(tx: EntityManager, { topicId, state, reason, attempts }: MailOutcome): Promise<void> {
    const sentAt = state === 'sent' ? new Date() : null;
    return this.record(tx, Number(topicId), { state, reason, attempts, sentAt });
  }

  @OnMailRetry(INVOICE_DELIVERY)
  retried(tx: EntityManager, { topicId, reason, attempts }: MailRetry): Promise<void> {
    return this.record(tx, Number(topicId), { state: 'retrying', reason, attempts, sentAt: null });
  }

  private async record(tx: EntityManager, id: number, outcome: DeliveryOutcome): Promise<void> {
    const { invoiceId } = await this.deliveries.get(tx, id);
    const { bookingId } = await this.invoices.get(tx, invoiceId);
    const { customerId } = await this.bookings.get(tx, bookingId);
    await this.deliveries.update(tx, id, outcome);
    const { state } = outcome;
    await this.outbox.add(
      tx,
      'booking.invoice.delivered.v1',
      { bookingId, invoiceId, state },
      { customerId },
    );
  }
}
