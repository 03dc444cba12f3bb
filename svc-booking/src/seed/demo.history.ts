import { Injectable } from '@nestjs/common';
import { addDays, dayOfTrip, today } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { InvoiceEntity } from '../invoices/invoice.entity.js';
import { InvoiceDeliveryEntity } from '../invoices/invoice-delivery.entity.js';
import { nextInvoiceNumber } from '../invoices/invoice-number.js';
import { PaymentEntity } from '../payments/payment.entity.js';
import { ReviewEntity } from '../reviews/review.entity.js';
import { TripUpdateEntity } from '../trip-updates/trip-update.entity.js';
import { TripChanges } from '../trips/trip.changes.js';
import { attractionJourneys } from './attraction-journeys.js';
import { clockOf, daysAfter } from './demo.clock.js';
import { packageJourneys } from './package-journeys.js';
import type { SeededBooking } from './seed.types.js';

const WHO = 'staff:demonstration';
const INVOICED_AFTER = 2;
const RECEIVED_AFTER = 5;
const RECONCILED_AFTER = 8;
const REVIEWED_AFTER = 3;

/** What came after the assignment: invoice, payment, trip and review, as far as the booking has got. */
@Injectable()
export class DemoHistory {
  constructor(
    private readonly bookings: BookingChanges,
    private readonly trips: TripChanges,
  ) {}

  async write(tx: EntityManager, booking: BookingEntity, seeded: SeededBooking): Promise<void> {
    if (seeded.status === 'confirmed') {
      if (seeded.invoiced) await this.invoice(tx, booking);
      return;
    }
    await this.invoice(tx, booking);
    await this.bookings.move(tx, booking, 'payment_received', WHO);
    await this.date(tx, booking, 'received', RECEIVED_AFTER);
    if (seeded.status === 'payment_received') return;
    await this.bookings.move(tx, booking, 'paid', WHO);
    await this.date(tx, booking, 'reconciled', RECONCILED_AFTER);
    if (seeded.status === 'paid') return;
    await this.travel(tx, booking, seeded);
    if (seeded.review) await this.review(tx, booking, seeded.review);
  }

  private async invoice(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const issuedAt = daysAfter(booking.createdAt, INVOICED_AFTER);
    const invoice = tx.create(InvoiceEntity, {
      number: await nextInvoiceNumber(tx, Number(today(issuedAt).slice(0, 4))),
      bookingId: booking.id,
      amount: booking.totalPrice,
      issuedAt,
    });
    await tx.insert(InvoiceEntity, invoice);
    await tx.insert(InvoiceDeliveryEntity, {
      invoiceId: invoice.id,
      email: booking.customerEmail,
      state: 'sent',
      reason: null,
      sentAt: issuedAt,
    });
  }

  private async date(
    tx: EntityManager,
    booking: BookingEntity,
    state: PaymentEntity['state'],
    days: number,
  ): Promise<void> {
    const recordedAt = daysAfter(booking.createdAt, days);
    await tx.update(PaymentEntity, { bookingId: booking.id, state }, { recordedAt });
  }

  private async travel(tx: EntityManager, booking: BookingEntity, seeded: SeededBooking): Promise<void> {
    await this.bookings.move(tx, booking, 'in_progress', WHO);
    await this.trips.follow(tx, booking);
    if (seeded.status === 'completed') {
      await this.bookings.move(tx, booking, 'completed', WHO);
      await this.trips.follow(tx, booking);
    } else {
      const trip = await this.trips.of(tx, booking);
      const currentDay = Math.max(1, dayOfTrip(trip.startDate, trip.totalDays, today()));
      const completionPercentage = Math.max(1, Math.round(((currentDay - 1) / trip.totalDays) * 100));
      await this.trips.reach(tx, booking, trip, {
        currentStatus: 'in_progress',
        completionPercentage,
        currentDay,
      });
    }
    await this.tell(tx, booking, seeded);
  }

  /** The updates of the journey that have happened by now. */
  private async tell(tx: EntityManager, booking: BookingEntity, seeded: SeededBooking): Promise<void> {
    const journey = packageJourneys[seeded.item] ?? attractionJourneys[seeded.item] ?? [];
    for (const { day, hour, internal = false, ...update } of journey) {
      const postedAt = clockOf(addDays(booking.preferredDate, day - 1), hour);
      if (postedAt > new Date()) continue;
      await tx.insert(TripUpdateEntity, {
        ...update,
        bookingId: booking.id,
        dayNumber: day,
        isVisible: !internal,
        postedAt,
      });
    }
  }

  private async review(
    tx: EntityManager,
    booking: BookingEntity,
    review: NonNullable<SeededBooking['review']>,
  ): Promise<void> {
    const lastDay = addDays(booking.preferredDate, booking.durationDays - 1);
    const createdAt = daysAfter(clockOf(lastDay, 19), REVIEWED_AFTER);
    await tx.insert(ReviewEntity, { ...review, bookingId: booking.id, createdAt });
  }
}
