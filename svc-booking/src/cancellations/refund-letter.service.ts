import { Injectable } from '@nestjs/common';
import type { Money } from '@safari/contracts';
import { OutgoingMail } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { BookingConfig } from '../config.js';
import { toCustomer } from '../letters/customer.letter.js';
import { PaymentService } from '../payments/payment.service.js';
import { type PaidRefund, refundLetter, voidedRefundLetter } from './refund.letter.js';

/** Topics of letters whose `topicId` is the id of their booking. */
export const REFUND_LETTER = 'refund';
export const VOIDED_REFUND_LETTER = 'refund-voided';

/** Writes to a customer that their refund was paid, or was not after all, in the transaction that records it. */
@Injectable()
export class RefundLetterService {
  constructor(
    private readonly config: BookingConfig,
    private readonly history: BookingHistoryRepository,
    private readonly payments: PaymentService,
    private readonly mail: OutgoingMail,
  ) {}

  /** Call this, and `voided`, before the history entry is written: the number of entries is part of the letter's id. */
  async paid(tx: EntityManager, booking: BookingEntity, refund: PaidRefund): Promise<void> {
    await this.mail.add(tx, {
      ...toCustomer(booking, REFUND_LETTER),
      messageId: letterId(booking, (await this.entryCount(tx, booking)) + 1),
      ...refundLetter(booking, refund, await this.owed(tx, booking), this.config),
    });
  }

  /** A letter that has certainly not been sent is withdrawn, so that there is nothing to correct. */
  async voided(tx: EntityManager, booking: BookingEntity, refund: PaidRefund): Promise<void> {
    if (await this.mail.withdraw(tx, letterId(booking, await this.entryCount(tx, booking)))) return;
    await this.mail.add(tx, {
      ...toCustomer(booking, VOIDED_REFUND_LETTER),
      ...voidedRefundLetter(booking, refund, await this.owed(tx, booking), this.config),
    });
  }

  private async owed(tx: EntityManager, booking: BookingEntity): Promise<Money> {
    return (await this.payments.writtenStanding(tx, booking)).owed;
  }

  /** How many refunds of it were recorded or voided so far. */
  private entryCount(tx: EntityManager, { id }: BookingEntity): Promise<number> {
    return this.history.count(tx, id, 'refund');
  }
}

/** Unique per entry: a refund can be recorded again once the former entry was voided. */
const letterId = ({ id }: BookingEntity, entry: number): string => `refund-${entry}-${id}`;
