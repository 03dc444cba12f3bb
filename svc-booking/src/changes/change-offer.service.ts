import { Injectable } from '@nestjs/common';
import {
  type Booking,
  type BookingOffers,
  type Identity,
  type MessageSide,
  type OfferAnswer,
  today,
} from '@safari/contracts';
import { Database, linkTokenHash, newLinkToken, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { BookingService } from '../bookings/booking.service.js';
import { toBooking } from '../bookings/booking.view.js';
import type { Actor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { ItemRepository } from '../items/item.repository.js';
import { ChangeLetterService } from './change-letter.service.js';
import { ChangeOfferRepository, type NewOffer } from './change-offer.repository.js';
import { type OfferRow, toOffer } from './change-offer.view.js';
import { lastDayFor } from './changes.rules.js';

/** Screens ask for the open one; the history has all of them. */
const SHOWN_MAX = 20;
/** The actor of entries about expired offers. */
const NOBODY: Actor = { key: 'system', name: null };

/** Makes offers, and shows them; callers of methods that write have locked the booking. */
@Injectable()
export class ChangeOfferService {
  constructor(
    private readonly database: Database,
    private readonly visibleBookings: BookingService,
    private readonly items: ItemRepository,
    private readonly offers: ChangeOfferRepository,
    private readonly changes: BookingChanges,
    private readonly history: BookingHistoryRepository,
    private readonly letters: ChangeLetterService,
    private readonly outbox: Outbox,
  ) {}

  /** What customers see of it, and for staff what the item costs today. */
  async of(who: Identity, bookingId: string): Promise<BookingOffers> {
    const booking = await this.visibleBookings.visible(who, bookingId);
    return this.view(this.database.manager, booking, who.staff ? 'staff' : 'customer');
  }

  async view(
    tx: EntityManager,
    booking: BookingEntity | Booking,
    reader: MessageSide,
  ): Promise<BookingOffers> {
    const { bookingType, itemId, version } = booking;
    const price = reader === 'staff' ? await this.items.findPrice(tx, bookingType, itemId) : undefined;
    const offers = await this.offers.of(tx, booking.id, SHOWN_MAX);
    return { version, booking: toBooking(booking), offers: offers.map(toOffer), priceToday: price ?? null };
  }

  /** Replaces the open offer, if any; an offer of staff is sent to the customer with a link to answer by. */
  async make(
    tx: EntityManager,
    booking: BookingEntity,
    offer: Omit<NewOffer, 'bookingId' | 'tokenHash' | 'lastDay'>,
    who: Actor,
  ): Promise<void> {
    const replaced = await this.offers.updateReplaced(tx, booking.id, offer.offeredBy);
    if (replaced) {
      await this.note(tx, booking, replaced, replaced.state === 'expired' ? NOBODY : who);
      await this.letters.ended(tx, replaced);
    }
    const token = offer.offeredBy === 'staff' ? newLinkToken() : undefined;
    const made = await this.offers.insert(tx, {
      ...offer,
      bookingId: booking.id,
      tokenHash: token === undefined ? null : linkTokenHash(token),
      lastDay: lastDayFor(offer, today()),
    });
    await this.changes.touch(tx, booking);
    await this.note(tx, booking, made, who);
    if (token !== undefined) await this.letters.offered(tx, booking, made, token);
  }

  /** Ends an offer without a change of the booking. @returns whether it could still be ended */
  async end(
    tx: EntityManager,
    booking: BookingEntity,
    offer: OfferRow,
    { answer, words }: { answer: Exclude<OfferAnswer, 'accepted'>; words: string },
    who: Actor,
  ): Promise<boolean> {
    if (!(await this.offers.updateAnswered(tx, offer.id, answer, words))) return false;
    await this.changes.touch(tx, booking);
    await this.note(tx, booking, { ...offer, state: answer, words }, who);
    await this.letters.ended(tx, offer);
    return true;
  }

  /**
   * Ends an offer that nobody answered in time; a customer who had asked is told that nothing changes, by one instance
   * only.
   */
  async expire(tx: EntityManager, booking: BookingEntity, offer: OfferRow): Promise<void> {
    if (!(await this.offers.updateExpired(tx, offer.id))) return;
    await this.changes.touch(tx, booking);
    await this.note(tx, booking, { ...offer, state: 'expired' }, NOBODY);
    if (offer.offeredBy === 'customer') await this.letters.expired(tx, booking, offer);
    else await this.letters.ended(tx, offer);
  }

  private async note(tx: EntityManager, booking: BookingEntity, offer: OfferRow, who: Actor): Promise<void> {
    const { id: offerId, offeredBy, state, before, after, reason, words, priceRule, pricePercent } = offer;
    await this.history.insert(tx, booking.id, who, 'offer', {
      offerId,
      offeredBy,
      state,
      before,
      after,
      priceRule,
      pricePercent,
      reason,
      words,
    });
    await this.outbox.add(
      tx,
      'booking.change.offered.v1',
      { bookingId: booking.id, offerId, offeredBy, state },
      { customerId: booking.customerId },
    );
  }
}
