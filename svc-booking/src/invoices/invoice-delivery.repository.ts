import { Injectable } from '@nestjs/common';
import type { DeliveryState } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';

/** How one letter went, so far. */
export type DeliveryOutcome = Pick<InvoiceDeliveryEntity, 'reason' | 'attempts' | 'sentAt'> & {
  state: Exclude<DeliveryState, 'queued'>;
};

@Injectable()
export class InvoiceDeliveryRepository {
  /** Oldest first. */
  of(tx: EntityManager, invoiceId: number): Promise<InvoiceDeliveryEntity[]> {
    return tx.find(InvoiceDeliveryEntity, { where: { invoiceId }, order: { id: 'asc' } });
  }

  get(tx: EntityManager, id: number): Promise<InvoiceDeliveryEntity> {
    return tx.findOneByOrFail(InvoiceDeliveryEntity, { id });
  }

  async insert(tx: EntityManager, fields: Omit<InvoiceDeliveryEntity, 'id'>): Promise<InvoiceDeliveryEntity> {
    const delivery = tx.create(InvoiceDeliveryEntity, fields);
    await tx.insert(InvoiceDeliveryEntity, delivery);
    return delivery;
  }

  /** Updates the recipients of a booking's deliveries to those of their letters of that topic. */
  async updateEmails(tx: EntityManager, bookingId: string, topic: string): Promise<void> {
    await tx.query(
      `update invoice_delivery as delivery set email = letter.recipient
       from invoice, outgoing_mail as letter
       where invoice.booking_id = $1 and delivery.invoice_id = invoice.id
         and letter.topic = $2 and letter.topic_id = delivery.id::text and letter.recipient <> delivery.email`,
      [bookingId, topic],
    );
  }

  async update(tx: EntityManager, id: number, outcome: DeliveryOutcome): Promise<void> {
    await tx.update(InvoiceDeliveryEntity, { id }, outcome);
  }
}
