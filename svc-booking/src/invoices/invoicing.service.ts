import { Injectable } from '@nestjs/common';
import { bookingActions, type Invoice, type SendInvoice, today } from '@safari/contracts';
import {
  Database,
  Outbox,
  OutgoingMail,
  Refusal,
  type RepeatKey,
  Repeats,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { audit, staffActor } from '../bookings/booking.audit.js';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingConfig } from '../config.js';
import { balance } from '../payments/payment.rules.js';
import { Payments } from '../payments/payments.service.js';
import { InvoiceEntity } from './invoice.entity.js';
import { type InvoiceLetter, invoiceLetter } from './invoice.letter.js';
import { toInvoice } from './invoice.view.js';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';
import { nextInvoiceNumber } from './invoice-number.js';

export const INVOICE_DELIVERY = 'invoice-delivery';

@Injectable()
export class Invoicing {
  constructor(
    private readonly database: Database,
    private readonly repeats: Repeats,
    private readonly bookings: BookingChanges,
    private readonly payments: Payments,
    private readonly outbox: Outbox,
    private readonly mail: OutgoingMail,
    private readonly config: BookingConfig,
  ) {}

  /** Issues the booking's invoice the first time, and each time sends it to these recipients. */
  send(staff: StaffIdentity, { bookingId, emails }: SendInvoice, repeat?: RepeatKey): Promise<Invoice> {
    const who = staffActor(staff);
    return this.database.transaction((tx) =>
      this.repeats.once(tx, who, repeat, async () => {
        const booking = await this.bookings.hold(tx, bookingId);
        if (!bookingActions.sendInvoice(booking)) throw notInvoiceable(booking);
        const invoice =
          (await tx.findOneBy(InvoiceEntity, { bookingId: booking.id })) ?? (await this.issue(tx, booking));
        const letter = await this.letter(tx, booking, invoice);
        for (const email of emails) await this.deliver(tx, invoice, email, letter);
        await audit(tx, booking.id, who, 'invoice', { number: invoice.number, emails });
        await this.outbox.add(
          tx,
          'booking.invoice.sent.v1',
          {
            bookingId: booking.id,
            invoiceId: invoice.id,
            number: invoice.number,
            recipients: emails.length,
          },
          { customerId: booking.customerId },
        );
        return toInvoice(tx, invoice);
      }),
    );
  }

  private async issue(tx: EntityManager, booking: BookingEntity): Promise<InvoiceEntity> {
    const invoice = tx.create(InvoiceEntity, {
      number: await nextInvoiceNumber(tx, Number(today().slice(0, 4))),
      bookingId: booking.id,
      amount: booking.totalPrice,
      issuedAt: new Date(),
    });
    await tx.insert(InvoiceEntity, invoice);
    return invoice;
  }

  private async letter(
    tx: EntityManager,
    booking: BookingEntity,
    { number, amount }: InvoiceEntity,
  ): Promise<InvoiceLetter> {
    const { paid, due } = balance(amount, await this.payments.of(tx, booking.id));
    const { brand, TRUST_ACCOUNT: trustAccount } = this.config;
    return invoiceLetter({
      number,
      booking,
      durationDays: booking.durationDays,
      paid,
      due,
      brand,
      trustAccount,
    });
  }

  private async deliver(
    tx: EntityManager,
    invoice: InvoiceEntity,
    email: string,
    letter: InvoiceLetter,
  ): Promise<void> {
    const delivery = tx.create(InvoiceDeliveryEntity, {
      invoiceId: invoice.id,
      email,
      state: 'queued',
      reason: null,
      sentAt: null,
    });
    await tx.insert(InvoiceDeliveryEntity, delivery);
    await this.mail.add(tx, { topic: INVOICE_DELIVERY, topicId: String(delivery.id), to: email, ...letter });
  }
}

function notInvoiceable(booking: BookingEntity): Refusal {
  const reason =
    booking.assignedOperatorId === null
      ? 'Assign an operator before you send the invoice.'
      : 'This booking is paid, there is nothing left to invoice.';
  return new Refusal('conflict', reason, { extensions: { bookingStatus: booking.status } });
}
