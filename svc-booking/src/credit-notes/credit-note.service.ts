import { Injectable } from '@nestjs/common';
import {
  type Correction,
  type CreditNote,
  correctionsOf,
  formatMoney,
  fromMinor,
  type IssueCreditNote,
  isSettled,
  isVoided,
  type Money,
  sameEmail,
  standingAmount,
  today,
  toMinor,
} from '@safari/contracts';
import {
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  OutgoingMail,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { BookingConfig } from '../config.js';
import type { CreditNoteEntity } from '../invoices/credit-note.entity.js';
import { creditNoteFacts } from '../invoices/credit-note.facts.js';
import { CreditNoteRepository } from '../invoices/credit-note.repository.js';
import { toCreditNote } from '../invoices/credit-note.view.js';
import { pdfAttachment } from '../invoices/document.file.js';
import type { InvoiceEntity } from '../invoices/invoice.entity.js';
import { loadInvoicePrinter } from '../invoices/invoice.print.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { InvoiceService } from '../invoices/invoice.service.js';
import { InvoiceDeliveryRepository } from '../invoices/invoice-delivery.repository.js';
import { CancellationRepository } from '../payments/cancellation.repository.js';
import { PaymentService } from '../payments/payment.service.js';
import { creditNoteLetter } from './credit-note.letter.js';
import { creditNoteFilename, loadCreditNotePrinter, printCreditNote } from './credit-note.print.js';

/** An invoice with what was taken back of it. */
interface InvoiceAccount extends Pick<InvoiceEntity, 'number' | 'amount'> {
  currency: string;
  creditNotes: readonly CreditNoteEntity[];
}

/** Topic of letters whose `topicId` is the id of their booking. */
export const CREDIT_NOTE_LETTER = 'credit-note';

/** The only way in which an issued invoice is corrected. */
@Injectable()
export class CreditNoteService {
  constructor(
    private readonly config: BookingConfig,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly cancellations: CancellationRepository,
    private readonly payments: PaymentService,
    private readonly invoices: InvoiceRepository,
    private readonly deliveries: InvoiceDeliveryRepository,
    private readonly sending: InvoiceService,
    private readonly creditNotes: CreditNoteRepository,
    private readonly mail: OutgoingMail,
    private readonly outbox: Outbox,
  ) {}

  /** The first of two corrections counts; the second gets the state it left. */
  async issue(
    staff: StaffIdentity,
    bookingId: string,
    request: IssueCreditNote,
    idempotencyKey?: IdempotencyKey,
  ): Promise<CreditNote> {
    const who = staffActor(staff);
    await loadCreditNotePrinter();
    await loadInvoicePrinter();
    return this.idempotencyKeys.transaction(who.key, idempotencyKey, async (tx) => {
      const booking = await this.bookings.lock(tx, bookingId);
      const invoice = await this.invoices.findNumbered(tx, booking.id, request.invoice);
      if (!invoice) throw DomainError.notFound('The invoice');
      const note = await this.credit(tx, booking, invoice, request);
      const { number, amount } = note;
      const { correction, reason } = request;
      await this.history.insert(tx, booking.id, who, 'credit note', {
        number,
        invoice: invoice.number,
        correction,
        amount,
        reason,
      });
      await this.outbox.add(
        tx,
        'booking.invoice.credited.v1',
        { bookingId: booking.id, invoiceId: invoice.id, number, amount },
        { customerId: booking.customerId },
      );
      const emails = await this.recipients(tx, booking, invoice);
      await this.write(tx, booking, note, request, emails);
      if (correction === 'replace') await this.sending.deliver(tx, booking, emails, who);
      return toCreditNote(note);
    });
  }

  private async credit(
    tx: EntityManager,
    booking: BookingEntity,
    invoice: InvoiceEntity,
    request: IssueCreditNote,
  ): Promise<CreditNoteEntity> {
    const { currency } = invoice.facts.issuer;
    const creditNotes = await this.creditNotes.ofInvoice(tx, invoice.id);
    const account = { number: invoice.number, amount: invoice.amount, currency, creditNotes };
    const before = standingAmount(account, currency);
    const amount = await this.amount(tx, booking, account, request);
    const at = new Date();
    const number = await this.creditNotes.nextNumber(tx, Number(today(at).slice(0, 4)));
    const standing = fromMinor(toMinor(before, currency) - toMinor(amount, currency), currency);
    const credit = { at, number, amount, standing, reason: request.reason };
    return this.creditNotes.insert(tx, {
      number,
      bookingId: booking.id,
      invoiceId: invoice.id,
      amount,
      issuedAt: at,
      facts: creditNoteFacts(invoice.facts, credit, this.config),
    });
  }

  /**
   * The amount of that correction now. @throws DomainError where it is not possible, or is not the amount that staff
   * saw
   */
  private async amount(
    tx: EntityManager,
    booking: BookingEntity,
    invoice: InvoiceAccount,
    { correction, amount: seen }: IssueCreditNote,
  ): Promise<Money> {
    const { currency } = invoice;
    const cancelled = booking.status === 'cancelled';
    const cancellation = cancelled ? await this.cancellations.find(tx, booking.id) : undefined;
    const cost = cancellation?.kept ?? booking.totalPrice;
    const facts = { cost, cancelled, settled: isSettled(booking) };
    const amount = correctionsOf(invoice, facts, currency)[correction];
    if (amount === undefined) throw notCorrectable(invoice, correction);
    if (amount !== seen) {
      const shown = formatMoney(amount, currency, { locale: 'en-US', decimals: 'needed' });
      throw new DomainError(
        'price_changed',
        `${shown} would be taken off by now. Look at the invoice and decide again.`,
        { extensions: { amount } },
      );
    }
    return amount;
  }

  /** The customer's present address, and whoever else got the invoice. */
  private async recipients(
    tx: EntityManager,
    { customerEmail }: BookingEntity,
    { id, facts }: InvoiceEntity,
  ): Promise<string[]> {
    const emails = [customerEmail];
    for (const { email } of await this.deliveries.of(tx, id)) {
      const known = [facts.billTo.email, ...emails].some((each) => sameEmail(each, email));
      if (!known) emails.push(email);
    }
    return emails;
  }

  private async write(
    tx: EntityManager,
    booking: BookingEntity,
    { number, facts }: CreditNoteEntity,
    { correction }: IssueCreditNote,
    emails: readonly string[],
  ): Promise<void> {
    const pdf = await printCreditNote(facts);
    const { owed } = await this.payments.standing(tx, booking);
    const letter = {
      ...creditNoteLetter(facts, correction, booking, owed),
      attachments: [pdfAttachment(pdf, creditNoteFilename(number))],
    };
    for (const to of emails) {
      await this.mail.add(tx, { topic: CREDIT_NOTE_LETTER, topicId: booking.id, to, ...letter });
    }
  }
}

const NOT_CORRECTABLE: Record<Correction, string> = {
  replace: 'This booking is cancelled: no other invoice is issued for it.',
  reduce: 'The invoice says no more than the trip costs. Change the price first.',
  void: 'This booking is paid or over: no other invoice would be issued for it. Replace this one.',
};

function notCorrectable(invoice: InvoiceAccount, correction: Correction): DomainError {
  return new DomainError(
    'conflict',
    isVoided(invoice, invoice.currency)
      ? `Invoice ${invoice.number} is void already, by credit note ${invoice.creditNotes.at(-1)?.number}.`
      : NOT_CORRECTABLE[correction],
  );
}
