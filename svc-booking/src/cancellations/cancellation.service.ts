import { Injectable } from '@nestjs/common';
import {
  type Booking,
  type CancelBooking,
  type CancelBookingFor,
  type Cancellation,
  type CancellationCost,
  type CancelledBy,
  formatMoney,
} from '@safari/contracts';
import {
  type CustomerIdentity,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  OutgoingMail,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { refused } from '../bookings/booking.errors.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { cancelFault } from '../bookings/booking.status.js';
import { toBooking } from '../bookings/booking.view.js';
import { type Actor, customerActor, isCustomer, staffActor } from '../bookings/booking-history.actor.js';
import { BookingLetterService } from '../bookings/booking-letter.service.js';
import { inCalendar, tripCalledOff } from '../calendar/trip.calendar.js';
import { ChangeLetterService } from '../changes/change-letter.service.js';
import { ChangeOfferRepository } from '../changes/change-offer.repository.js';
import { BookingConfig } from '../config.js';
import { toCustomer } from '../letters/customer.letter.js';
import { CancellationRepository } from '../payments/cancellation.repository.js';
import { TripChanges } from '../trips/trip.changes.js';
import { cancellationLetter } from './cancellation.letter.js';
import { CancellationQuoteService } from './cancellation-quote.service.js';

/** Topic of letters whose `topicId` is the id of their booking. */
export const CANCELLATION_LETTER = 'cancellation';

@Injectable()
export class CancellationService {
  constructor(
    private readonly config: BookingConfig,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly trips: TripChanges,
    private readonly quotes: CancellationQuoteService,
    private readonly cancellations: CancellationRepository,
    private readonly offers: ChangeOfferRepository,
    private readonly offerLetters: ChangeLetterService,
    private readonly letters: BookingLetterService,
    private readonly mail: OutgoingMail,
  ) {}

  /** Another customer's booking is simply not found. */
  cancelOwn(
    customer: CustomerIdentity,
    id: string,
    request: CancelBooking,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Booking> {
    const who = customerActor(customer);
    return this.idempotencyKeys.transaction(who.key, idempotencyKey, async (tx) => {
      const booking = await this.bookings.lock(tx, id);
      if (booking.customerId !== customer.id) throw DomainError.notFound('The booking');
      return this.end(tx, booking, { ...request, by: 'customer' }, who);
    });
  }

  cancel(
    staff: StaffIdentity,
    id: string,
    request: CancelBookingFor,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Booking> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(who.key, idempotencyKey, async (tx) =>
      this.end(tx, await this.bookings.lock(tx, id), request, who),
    );
  }

  /**
   * The first of two cancellations counts; the second gets the state it left. A customer's own reason is left out of
   * the letter: they know it, and anybody's address can be typed into the form.
   */
  private async end(
    tx: EntityManager,
    booking: BookingEntity,
    { by, reason, refund }: CancelBookingFor,
    who: Actor,
  ): Promise<Booking> {
    const fault = cancelFault(booking.status);
    if (fault) throw refused(booking, fault);
    const cost = await this.quotes.cost(tx, booking, by);
    if (cost.refund !== refund) throw refundChanged(cost, this.config.brand.currency);
    const open = await this.offers.findOpen(tx, booking.id);
    if (open) await this.offerLetters.ended(tx, open);
    const planned = inCalendar(booking.status) && !(await this.letters.unconfirmed(tx, booking));
    const cancellation = await this.apply(tx, booking, { by, reason, cost }, who);
    await this.mail.add(tx, {
      ...toCustomer(booking, CANCELLATION_LETTER),
      ...cancellationLetter(
        booking,
        isCustomer(who) ? { ...cancellation, reason: '' } : cancellation,
        this.config,
      ),
      attachments: planned ? [tripCalledOff(booking, this.config)] : [],
    });
    return toBooking(booking);
  }

  /** Cancels, at that cost, the booking, which the caller has locked; writes no letter. */
  async apply(
    tx: EntityManager,
    booking: BookingEntity,
    { by, reason, cost }: { by: CancelledBy; reason: string; cost: CancellationCost },
    who: Actor,
  ): Promise<Cancellation> {
    const cancellation = await this.cancellations.insert(tx, {
      ...cost,
      bookingId: booking.id,
      by,
      reason,
      termsVersion: booking.cancellationTerms.version,
      refundState: Number(cost.refund) === 0 ? 'none' : 'owed',
      refundedOn: null,
      refundReference: null,
    });
    await this.changes.cancel(tx, booking, cancellation, who);
    await this.trips.follow(tx, booking);
    return cancellation;
  }
}

function refundChanged(cost: CancellationCost, currency: string): DomainError {
  const refund = formatMoney(cost.refund, currency, { locale: 'en-US', decimals: 'needed' });
  return new DomainError(
    'price_changed',
    `The refund is ${refund} now. Look at the new amount and decide again.`,
    { extensions: { cost } },
  );
}
