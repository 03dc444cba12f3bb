import { Injectable } from '@nestjs/common';
import {
  type AskForChange,
  type BookingOffers,
  type BookingTerms,
  type ChangeBooking,
  type ChangeOffer,
  canChange,
  canCost,
  newTerms,
  openOffer,
  priceByRule,
  sameTerms,
  termsOf,
} from '@safari/contracts';
import {
  assertFresh,
  type CustomerIdentity,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { cancelledRefusal, refused, refusedAs } from '../bookings/booking.errors.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { type Actor, customerActor, staffActor } from '../bookings/booking-history.actor.js';
import { refuseTooOften } from '../bookings/booking-limit.rules.js';
import { BookingConfig } from '../config.js';
import { InvoiceService } from '../invoices/invoice.service.js';
import { ItemRepository } from '../items/item.repository.js';
import { ChangeLetterService } from './change-letter.service.js';
import { ChangeOfferRepository } from './change-offer.repository.js';
import { ChangeOfferService } from './change-offer.service.js';
import { assertOfferable, changedFacts } from './changes.rules.js';

/** More than anybody asks for by hand; a program must not fill the disk. */
const ASKED_PER_HOUR = 10;

@Injectable()
export class BookingChangeService {
  constructor(
    private readonly config: BookingConfig,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly items: ItemRepository,
    private readonly offers: ChangeOfferService,
    private readonly offerTable: ChangeOfferRepository,
    private readonly letters: ChangeLetterService,
    private readonly invoices: InvoiceService,
  ) {}

  /** Changes the customer's name, contact data and wishes at once; another date, party or price is offered to them. */
  change(
    staff: StaffIdentity,
    id: string,
    request: ChangeBooking,
    seen?: number,
    idempotencyKey?: IdempotencyKey,
  ): Promise<BookingOffers> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, id);
        assertFresh(seen, await this.offers.view(tx, booking, 'staff'));
        if (!canChange(booking.status)) throw isOver(booking);
        const facts = changedFacts(booking, request);
        if (facts) await this.changes.rewrite(tx, booking, facts, who);
        const readdressed = facts?.after.customerEmail !== undefined;
        if (readdressed) await this.invoices.readdressed(tx, booking);
        await this.offer(tx, booking, request, { readdressed }, who);
        return this.offers.view(tx, booking, 'staff');
      },
      { stands: (tx, { offers }) => this.isNotWithdrawn(tx, id, openOffer(offers)) },
    );
  }

  /**
   * A customer asks for another date or party; the price per person stays. Another customer's booking is not found.
   * @throws DomainError `too_many` for a customer who has reached the hour's limit
   */
  ask(
    customer: CustomerIdentity,
    id: string,
    request: AskForChange,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<BookingOffers> {
    const who = customerActor(customer);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, id);
        if (booking.customerId !== customer.id) throw DomainError.notFound('The booking');
        const after = this.terms(request, booking.unitPrice);
        const before = termsOf(booking);
        if (sameTerms(after, before)) throw nothingChanges();
        assertOfferable(booking.status, { before, after });
        if (after.totalPrice !== request.totalPrice) throw priceChanged(after);
        const open = await this.offerTable.findOpen(tx, id);
        if (open?.offeredBy === 'staff') throw answerFirst();
        await this.refuseTooMany(tx, id);
        const { reason } = request;
        await this.offers.make(
          tx,
          booking,
          {
            offeredBy: 'customer',
            before,
            after,
            priceRule: 'kept',
            pricePercent: null,
            reason,
          },
          who,
        );
        return this.offers.view(tx, booking, 'customer');
      },
      { stands: (tx, { offers: [made] }) => this.isNotWithdrawn(tx, id, made) },
    );
  }

  private async isNotWithdrawn(
    tx: EntityManager,
    bookingId: string,
    offer: ChangeOffer | undefined,
  ): Promise<boolean> {
    return !offer || (await this.offerTable.find(tx, bookingId, offer.id))?.state !== 'withdrawn';
  }

  private async refuseTooMany(tx: EntityManager, bookingId: string): Promise<void> {
    refuseTooOften(
      await this.offerTable.limitReachedAge(tx, bookingId, ASKED_PER_HOUR),
      'You have asked for many changes within an hour. Please send this one again a little later.',
    );
  }

  /**
   * Requesting the booking's present terms withdraws our open offer. An identical open offer is kept, unless its letter
   * failed or went to a former address: then a new offer replaces it, and the former link ends.
   * @param options.readdressed whether this change has given the customer another e-mail address
   */
  private async offer(
    tx: EntityManager,
    booking: BookingEntity,
    request: ChangeBooking,
    { readdressed }: { readdressed: boolean },
    who: Actor,
  ): Promise<void> {
    const before = termsOf(booking);
    const after = this.terms(request, request.unitPrice);
    const open = await this.offerTable.findOpen(tx, booking.id);
    const own = open?.offeredBy === 'staff' ? open : undefined;
    if (sameTerms(before, after)) {
      if (own) await this.offers.end(tx, booking, own, { answer: 'withdrawn', words: '' }, who);
      return;
    }
    const { reason, priceRule } = request;
    const same = own && sameTerms(own.after, after) && own.reason === reason;
    if (same && !readdressed && !(await this.letters.hasFailed(tx, own))) return;
    assertOfferable(booking.status, { before, after });
    await this.assertPrice(tx, booking, request);
    if (reason === '') throw DomainError.field('reason', 'Say why: the customer reads it in the offer');
    const pricePercent = priceRule === 'percent' ? request.pricePercent : null;
    await this.offers.make(
      tx,
      booking,
      { offeredBy: 'staff', before, after, priceRule, pricePercent, reason },
      who,
    );
  }

  /** @throws DomainError where the rule makes another price than the one that was seen */
  private async assertPrice(
    tx: EntityManager,
    booking: BookingEntity,
    request: ChangeBooking,
  ): Promise<void> {
    const { priceRule, pricePercent, unitPrice: agreed } = request;
    const priceToday = (await this.items.findPrice(tx, booking.bookingType, booking.itemId)) ?? null;
    const { currency } = this.config.brand;
    const made = priceByRule(
      { priceRule, pricePercent, booked: booking.unitPrice, priceToday, agreed },
      currency,
    );
    if (made === undefined) {
      throw DomainError.field(
        priceRule === 'percent' ? 'pricePercent' : 'priceRule',
        priceRule === 'today'
          ? 'This trip is not on offer any more: choose another rule'
          : 'Enter a price that can be',
      );
    }
    if (!canCost(made, booking.unitPrice)) {
      throw DomainError.field('unitPrice', 'Only a trip that was booked for nothing costs nothing');
    }
    if (Number(made) !== Number(agreed)) {
      throw priceChanged(newTerms(request.preferredDate, request.numberOfTravelers, made, currency));
    }
  }

  private terms(
    { preferredDate, numberOfTravelers }: Pick<BookingTerms, 'preferredDate' | 'numberOfTravelers'>,
    unitPrice: string,
  ): BookingTerms {
    return newTerms(preferredDate, numberOfTravelers, unitPrice, this.config.brand.currency);
  }
}

function isOver(booking: BookingEntity): DomainError {
  return booking.status === 'cancelled' ? cancelledRefusal(booking) : refused(booking, 'This trip is over.');
}

const nothingChanges = (): DomainError =>
  DomainError.field('preferredDate', 'Choose another date or another number of travelers');

const answerFirst = (): DomainError =>
  refusedAs('answer_first', 'We have offered you a change. Please accept or decline it first.');

function priceChanged({ unitPrice, totalPrice }: BookingTerms): DomainError {
  return new DomainError('price_changed', 'The price is another one by now. Look at it and decide again.', {
    extensions: { unitPrice, totalPrice },
  });
}
