import { Injectable } from '@nestjs/common';
import { today } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingConfig } from '../config.js';
import type { PaymentEntity } from '../payments/payment.entity.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { balance } from '../payments/payment.rules.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { type InvoiceFacts, invoiceFacts } from './invoice.facts.js';
import { InvoiceRepository } from './invoice.repository.js';

/** The only way in which an invoice is issued. */
@Injectable()
export class InvoiceIssueService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly bookings: BookingRepository,
    private readonly payments: PaymentRepository,
    private readonly config: BookingConfig,
  ) {}

  /** Assigns the number and stores the facts; the caller has locked the booking, which has no standing invoice. */
  async issue(tx: EntityManager, booking: BookingEntity, at = new Date()): Promise<InvoiceEntity> {
    const number = await this.invoices.nextNumber(tx, Number(today(at).slice(0, 4)));
    const ledger = await this.payments.of(tx, booking.id);
    return this.invoices.insert(tx, {
      number,
      bookingId: booking.id,
      amount: booking.totalPrice,
      issuedAt: at,
      facts: this.facts(booking, { number, at }, ledger),
    });
  }

  /** Adds the facts to invoices that were issued before facts were stored, from what is known of their issue. */
  async complete(tx: EntityManager): Promise<void> {
    for (const { id, number, bookingId, issuedAt } of await this.invoices.withoutFacts(tx)) {
      const booking = await this.bookings.get(tx, bookingId);
      const ledger = await this.payments.of(tx, bookingId);
      const before = ledger.filter(({ recordedAt }) => recordedAt <= issuedAt);
      await this.invoices.updateFacts(tx, id, this.facts(booking, { number, at: issuedAt }, before));
    }
  }

  private facts(
    booking: BookingEntity,
    issue: { number: string; at: Date },
    ledger: readonly PaymentEntity[],
  ): InvoiceFacts {
    const standing = balance(booking.totalPrice, ledger, this.config.brand.currency);
    return invoiceFacts(booking, { ...issue, ...standing }, this.config);
  }
}
