import { Injectable } from '@nestjs/common';
import { rowCountOf, rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { PaymentEntity } from './payment.entity.js';

type NewLine = Pick<
  PaymentEntity,
  'bookingId' | 'amount' | 'recordedAt' | 'receivedOn' | 'reference' | 'late'
> & {
  state: 'received' | 'reconciled' | 'repaid';
};

/** By counter-entry, the state of the lines that it takes back. */
const TAKES_BACK = { voided: 'received', unrepaid: 'repaid' } as const;
export type VoidState = keyof typeof TAKES_BACK;

@Injectable()
export class PaymentRepository {
  /** Oldest first. */
  of(tx: EntityManager, bookingId: string): Promise<PaymentEntity[]> {
    return tx.find(PaymentEntity, { where: { bookingId }, order: { id: 'asc' } });
  }

  find(tx: EntityManager, bookingId: string, id: number): Promise<PaymentEntity | null> {
    return tx.findOneBy(PaymentEntity, { bookingId, id });
  }

  async isVoided(tx: EntityManager, bookingId: string, id: number): Promise<boolean> {
    return tx.existsBy(PaymentEntity, { bookingId, voids: id });
  }

  async insert(tx: EntityManager, line: NewLine): Promise<PaymentEntity> {
    const payment = tx.create(PaymentEntity, { ...line, voids: null, reason: '' });
    await tx.insert(PaymentEntity, payment);
    return payment;
  }

  /** The counter-entry of money that arrived or went back. @returns its id; undefined where there is nothing to void any more */
  async insertVoid(
    tx: EntityManager,
    { bookingId, id }: Pick<PaymentEntity, 'bookingId' | 'id'>,
    as: VoidState,
    reason: string,
  ): Promise<number | undefined> {
    const line = await rowOf<{ id: number }>(
      tx,
      `insert into payment (booking_id, amount, state, recorded_at, received_on, reference, voids, reason, late)
       select booking_id, amount, $4, now(), received_on, reference, id, $3, late from payment
       where booking_id = $1 and id = $2 and state = $5
       on conflict on constraint payment_voided_once do nothing returning id`,
      [bookingId, id, reason, as, TAKES_BACK[as]],
    );
    return line?.id;
  }

  /** The counter-entry of what was reconciled last. @returns whether there was something to take back */
  async insertUnreconciled(tx: EntityManager, bookingId: string): Promise<boolean> {
    const found = await rowCountOf(
      tx,
      `insert into payment (booking_id, amount, state, recorded_at, received_on, voids)
       select booking_id, amount, 'unreconciled', now(), received_on, id from payment
       where booking_id = $1 and state = 'reconciled' order by id desc limit 1
       on conflict on constraint payment_voided_once do nothing returning id`,
      [bookingId],
    );
    return found > 0;
  }
}
