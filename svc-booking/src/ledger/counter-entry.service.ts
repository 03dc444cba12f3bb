import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { PaymentEntity } from '../payments/payment.entity.js';
import { PaymentRepository, type VoidState } from '../payments/payment.repository.js';
import type { Standing } from '../payments/payment.rules.js';
import { PaymentService } from '../payments/payment.service.js';
import { assertNotReckoned, notVoidable } from './ledger.errors.js';

interface CounterEntry {
  counter: PaymentEntity;
  /** How the booking stood with its money before it. */
  before: Standing;
}

/** How staff void a line of the ledger, whichever way its money went. */
@Injectable()
export class CounterEntryService {
  constructor(
    private readonly lines: PaymentRepository,
    private readonly payments: PaymentService,
  ) {}

  isVoided(tx: EntityManager, bookingId: string, id: number): Promise<boolean> {
    return this.lines.isVoided(tx, bookingId, id);
  }

  /**
   * The first of two counter-entries counts; the caller has locked the booking.
   * @param id of the line that is voided
   * @throws DomainError where there is nothing to void any more, or a refund was reckoned from the line
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
    assertNotReckoned(booking, line);
    const before = await this.payments.standing(tx, booking);
    const counterId = await this.lines.insertVoid(tx, { bookingId, id }, as, reason);
    const counter = counterId && (await this.lines.find(tx, bookingId, counterId));
    if (!counter) throw notVoidable(line, as);
    return { counter, before };
  }
}
