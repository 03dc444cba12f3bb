import { Injectable } from '@nestjs/common';
import { bookingActions, type Invoice, type SendInvoice } from '@safari/contracts';
import {
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type Letter,
  Outbox,
  OutgoingMail,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { audit, staffActor } from '../bookings/booking.audit.js';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { balance } from '../payments/payment.rules.js';
import { Payments } from '../payments/payments.service.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceIssues } from './invoice.issues.js';
import { invoiceLetter } from './invoice.letter.js';
import { invoiceFilename, invoicePdf } from './invoice.pdf.js';
import { toInvoice } from './invoice.view.js';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';

export const INVOICE_DELIVERY = 'invoice-delivery';

/** A letter with the invoice in it, to nobody yet. */
type Enclosed = Omit<Letter, 'topic' | 'topicId' | 'to'>;

@Injectable()
export class Invoicing {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingChanges,
    private readonly payments: Payments,
    private readonly outbox: Outbox,
    private readonly mail: OutgoingMail,
    private readonly issues: InvoiceIssues,
  ) {}

  /** Issues the booking's invoice the first time, and each time sends it to these recipients. */
  send(
    staff: StaffIdentity,
    { bookingId, emails }: SendInvoice,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Invoice> {
    const who = staffActor(staff);
    return this.database.transaction((tx) =>
      this.idempotencyKeys.once(tx, who.key, idempotencyKey, async () => {
        const booking = await this.bookings.hold(tx, bookingId);
        if (!bookingActions.sendInvoice(booking)) throw notInvoiceable(booking);
        const invoice =
          (await tx.findOneBy(InvoiceEntity, { bookingId: booking.id })) ??
          (await this.issues.issue(tx, booking));
        const letter = await this.letter(tx, invoice);
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
        return toInvoice(tx, invoice, 'staff');
      }),
    );
  }

  /** What is due may have changed since the issue; the invoice attached to it has not. */
  private async letter(tx: EntityManager, { bookingId, facts }: InvoiceEntity): Promise<Enclosed> {
    const { number, totalPrice, issuer } = facts;
    const standing = balance(totalPrice, await this.payments.of(tx, bookingId), issuer.currency);
    const pdf = await invoicePdf(facts);
    return {
      ...invoiceLetter({ ...facts, ...standing }),
      attachments: [
        {
          filename: invoiceFilename(number),
          contentType: 'application/pdf',
          content: pdf.toString('base64'),
        },
      ],
    };
  }

  private async deliver(
    tx: EntityManager,
    invoice: InvoiceEntity,
    email: string,
    letter: Enclosed,
  ): Promise<void> {
    const delivery = tx.create(InvoiceDeliveryEntity, {
      invoiceId: invoice.id,
      email,
      state: 'queued',
      attempts: 0,
      reason: null,
      sentAt: null,
    });
    await tx.insert(InvoiceDeliveryEntity, delivery);
    await this.mail.add(tx, { topic: INVOICE_DELIVERY, topicId: String(delivery.id), to: email, ...letter });
  }
}

function notInvoiceable(booking: BookingEntity): DomainError {
  const reason =
    booking.assignedOperatorId === null
      ? 'Assign an operator before you send the invoice.'
      : 'This booking is paid, there is nothing left to invoice.';
  return new DomainError('conflict', reason, { extensions: { bookingStatus: booking.status } });
}
