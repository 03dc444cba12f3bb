import { Injectable } from '@nestjs/common';
import { type MailOutcome, OnMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';
import { INVOICE_DELIVERY } from './invoicing.service.js';

/** Writes at the delivery how its letter went. */
@Injectable()
export class InvoiceDeliveryConsumer {
  @OnMail(INVOICE_DELIVERY)
  async settled(tx: EntityManager, { topicId, state, reason }: MailOutcome): Promise<void> {
    const sentAt = state === 'sent' ? new Date() : null;
    await tx.update(InvoiceDeliveryEntity, { id: Number(topicId) }, { state, reason, sentAt });
  }
}
