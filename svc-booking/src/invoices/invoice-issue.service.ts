import { Injectable } from '@nestjs/common';
import { today } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingConfig } from '../config.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { balance } from '../payments/payment.rules.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { type InvoiceFacts, invoiceFacts } from './invoice.facts.js';
import { InvoiceRepository } from './invoice.repository.js';

/** The only way in which an invoice comes to be. */
@Injectable()
export class InvoiceIssueService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly bookings: BookingRepository,
    private readonly payments: PaymentRepository,
    private readonly config: BookingConfig,
  ) {}

  /** Numbers it and keeps everything it says; the caller has locked its booking, of which none stands. */
  async issue(tx: EntityManager, booking: BookingEntity, at = new Date()): Promise<InvoiceEntity> {
    const number = await this.invoices.nextNumber(tx, Number(today(at).slice(0, 4)));
    return this.invoices.insert(tx, {
      number,
      bookingId: booking.id,
      amount: booking.totalPrice,
      issuedAt: at,
      facts: await this.facts(tx, booking, number, at),
    });
  }

  /** Gives invoices that were issued before facts were kept theirs, from what is known of their issue. */
  async complete(tx: EntityManager): Promise<void> {
    for (const { id, number, bookingId, issuedAt } of await this.invoices.withoutFacts(tx)) {
      const booking = await this.bookings.get(tx, bookingId);
      await this.invoices.updateFacts(tx, id, await this.facts(tx, booking, number, issuedAt));
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
