import { Injectable } from '@nestjs/common';
import type { BookingStatus, Money } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { PaymentEntity } from './payment.entity.js';
import { ledgerLines } from './payment.rules.js';

interface Owed {
  id: string;
  totalPrice: Money;
}

@Injectable()
export class Payments {
  /** Writes the lines that a booking's new status stands for, those that are there already left alone. */
  async record(tx: EntityManager, booking: Owed, status: BookingStatus, at = new Date()): Promise<void> {
    for (const state of ledgerLines(status)) {
      await tx
        .createQueryBuilder()
        .insert()
        .into(PaymentEntity)
        .values({ bookingId: booking.id, amount: booking.totalPrice, state, recordedAt: at })
        .orIgnore()
        .execute();
    }
  }

  async of(tx: EntityManager, bookingId: string): Promise<PaymentEntity[]> {
    return tx.find(PaymentEntity, { where: { bookingId }, order: { id: 'asc' } });
  }
}
