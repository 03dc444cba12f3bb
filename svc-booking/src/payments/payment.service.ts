import { Injectable } from '@nestjs/common';
import { type BookingStatus, type Money, overpaid, type PlainDate, today } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingConfig } from '../config.js';
import type { PaymentEntity } from './payment.entity.js';
import { PaymentRepository } from './payment.repository.js';
import { balance, missingLines, statusByMoney } from './payment.rules.js';

export interface PricedBooking {
  id: string;
  customerId: string;
  totalPrice: Money;
}

export interface Receipt {
  amount: Money;
  /** The day on which it arrived, or went back. */
  receivedOn: PlainDate;
  reference: string;
}

export type Standing = ReturnType<typeof balance> & { owed: Money };

/** The only way in which money comes into the ledger or goes out of it; the caller has locked its booking. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly config: BookingConfig,
    private readonly payments: PaymentRepository,
    private readonly outbox: Outbox,
  ) {}

  async balance(
    tx: EntityManager,
    { id, totalPrice }: Pick<PricedBooking, 'id' | 'totalPrice'>,
  ): Promise<ReturnType<typeof balance>> {
    return balance(totalPrice, await this.payments.of(tx, id), this.config.brand.currency);
  }

  /** The balance, and what was paid beyond the price and is the customer's. */
  async standing(tx: EntityManager, booking: Pick<PricedBooking, 'id' | 'totalPrice'>): Promise<Standing> {
    const now = await this.balance(tx, booking);
    return { ...now, owed: overpaid(booking.totalPrice, now.paid, this.config.brand.currency) };
  }

  /** The status that the booking has by its money while its trip has not begun. */
  async status(
    tx: EntityManager,
    { id, totalPrice }: Pick<PricedBooking, 'id' | 'totalPrice'>,
  ): Promise<ReturnType<typeof statusByMoney>> {
    const ledger = await this.payments.of(tx, id);
    return statusByMoney(balance(totalPrice, ledger, this.config.brand.currency).due, ledger);
  }

  /** Writes what a booking's new status stands for and the ledger does not say yet: the rest arrived, it is matched. */
  async record(
    tx: EntityManager,
    booking: PricedBooking,
    status: BookingStatus,
    at = new Date(),
  ): Promise<void> {
    const ledger = await this.payments.of(tx, booking.id);
    const lines = missingLines(status, booking.totalPrice, ledger, this.config.brand.currency);
    for (const { state, amount } of lines) {
      const receipt = { amount, receivedOn: today(at), reference: '' };
      if (state === 'received') await this.receive(tx, booking, receipt, at);
      else {
        await this.payments.insert(tx, { bookingId: booking.id, state, recordedAt: at, ...receipt });
      }
    }
  }

  /** What was reconciled by mistake is received as before. @returns false where nothing was reconciled */
  unreconcile(tx: EntityManager, { id }: Pick<PricedBooking, 'id'>): Promise<boolean> {
    return this.payments.insertUnreconciled(tx, id);
  }

  async receive(
    tx: EntityManager,
    { id: bookingId, customerId }: PricedBooking,
    receipt: Receipt,
    at = new Date(),
  ): Promise<PaymentEntity> {
    const line = { bookingId, state: 'received', recordedAt: at, ...receipt } as const;
    const payment = await this.payments.insert(tx, line);
    const { id: paymentId, amount } = payment;
    await this.outbox.add(
      tx,
      'booking.payment.recorded.v1',
      { bookingId, paymentId, amount },
      { customerId },
    );
    return payment;
  }

  /** Money goes back to the customer; the caller has seen that it is owed. */
  async repay(
    tx: EntityManager,
    { id: bookingId, customerId }: PricedBooking,
    receipt: Receipt,
  ): Promise<PaymentEntity> {
    const line = { bookingId, state: 'repaid', recordedAt: new Date(), ...receipt } as const;
    const repayment = await this.payments.insert(tx, line);
    const { id: paymentId, amount } = repayment;
    await this.outbox.add(tx, 'booking.payment.repaid.v1', { bookingId, paymentId, amount }, { customerId });
    return repayment;
  }
}
