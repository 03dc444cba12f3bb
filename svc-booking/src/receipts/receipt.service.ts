import { Injectable } from '@nestjs/common';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingConfig } from '../config.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { balance } from '../payments/payment.rules.js';
import { type PaidBooking, type ReceivedPayment, receiptLetter } from './receipt.letter.js';

/** Letters of this kind are known by their booking. */
export const RECEIPT_LETTER = 'payment-received';

interface ReceiptedBooking extends PaidBooking {
  id: string;
  customerEmail: string;
}

/** Writes to a customer that their money has arrived, in the transaction that records it. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly config: BookingConfig,
    private readonly payments: PaymentRepository,
    private readonly mail: OutgoingMail,
  ) {}

  /**
   * A receipt for each payment that the ledger receives during the work; what it has received before, and what is
   * only reconciled, was receipted then. The caller has locked the booking.
   */
  async receipting<T>(tx: EntityManager, booking: ReceiptedBooking, work: () => Promise<T>): Promise<T> {
    const known = new Set((await this.payments.of(tx, booking.id)).map(({ id }) => id));
    const done = await work();
    const lines = await this.payments.of(tx, booking.id);
    for (const line of lines) {
      if (line.state === 'received' && !known.has(line.id)) await this.send(tx, booking, line);
    }
    return done;
  }

  private async send(tx: EntityManager, booking: ReceiptedBooking, payment: ReceivedPayment): Promise<void> {
    const lines = await this.payments.of(tx, booking.id);
    const standing = balance(booking.totalPrice, lines, this.config.brand.currency);
    await this.mail.add(tx, {
      topic: RECEIPT_LETTER,
      topicId: booking.id,
      to: booking.customerEmail,
      ...receiptLetter(booking, payment, standing, this.config),
    });
  }
}
