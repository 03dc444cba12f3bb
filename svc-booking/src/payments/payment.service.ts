import { Injectable } from '@nestjs/common';
import type { BookingStatus, Money } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { PaymentRepository } from './payment.repository.js';
import { ledgerLines } from './payment.rules.js';

interface PricedBooking {
  id: string;
  totalPrice: Money;
}

@Injectable()
export class PaymentService {
  constructor(private readonly payments: PaymentRepository) {}

  /** Writes the lines that a booking's new status stands for, those that are there already left alone. */
  async record(tx: EntityManager, booking: PricedBooking, status: BookingStatus): Promise<void> {
    const recordedAt = new Date();
    for (const state of ledgerLines(status)) {
      await this.payments.insertMissing(tx, {
        bookingId: booking.id,
        amount: booking.totalPrice,
        state,
        recordedAt,
      });
    }
  }
}
