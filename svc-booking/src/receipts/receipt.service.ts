import { Injectable } from '@nestjs/common';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingConfig } from '../config.js';
import { toCustomer } from '../letters/customer.letter.js';
import type { PaymentEntity } from '../payments/payment.entity.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { PaymentService } from '../payments/payment.service.js';
import { latePaymentLetter } from './late-payment.letter.js';
import { type PaidBooking, receiptLetter } from './receipt.letter.js';
import { voidedPaymentLetter } from './voided-payment.letter.js';

/** Topics of letters whose `topicId` is the id of their booking. */
export const RECEIPT_LETTER = 'payment-received';
export const VOIDED_PAYMENT_LETTER = 'payment-voided';

interface ReceiptedBooking extends PaidBooking {
  id: string;
  customerEmail: string;
}

/**
 * Writes to a customer that their money has arrived, or does not count any more, in the transaction that records it.
 */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly config: BookingConfig,
    private readonly lines: PaymentRepository,
    private readonly payments: PaymentService,
    private readonly mail: OutgoingMail,
  ) {}

  /**
   * Writes a receipt for each payment that `work` adds to the ledger; earlier payments have theirs, and reconciling
   * adds none. The caller has locked the booking.
   * @param invoiced whether the booking has a standing invoice
   */
  async receipting<T>(
    tx: EntityManager,
    booking: ReceiptedBooking,
    invoiced: boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    const known = new Set((await this.lines.of(tx, booking.id)).map(({ id }) => id));
    const done = await work();
    const lines = await this.lines.of(tx, booking.id);
    for (const line of lines) {
      if (line.state === 'received' && !known.has(line.id)) await this.send(tx, booking, invoiced, line);
    }
    return done;
  }

  /**
   * A receipt that has certainly not been sent is withdrawn, so that there is nothing to correct. @param counter the
   * counter-entry
   */
  async voided(tx: EntityManager, booking: ReceiptedBooking, counter: PaymentEntity): Promise<void> {
    if (counter.voids !== null && (await this.mail.withdraw(tx, receiptId(booking, counter.voids)))) return;
    const standing = await this.payments.standingWithout(tx, booking, counter);
    await this.mail.add(tx, {
      ...toCustomer(booking, VOIDED_PAYMENT_LETTER),
      ...voidedPaymentLetter(booking, counter, standing, this.config),
    });
  }

  private async send(
    tx: EntityManager,
    booking: ReceiptedBooking,
    invoiced: boolean,
    payment: PaymentEntity,
  ): Promise<void> {
    const letter = payment.late ? latePaymentLetter : receiptLetter;
    const standing = await this.payments.writtenStanding(tx, booking);
    await this.mail.add(tx, {
      ...toCustomer(booking, RECEIPT_LETTER),
      messageId: receiptId(booking, payment.id),
      held: true,
      ...letter(booking, payment, { ...standing, invoiced }, this.config),
    });
  }
}

const receiptId = ({ id }: ReceiptedBooking, paymentId: number): string => `receipt-${paymentId}-${id}`;
