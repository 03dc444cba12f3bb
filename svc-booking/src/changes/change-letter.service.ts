import { Injectable } from '@nestjs/common';
import { standingAmount } from '@safari/contracts';
import { type MailOutcome, OnMail, OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { inCalendar, tripAgreed } from '../calendar/trip.calendar.js';
import { BookingConfig } from '../config.js';
import { CreditNoteRepository } from '../invoices/credit-note.repository.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { toCustomer } from '../letters/customer.letter.js';
import { PaymentService } from '../payments/payment.service.js';
import {
  agreedLetter,
  declinedLetter,
  expiredLetter,
  type MoneyAfterChange,
  offerLetter,
} from './change.letter.js';
import type { OfferRow } from './change-offer.view.js';

/** Topic of letters whose `topicId` is the id of their offer. */
export const OFFER_LETTER = 'change-offer';
/** Topic of letters whose `topicId` is the id of their booking. */
export const CHANGE_LETTER = 'change';

/** What a customer is written about changes of their booking, in the transaction of the change. */
@Injectable()
export class ChangeLetterService {
  constructor(
    private readonly config: BookingConfig,
    private readonly payments: PaymentService,
    private readonly invoices: InvoiceRepository,
    private readonly creditNotes: CreditNoteRepository,
    private readonly mail: OutgoingMail,
  ) {}

  async offered(tx: EntityManager, booking: BookingEntity, offer: OfferRow, token: string): Promise<void> {
    const link = `${this.config.PUBLIC_ORIGIN}/offer/${token}`;
    await this.mail.add(tx, {
      topic: OFFER_LETTER,
      topicId: String(offer.id),
      messageId: letterId(offer),
      to: booking.customerEmail,
      ...offerLetter(booking, offer, link, this.config),
    });
  }

  /** Withdraws the letter of an offer that is no longer open, if it has certainly not been sent. */
  async ended(tx: EntityManager, offer: OfferRow): Promise<void> {
    await this.mail.withdraw(tx, letterId(offer));
  }

  /** Whether nobody can read the offer's link any more: its letter failed, and its text is erased. */
  hasFailed(tx: EntityManager, { id }: OfferRow): Promise<boolean> {
    return this.mail.hasFailed(tx, OFFER_LETTER, String(id));
  }

  /** The letter's calendar entry replaces the former one where dates or party changed. */
  async agreed(tx: EntityManager, booking: BookingEntity, offer: OfferRow): Promise<void> {
    const { paid, due, owed: over } = await this.payments.standing(tx, booking);
    const invoice = await this.standingInvoice(tx, booking);
    const letter = agreedLetter(booking, offer, { paid, due, over, invoice }, this.config);
    const attachments = inCalendar(booking.status) ? [tripAgreed(booking, this.config)] : [];
    await this.mail.add(tx, { ...toCustomer(booking, CHANGE_LETTER), ...letter, attachments });
  }

  async declined(tx: EntityManager, booking: BookingEntity, offer: OfferRow): Promise<void> {
    const letter = declinedLetter(booking, offer, this.config);
    await this.mail.add(tx, { ...toCustomer(booking, CHANGE_LETTER), ...letter });
  }

  async expired(tx: EntityManager, booking: BookingEntity, offer: OfferRow): Promise<void> {
    const letter = expiredLetter(booking, offer, this.config);
    await this.mail.add(tx, { ...toCustomer(booking, CHANGE_LETTER), ...letter });
  }

  /** Its link is a secret of the customer's, so the text is erased here. */
  @OnMail(OFFER_LETTER)
  async left(tx: EntityManager, { topicId }: MailOutcome): Promise<void> {
    await this.mail.empty(tx, OFFER_LETTER, topicId);
  }

  private async standingInvoice(
    tx: EntityManager,
    { id: bookingId }: BookingEntity,
  ): Promise<MoneyAfterChange['invoice']> {
    const invoice = await this.invoices.findStanding(tx, bookingId);
    if (!invoice) return undefined;
    const { id, number, amount } = invoice;
    const creditNotes = await this.creditNotes.ofInvoice(tx, id);
    return { number, says: standingAmount({ amount, creditNotes }, this.config.brand.currency) };
  }
}

/** Ends in the booking's id, by which the letters about a booking are found. */
const letterId = ({ id, bookingId }: OfferRow): string => `offer-${id}-${bookingId}`;
