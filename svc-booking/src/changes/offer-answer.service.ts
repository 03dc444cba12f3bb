import { Injectable } from '@nestjs/common';
import {
  type AnswerOffer,
  type BookingOffers,
  type LinkedOffer,
  type MessageSide,
  mayAnswer,
  movedDateFault,
  today,
} from '@safari/contracts';
import {
  type CustomerIdentity,
  Database,
  DomainError,
  linkTokenHash,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { refusedAs } from '../bookings/booking.errors.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { type Actor, customerActor, customerKey, staffActor } from '../bookings/booking-history.actor.js';
import { TripChanges } from '../trips/trip.changes.js';
import { ChangeLetterService } from './change-letter.service.js';
import { ChangeOfferRepository } from './change-offer.repository.js';
import { ChangeOfferService } from './change-offer.service.js';
import { type OfferRow, toLinkedOffer } from './change-offer.view.js';

/** Ends an offer, once: the other side accepts or declines it, or its maker withdraws it. */
@Injectable()
export class OfferAnswerService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly trips: TripChanges,
    private readonly offers: ChangeOfferService,
    private readonly offerTable: ChangeOfferRepository,
    private readonly letters: ChangeLetterService,
  ) {}

  byStaff(staff: StaffIdentity, bookingId: string, id: number, answer: AnswerOffer): Promise<BookingOffers> {
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, bookingId);
      await this.answer(tx, booking, id, answer, 'staff', staffActor(staff));
      return this.offers.view(tx, booking, 'staff');
    });
  }

  /** Another customer's booking is simply not found. */
  byCustomer(
    customer: CustomerIdentity,
    bookingId: string,
    id: number,
    answer: AnswerOffer,
  ): Promise<BookingOffers> {
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, bookingId);
      if (booking.customerId !== customer.id) throw DomainError.notFound('The booking');
      await this.answer(tx, booking, id, answer, 'customer', customerActor(customer));
      return this.offers.view(tx, booking, 'customer');
    });
  }

  /** What a link leads to while it can be answered; unknown, used and expired ones get the same refusal. */
  async read(token: string): Promise<LinkedOffer> {
    const { manager } = this.database;
    const offer = await this.offerTable.findLinked(manager, linkTokenHash(token));
    if (!offer) throw notThere();
    return toLinkedOffer(offer, await this.bookings.get(manager, offer.bookingId), 'open');
  }

  /** The customer's answer by the link in their letter. */
  byLink(token: string, answer: AnswerOffer): Promise<LinkedOffer> {
    const tokenHash = linkTokenHash(token);
    return this.database.transaction(async (tx) => {
      const found = await this.offerTable.findLinked(tx, tokenHash);
      if (!found) throw notThere();
      const booking = await this.bookings.lock(tx, found.bookingId);
      const offer = await this.offerTable.findLinked(tx, tokenHash);
      if (!offer) throw notThere();
      const who: Actor = { key: customerKey(booking.customerId), name: booking.customerName };
      await this.answer(tx, booking, offer.id, answer, 'customer', who);
      return toLinkedOffer(offer, booking, answer.answer);
    });
  }

  private async answer(
    tx: EntityManager,
    booking: BookingEntity,
    id: number,
    { answer, words }: AnswerOffer,
    side: MessageSide,
    who: Actor,
  ): Promise<void> {
    const offer = await this.offerTable.find(tx, booking.id, id);
    if (!offer) throw DomainError.notFound('The offer');
    if (offer.state !== 'open') throw hasEnded(offer);
    if (!mayAnswer(offer.offeredBy, side, answer)) {
      throw new DomainError('conflict', 'Whoever made an offer withdraws it; the other side answers it.');
    }
    if (answer === 'accepted') return this.accept(tx, booking, offer, words, who);
    if (!(await this.offers.end(tx, booking, offer, { answer, words }, who))) throw hasEnded(offer);
    if (answer === 'declined' && side === 'staff') {
      await this.letters.declined(tx, booking, { ...offer, words });
    }
  }

  /** Applies the offered terms, and tells everybody concerned. */
  private async accept(
    tx: EntityManager,
    booking: BookingEntity,
    offer: OfferRow,
    words: string,
    who: Actor,
  ): Promise<void> {
    const { id: offerId, offeredBy, before, after, reason, priceRule, pricePercent } = offer;
    if (movedDateFault(before, after, today()) === 'past') {
      throw refusedAs('day_passed', 'The offered day has passed. Please ask for another one.');
    }
    if (!(await this.offerTable.updateAnswered(tx, offerId, 'accepted', words))) throw hasEnded(offer);
    const facts = { offerId, offeredBy, before, after, reason, priceRule, pricePercent };
    await this.changes.agree(tx, booking, facts, who);
    await this.trips.replan(tx, booking);
    await this.letters.ended(tx, offer);
    await this.letters.agreed(tx, booking, offer);
  }
}

const notThere = (): DomainError => DomainError.notFound('The offer');

const hasEnded = ({ state }: OfferRow): DomainError =>
  new DomainError('conflict', 'This offer has ended already.', { extensions: { state } });
