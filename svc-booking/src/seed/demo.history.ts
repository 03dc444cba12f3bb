import { Injectable } from '@nestjs/common';
import { addDays, type BookingStatus, dayOfTrip, type HistoryAction, today } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { Actor } from '../bookings/booking-history.actor.js';
import { fact } from '../bookings/booking-history.facts.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { CancellationService } from '../cancellations/cancellation.service.js';
import { CancellationQuoteService } from '../cancellations/cancellation-quote.service.js';
import { InvoiceDeliveryRepository } from '../invoices/invoice-delivery.repository.js';
import { InvoiceIssueService } from '../invoices/invoice-issue.service.js';
import { CancellationRepository } from '../payments/cancellation.repository.js';
import { ReviewRepository } from '../reviews/review.repository.js';
import { TripUpdateRepository } from '../trip-updates/trip-update.repository.js';
import { TripChanges } from '../trips/trip.changes.js';
import { attractionJourneys } from './attraction-journeys.js';
import { clockOf, daysAfter } from './demo.clock.js';
import { OFFICE } from './office.js';
import { packageJourneys } from './package-journeys.js';
import type { SeededBooking } from './seed.types.js';

const ASSIGNED_AFTER = 1;
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
    private readonly entries: BookingHistoryRepository,
    private readonly issues: InvoiceIssueService,
    private readonly deliveries: InvoiceDeliveryRepository,
    private readonly updates: TripUpdateRepository,
    private readonly reviews: ReviewRepository,
    private readonly quotes: CancellationQuoteService,
    private readonly cancelling: CancellationService,
    private readonly cancellations: CancellationRepository,
  ) {}

  async write(tx: EntityManager, booking: BookingEntity, seeded: SeededBooking): Promise<void> {
    await this.dateEntry(tx, booking, 'operator', daysAfter(booking.createdAt, ASSIGNED_AFTER));
    if (seeded.status === 'confirmed') {
      if (seeded.invoiced) await this.invoice(tx, booking);
      return;
    }
    await this.invoice(tx, booking);
    await this.pay(tx, booking, 'payment_received', RECEIVED_AFTER);
    if (seeded.status === 'payment_received') return;
    await this.pay(tx, booking, 'paid', RECONCILED_AFTER);
    if (seeded.status === 'paid') return;
    await this.travel(tx, booking, seeded);
    if (seeded.review) await this.review(tx, booking, seeded.review);
  }

  async cancel(
    tx: EntityManager,
    booking: BookingEntity,
    { by, reason, after }: NonNullable<SeededBooking['cancelled']>,
  ): Promise<void> {
    const who: Actor =
      by === 'customer' ? { key: `customer:${booking.customerId}`, name: booking.customerName } : OFFICE;
    const cost = await this.quotes.cost(tx, booking, by);
    await this.cancelling.apply(tx, booking, { by, reason, cost }, who);
    const at = daysAfter(booking.createdAt, after);
    await this.cancellations.updateCancelledAt(tx, booking.id, at);
    await this.dateEntry(tx, booking, 'cancelled', at);
  }

  private async invoice(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const issuedAt = daysAfter(booking.createdAt, INVOICED_AFTER);
    const invoice = await this.issues.issue(tx, booking, issuedAt);
    await this.deliveries.insert(tx, {
      invoiceId: invoice.id,
      email: booking.customerEmail,
      state: 'sent',
      attempts: 1,
      reason: null,
      sentAt: issuedAt,
    });
    const emails = [booking.customerEmail];
    await this.entries.insert(tx, booking.id, OFFICE, 'invoice', { number: invoice.number, emails });
    await this.dateEntry(tx, booking, 'invoice', issuedAt);
  }

  private pay(
    tx: EntityManager,
    booking: BookingEntity,
    status: 'payment_received' | 'paid',
    days: number,
  ): Promise<void> {
    return this.bookings.move(tx, booking, status, OFFICE, daysAfter(booking.createdAt, days));
  }

  /** Dates what was written just now back to the demonstration's day. */
  private async dateEntry(
    tx: EntityManager,
    { id }: BookingEntity,
    action: HistoryAction,
    at: Date,
    to: BookingStatus | null = null,
  ): Promise<void> {
    await tx.query(
      `update booking_history set at = $3
       where booking_id = $1 and action = $2 and ($4::text is null or ${fact('status', 'to')} = $4)`,
      [id, action, at, to],
    );
  }

  private async travel(tx: EntityManager, booking: BookingEntity, seeded: SeededBooking): Promise<void> {
    await this.bookings.move(tx, booking, 'in_progress', OFFICE);
    await this.trips.follow(tx, booking);
    await this.dateEntry(tx, booking, 'status', clockOf(booking.preferredDate, 6), 'in_progress');
    await this.postUpdates(tx, booking, seeded);
    if (seeded.status === 'completed') {
      await this.bookings.move(tx, booking, 'completed', OFFICE);
      await this.trips.follow(tx, booking);
      const lastDay = addDays(booking.preferredDate, booking.durationDays - 1);
      await this.dateEntry(tx, booking, 'status', clockOf(lastDay, 19), 'completed');
      return;
    }
    const trip = await this.trips.of(tx, booking);
    const currentDay = Math.max(1, dayOfTrip(trip.startDate, trip.totalDays, today()));
    const completionPercentage = Math.max(1, Math.round(((currentDay - 1) / trip.totalDays) * 100));
    const state = { currentStatus: 'in_progress', completionPercentage, currentDay } as const;
    await this.trips.reach(tx, booking, trip, state);
    await this.entries.insert(tx, booking.id, OFFICE, 'trip', state);
  }

  /** The updates of the journey that have happened by now. */
  private async postUpdates(tx: EntityManager, booking: BookingEntity, seeded: SeededBooking): Promise<void> {
    const journey = packageJourneys[seeded.item] ?? attractionJourneys[seeded.item] ?? [];
    for (const { day, hour, internal = false, ...update } of journey) {
      const postedAt = clockOf(addDays(booking.preferredDate, day - 1), hour);
      if (postedAt > new Date()) continue;
      const posted = await this.updates.insert(tx, {
        ...update,
        bookingId: booking.id,
        dayNumber: day,
        isVisible: !internal,
        postedAt,
      });
      const detail = { updateId: posted.id, updateType: posted.updateType, title: posted.title };
      await this.entries.insert(tx, booking.id, OFFICE, 'trip update', detail, postedAt);
    }
  }

  private async review(
    tx: EntityManager,
    booking: BookingEntity,
    { reply, ...review }: NonNullable<SeededBooking['review']>,
  ): Promise<void> {
    const lastDay = addDays(booking.preferredDate, booking.durationDays - 1);
    const createdAt = daysAfter(clockOf(lastDay, 19), REVIEWED_AFTER);
    const posted = await this.reviews.insert(tx, booking, { ...review, createdAt });
    if (!posted) return;
    const who: Actor = { key: `customer:${booking.customerId}`, name: booking.customerName };
    const detail = { reviewId: posted.id, overallRating: posted.overallRating };
    await this.entries.insert(tx, booking.id, who, 'review', detail, createdAt);
    if (reply === undefined) return;
    const at = daysAfter(createdAt, 1);
    await this.reviews.reply(tx, posted.id, reply, OFFICE.key, at);
    const answered = { reviewId: posted.id, replied: true } as const;
    await this.entries.insert(tx, booking.id, OFFICE, 'review decision', answered, at);
  }
}
