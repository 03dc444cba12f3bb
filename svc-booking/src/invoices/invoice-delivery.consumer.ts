import { Injectable } from '@nestjs/common';
import type { DeliveryState } from '@safari/contracts';
import { type MailOutcome, type MailRetry, OnMail, OnMailRetry, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';
import { INVOICE_DELIVERY } from './invoicing.service.js';

/** Writes at the delivery how its letter goes, and tells the screens. */
@Injectable()
export class InvoiceDeliveryConsumer {
  constructor(private readonly outbox: Outbox) {}

  @OnMail(INVOICE_DELIVERY)
  settled(tx: EntityManager, { topicId, state, reason, attempts }: MailOutcome): Promise<void> {
    const sentAt = state === 'sent' ? new Date() : null;
    return this.note(tx, topicId, { state, reason, attempts, sentAt });
  }

  @OnMailRetry(INVOICE_DELIVERY)
  putOff(tx: EntityManager, { topicId, reason, attempts }: MailRetry): Promise<void> {
    return this.note(tx, topicId, { state: 'retrying', reason, attempts, sentAt: null });
  }

  private async note(tx: EntityManager, topicId: string, course: Course): Promise<void> {
    const { id, invoiceId } = await tx.findOneByOrFail(InvoiceDeliveryEntity, { id: Number(topicId) });
    const { bookingId } = await tx.findOneByOrFail(InvoiceEntity, { id: invoiceId });
    const { customerId } = await tx.findOneByOrFail(BookingEntity, { id: bookingId });
    await tx.update(InvoiceDeliveryEntity, { id }, course);
    await this.outbox.add(
      tx,
      'booking.invoice.delivered.v1',
      { bookingId, invoiceId, state: course.state },
      { customerId },
    );
  }
}

type Course = Pick<InvoiceDeliveryEntity, 'reason' | 'attempts' | 'sentAt'> & {
  state: Exclude<DeliveryState, 'queued'>;
};
