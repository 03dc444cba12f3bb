import { Injectable } from '@nestjs/common';
import {
  type BookingStatus,
  type Cancellation,
  fromMinor,
  type Money,
  type PlainDate,
  today,
  toMinor,
} from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingConfig } from '../config.js';
import { CancellationRepository } from './cancellation.repository.js';
import type { PaymentEntity } from './payment.entity.js';
import { PaymentRepository } from './payment.repository.js';
import {
  balance,
  missingLines,
  type Standing,
  type StandingWithout,
  settlementAnew,
  standing,
  statusByMoney,
} from './payment.rules.js';

export interface PricedBooking {
  id: string;
  customerId: string;
  status: BookingStatus;
  totalPrice: Money;
}

type StandingBooking = Pick<PricedBooking, 'id' | 'status' | 'totalPrice'>;

export interface Receipt {
  amount: Money;
  /** The day on which it arrived, or went back. */
  receivedOn: PlainDate;
  reference: string;
}

/** The only way to write money into the ledger; the caller has locked its booking. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly config: BookingConfig,
    private readonly payments: PaymentRepository,
    private readonly cancellations: CancellationRepository,
    private readonly outbox: Outbox,
  ) {}

  async balance(
    tx: EntityManager,
    { id, totalPrice }: Pick<PricedBooking, 'id' | 'totalPrice'>,
  ): Promise<ReturnType<typeof balance>> {
    return balance(totalPrice, await this.payments.of(tx, id), this.config.brand.currency);
  }

  async standing(tx: EntityManager, booking: StandingBooking): Promise<Standing> {
    return this.standingAfter(tx, booking, await this.cancellation(tx, booking));
  }

  /** The standing as letters tell it to the customer: a refund that has not been paid yet is owed to them, too. */
  async writtenStanding(tx: EntityManager, booking: StandingBooking): Promise<Standing> {
    const { currency } = this.config.brand;
    const cancellation = await this.cancellation(tx, booking);
    const now = await this.standingAfter(tx, booking, cancellation);
    if (cancellation?.refundState !== 'owed') return now;
    const all = toMinor(now.owed, currency) + toMinor(cancellation.refund, currency);
    return { ...now, owed: fromMinor(all, currency) };
  }

  /** The standing after that counter-entry, for the letter about what it voids. */
  async standingWithout(
    tx: EntityManager,
    booking: StandingBooking,
    { late }: Pick<PaymentEntity, 'late'>,
  ): Promise<StandingWithout> {
    const now = await this.writtenStanding(tx, booking);
    return late ? now : { ...now, anew: await this.cancellation(tx, booking) };
  }

  /**
   * Calculates again what is kept and refunded, from what counts as paid; the caller has checked that the refund has
   * not been paid yet.
   */
  async settleAnew(
    tx: EntityManager,
    { id, totalPrice }: StandingBooking,
    cancellation: Cancellation,
  ): Promise<void> {
    const ledger = await this.payments.of(tx, id);
    const anew = settlementAnew(totalPrice, cancellation, ledger, this.config.brand.currency);
    await this.cancellations.updateSettlement(tx, id, anew);
  }

  /** The status that the booking has by its money while its trip has not begun. */
  async status(
    tx: EntityManager,
    { id, totalPrice }: Pick<PricedBooking, 'id' | 'totalPrice'>,
  ): Promise<ReturnType<typeof statusByMoney>> {
    const ledger = await this.payments.of(tx, id);
    return statusByMoney(balance(totalPrice, ledger, this.config.brand.currency).due, ledger);
  }

  /** Writes the lines that a booking's new status implies and the ledger lacks: the rest arrived, or it is matched. */
  async record(
    tx: EntityManager,
    booking: PricedBooking,
    status: BookingStatus,
    at = new Date(),
  ): Promise<Money | undefined> {
    const ledger = await this.payments.of(tx, booking.id);
    const lines = missingLines(status, booking.totalPrice, ledger, this.config.brand.currency);
    for (const { state, amount } of lines) {
      const receipt = { amount, receivedOn: today(at), reference: '' };
      if (state === 'received') await this.receive(tx, booking, receipt, at);
      else {
        await this.payments.insert(tx, {
          bookingId: booking.id,
          state,
          recordedAt: at,
          late: false,
          ...receipt,
        });
      }
    }
    return lines.find(({ state }) => state === 'received')?.amount;
  }

  /** What was reconciled by mistake is received as before. @returns false where nothing was reconciled */
  unreconcile(tx: EntityManager, { id }: Pick<PricedBooking, 'id'>): Promise<boolean> {
    return this.payments.insertUnreconciled(tx, id);
  }

  async receive(
    tx: EntityManager,
    { id: bookingId, customerId, status }: PricedBooking,
    receipt: Receipt,
    at = new Date(),
  ): Promise<PaymentEntity> {
    const late = status === 'cancelled';
    const line = { bookingId, state: 'received', recordedAt: at, late, ...receipt } as const;
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
    { id: bookingId, customerId, status }: PricedBooking,
    receipt: Receipt,
  ): Promise<PaymentEntity> {
    const late = status === 'cancelled';
    const line = {
      bookingId,
      state: 'repaid',
      recordedAt: new Date(),
      late,
      ...receipt,
    } as const;
    const repayment = await this.payments.insert(tx, line);
    const { id: paymentId, amount } = repayment;
    await this.outbox.add(tx, 'booking.payment.repaid.v1', { bookingId, paymentId, amount }, { customerId });
    return repayment;
  }

  /** Undefined where it is not cancelled. */
  async cancellation(tx: EntityManager, { id, status }: StandingBooking): Promise<Cancellation | undefined> {
    return status === 'cancelled' ? this.cancellations.find(tx, id) : undefined;
  }

  private async standingAfter(
    tx: EntityManager,
    { id, totalPrice }: StandingBooking,
    cancellation: Cancellation | undefined,
  ): Promise<Standing> {
    return standing(totalPrice, cancellation, await this.payments.of(tx, id), this.config.brand.currency);
  }
}
