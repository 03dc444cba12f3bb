import { Injectable } from '@nestjs/common';
import {
  bookingActions,
  hasBegun,
  type Invoice,
  owedOf,
  type SendInvoice,
  standingAmount,
} from '@safari/contracts';
import {
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type Letter,
  Outbox,
  OutgoingMail,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { cancelledRefusal, refused } from '../bookings/booking.errors.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { type Actor, staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { balance } from '../payments/payment.rules.js';
import type { CreditNoteEntity } from './credit-note.entity.js';
import { CreditNoteRepository } from './credit-note.repository.js';
import { pdfAttachment } from './document.file.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { stayOf } from './invoice.facts.js';
import { invoiceLetter } from './invoice.letter.js';
import { invoiceFilename, loadInvoicePrinter, printInvoice } from './invoice.print.js';
import { InvoiceRepository } from './invoice.repository.js';
import { toInvoice } from './invoice.view.js';
import { InvoiceDeliveryRepository } from './invoice-delivery.repository.js';
import { InvoiceIssueService } from './invoice-issue.service.js';

export const INVOICE_DELIVERY = 'invoice-delivery';

/** The letter with the invoice, before it has a recipient. */
type LetterContent = Omit<Letter, 'topic' | 'topicId' | 'to'>;

@Injectable()
export class InvoiceService {
  constructor(
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly payments: PaymentRepository,
    private readonly invoices: InvoiceRepository,
    private readonly deliveries: InvoiceDeliveryRepository,
    private readonly creditNotes: CreditNoteRepository,
    private readonly outbox: Outbox,
    private readonly mail: OutgoingMail,
    private readonly issues: InvoiceIssueService,
  ) {}

  /** Issues the booking's invoice the first time, and each time sends it to these recipients. */
  async send(
    staff: StaffIdentity,
    { bookingId, emails, first }: SendInvoice,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Invoice> {
    const who = staffActor(staff);
    await loadInvoicePrinter();
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, bookingId);
        if (!bookingActions.sendInvoice(booking)) throw notInvoiceable(booking);
        const standing = first && (await this.invoices.findStanding(tx, bookingId));
        if (standing) throw issuedMeanwhile(standing);
        return this.deliver(tx, booking, emails, who);
      },
      {
        stands: async (tx, { number }) =>
          (await this.invoices.findStanding(tx, bookingId))?.number === number,
      },
    );
  }

  /**
   * Sends the standing invoice, or issues one; the caller has locked the booking, and loaded the PDF code before that.
   */
  async deliver(
    tx: EntityManager,
    booking: BookingEntity,
    emails: readonly string[],
    who: Actor,
  ): Promise<Invoice> {
    const invoice =
      (await this.invoices.findStanding(tx, booking.id)) ?? (await this.issues.issue(tx, booking));
    const { id: invoiceId, number } = invoice;
    const creditNotes = await this.creditNotes.ofInvoice(tx, invoiceId);
    const letter = await this.letter(tx, booking, invoice, creditNotes);
    for (const email of emails) await this.post(tx, invoice, email, letter);
    await this.history.insert(tx, booking.id, who, 'invoice', { number, emails });
    await this.outbox.add(
      tx,
      'booking.invoice.sent.v1',
      { bookingId: booking.id, invoiceId, number, recipients: emails.length },
      { customerId: booking.customerId },
    );
    return toInvoice(invoice, await this.deliveries.of(tx, invoiceId), creditNotes, 'staff');
  }

  /**
   * Sends waiting letters about the booking to its customer's new address, and updates the deliveries of its invoices.
   */
  async readdressed(tx: EntityManager, { id }: Pick<BookingEntity, 'id'>): Promise<void> {
    await this.deliveries.updateEmails(tx, id, INVOICE_DELIVERY);
  }

  /** The letter says what is due now, which may differ from the attached invoice. */
  private async letter(
    tx: EntityManager,
    booking: BookingEntity,
    { amount, facts }: InvoiceEntity,
    creditNotes: readonly CreditNoteEntity[],
  ): Promise<LetterContent> {
    const { id, totalPrice: cost, numberOfTravelers: travelers } = booking;
    const { number, issuer } = facts;
    const standing = standingAmount({ amount, creditNotes }, issuer.currency);
    const { paid, due } = balance(cost, await this.payments.of(tx, id), issuer.currency);
    const owed = owedOf({ totalPrice: cost, paid, refund: null }, issuer.currency);
    const trustStatement = hasBegun(booking.status) ? '' : facts.trustStatement;
    const now = { ...stayOf(booking), travelers };
    const pdf = await printInvoice(facts);
    return {
      ...invoiceLetter({ ...facts, paid, due, owed, trustStatement, standing, cost, now }, booking),
      attachments: [pdfAttachment(pdf, invoiceFilename(number))],
    };
  }

  private async post(
    tx: EntityManager,
    invoice: InvoiceEntity,
    email: string,
    letter: LetterContent,
  ): Promise<void> {
    const delivery = await this.deliveries.insert(tx, {
      invoiceId: invoice.id,
      email,
      state: 'queued',
      attempts: 0,
      reason: null,
      sentAt: null,
    });
    await this.mail.add(tx, {
      topic: INVOICE_DELIVERY,
      topicId: String(delivery.id),
      messageId: `invoice-${delivery.id}-${invoice.bookingId}`,
      to: email,
      ...letter,
    });
  }
}

function issuedMeanwhile({ number }: InvoiceEntity): DomainError {
  return new DomainError('conflict', `Invoice ${number} was sent meanwhile. It is not sent again.`);
}

function notInvoiceable(booking: BookingEntity): DomainError {
  if (booking.status === 'cancelled') return cancelledRefusal(booking);
  return refused(
    booking,
    booking.status === 'completed'
      ? 'This trip is over. Reopen it before you send an invoice.'
      : booking.assignedOperatorId === null
        ? 'Assign an operator before you send the invoice.'
        : 'This booking is paid, there is nothing left to invoice.',
  );
}
