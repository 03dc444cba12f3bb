import { Injectable } from '@nestjs/common';
import {
  type BookingCancellation,
  CANCELLED_BY,
  type CancellationCost,
  type CancelledBy,
  cancellationCost,
  canMove,
  type Identity,
  today,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingService } from '../bookings/booking.service.js';
import { BookingConfig } from '../config.js';
import { CancellationRepository } from '../payments/cancellation.repository.js';
import { toCancellation } from '../payments/cancellation.view.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { balance, lateMoney } from '../payments/payment.rules.js';

@Injectable()
export class CancellationQuoteService {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
    private readonly visibleBookings: BookingService,
    private readonly bookings: BookingRepository,
    private readonly payments: PaymentRepository,
    private readonly cancellations: CancellationRepository,
  ) {}

  /** What a cancellation would cost today, for each `CancelledBy`, or what it has cost. */
  async of(who: Identity, bookingId: string): Promise<BookingCancellation> {
    await this.visibleBookings.visible(who, bookingId);
    const { manager } = this.database;
    const booking = await this.bookings.get(manager, bookingId);
    const cancellation = await this.cancellations.find(manager, bookingId);
    const ledger = cancellation ? await this.payments.of(manager, bookingId) : [];
    return {
      bookingId,
      terms: booking.cancellationTerms,
      costs: canMove(booking.status, 'cancelled') ? await this.costs(manager, booking) : null,
      cancellation: cancellation ? toCancellation(cancellation, who.staff?.role ?? 'customer') : null,
      ...(cancellation && { late: lateMoney(cancellation, ledger, this.config.brand.currency) }),
    };
  }

  async cost(tx: EntityManager, booking: BookingEntity, by: CancelledBy): Promise<CancellationCost> {
    return (await this.costs(tx, booking))[by];
  }

  private async costs(
    tx: EntityManager,
    booking: BookingEntity,
  ): Promise<Record<CancelledBy, CancellationCost>> {
    const { currency } = this.config.brand;
    const { cancellationTerms, preferredDate, totalPrice } = booking;
    const { paid } = balance(totalPrice, await this.payments.of(tx, booking.id), currency);
    const trip = { preferredDate, totalPrice, paid };
    return Object.fromEntries(
      CANCELLED_BY.map((by) => [by, cancellationCost(cancellationTerms, trip, by, today(), currency)]),
    ) as Record<CancelledBy, CancellationCost>;
  }
}
