import { Injectable } from '@nestjs/common';
import { isRefunded, toMinor } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingConfig } from '../config.js';
import type { PaymentEntity } from '../payments/payment.entity.js';
import { PaymentRepository, type VoidState } from '../payments/payment.repository.js';
import type { Standing } from '../payments/payment.rules.js';
import { PaymentService } from '../payments/payment.service.js';
import { notVoidable, refundFirst, repaymentFirst } from './ledger.errors.js';

interface CounterEntry {
  counter: PaymentEntity;
  /** The booking's money before it; with its refund, where that was calculated from the line. */
  before: Standing;
  after: Standing;
}

/** How staff void a line of the ledger, whichever way its money went. */
@Injectable()
export class CounterEntryService {
  constructor(
    private readonly config: BookingConfig,
    private readonly lines: PaymentRepository,
    private readonly payments: PaymentService,
  ) {}

  isVoided(tx: EntityManager, bookingId: string, id: number): Promise<boolean> {
    return this.lines.isVoided(tx, bookingId, id);
  }

  /**
   * Writes a counter-entry; the first of two counts. The caller has locked the booking. What a cancellation keeps and
   * refunds is calculated again where it was calculated from the line.
   * @param id of the line that is voided
   * @throws DomainError where there is nothing to void any more, or its money has gone back
   */
  async insert(
    tx: EntityManager,
    booking: BookingEntity,
    id: number,
    as: VoidState,
    reason: string,
  ): Promise<CounterEntry> {
    const { id: bookingId } = booking;
    const line = await this.lines.find(tx, bookingId, id);
    const cancellation = await this.payments.cancellation(tx, booking);
    if (line && isRefunded(line, cancellation && { state: cancellation.refundState })) {
      throw refundFirst(booking);
    }
    const settled = line?.late ? undefined : cancellation;
    const standing = (): Promise<Standing> =>
      settled ? this.payments.writtenStanding(tx, booking) : this.payments.standing(tx, booking);
    const before = await standing();
    const counterId = await this.lines.insertVoid(tx, { bookingId, id }, as, reason);
    const counter = counterId && (await this.lines.find(tx, bookingId, counterId));
    if (!counter) throw notVoidable(line, as);
    const there = cancellation ? (settled?.paid ?? before.owed) : before.paid;
    if (as === 'voided' && this.minor(counter.amount) > this.minor(there)) throw repaymentFirst(booking);
    if (settled) await this.payments.settleAnew(tx, booking, settled);
    return { counter, before, after: await standing() };
  }

  private minor(amount: string): number {
    return toMinor(amount, this.config.brand.currency);
  }
}
