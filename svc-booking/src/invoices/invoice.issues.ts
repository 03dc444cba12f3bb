import { Injectable } from '@nestjs/common';
import { today } from '@safari/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { BookingConfig } from '../config.js';
import { balance } from '../payments/payment.rules.js';
import { Payments } from '../payments/payments.service.js';
import { InvoiceEntity } from './invoice.entity.js';
import { type InvoiceFacts, invoiceFacts } from './invoice.facts.js';
import { nextInvoiceNumber } from './invoice-number.js';

/** The only way in which an invoice comes to be. */
@Injectable()
export class InvoiceIssues {
  constructor(
    private readonly payments: Payments,
    private readonly config: BookingConfig,
  ) {}

  /** Numbers it and keeps everything it says; its booking is held by the caller and has none yet. */
  async issue(tx: EntityManager, booking: BookingEntity, at = new Date()): Promise<InvoiceEntity> {
    const number = await nextInvoiceNumber(tx, Number(today(at).slice(0, 4)));
    const invoice = tx.create(InvoiceEntity, {
      number,
      bookingId: booking.id,
      amount: booking.totalPrice,
      issuedAt: at,
      facts: await this.facts(tx, booking, number, at),
    });
    await tx.insert(InvoiceEntity, invoice);
    return invoice;
  }

  /** Gives invoices that were issued before facts were kept theirs, from what is known of their issue. */
  async complete(tx: EntityManager): Promise<void> {
    const incomplete = await tx.findBy(InvoiceEntity, { facts: IsNull() });
    for (const { id, number, bookingId, issuedAt } of incomplete) {
      const booking = await tx.findOneByOrFail(BookingEntity, { id: bookingId });
      await tx.update(InvoiceEntity, { id }, { facts: await this.facts(tx, booking, number, issuedAt) });
    }
  }

  private async facts(
    tx: EntityManager,
    booking: BookingEntity,
    number: string,
    at: Date,
  ): Promise<InvoiceFacts> {
    const arrived = (await this.payments.of(tx, booking.id)).filter(({ recordedAt }) => recordedAt <= at);
    const standing = balance(booking.totalPrice, arrived, this.config.brand.currency);
    return invoiceFacts(booking, { number, at, ...standing }, this.config);
  }
}
