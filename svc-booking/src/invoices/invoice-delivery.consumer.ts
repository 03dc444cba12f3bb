import { Injectable } from '@nestjs/common';
import { type MailOutcome, OnMail, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';
import { INVOICE_DELIVERY } from './invoicing.service.js';

/** Writes at the delivery how its letter went, and tells the screens. */
@Injectable()
export class InvoiceDeliveryConsumer {
  constructor(private readonly outbox: Outbox) {}

  @OnMail(INVOICE_DELIVERY)
  async settled(tx: EntityManager, { topicId, state, reason }: MailOutcome): Promise<void> {
    const delivery = await tx.findOneByOrFail(InvoiceDeliveryEntity, { id: Number(topicId) });
    const { bookingId } = await tx.findOneByOrFail(InvoiceEntity, { id: delivery.invoiceId });
    const { customerId } = await tx.findOneByOrFail(BookingEntity, { id: bookingId });
    const sentAt = state === 'sent' ? new Date() : null;
    await tx.update(InvoiceDeliveryEntity, { id: delivery.id }, { state, reason, sentAt });
    await this.outbox.add(
      tx,
      'booking.invoice.delivered.v1',
      { bookingId, invoiceId: delivery.invoiceId, state },
      { customerId },
    );
  }
}
