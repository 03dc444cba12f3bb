import { Injectable } from '@nestjs/common';
import type { Payment } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { PaymentEntity } from './payment.entity.js';

@Injectable()
export class PaymentRepository {
  /** Oldest first. */
  of(tx: EntityManager, bookingId: string): Promise<PaymentEntity[]> {
    return tx.find(PaymentEntity, { where: { bookingId }, order: { id: 'asc' } });
  }

  /** A line that the booking has already in that state is left alone. */
  async insertMissing(tx: EntityManager, line: Omit<PaymentEntity, 'id'>): Promise<void> {
    await tx.createQueryBuilder().insert().into(PaymentEntity).values(line).orIgnore().execute();
  }

  /** For demonstration data, which lies in the past. */
  async updateRecordedAt(
    tx: EntityManager,
    bookingId: string,
    state: Payment['state'],
    recordedAt: Date,
  ): Promise<void> {
    await tx.update(PaymentEntity, { bookingId, state }, { recordedAt });
  }
}
