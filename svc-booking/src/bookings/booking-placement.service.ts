import { Injectable } from '@nestjs/common';
import {
  type Booking,
  type CancellationTerms,
  formatMoney,
  type Language,
  type PlaceBooking,
  START_DATE_FAULTS,
  startDateFault,
  today,
} from '@safari/contracts';
import {
  type Answered,
  type CustomerIdentity,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  OutgoingMail,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingConfig } from '../config.js';
import type { ItemEntity } from '../items/item.entity.js';
import { ItemRepository } from '../items/item.repository.js';
import { TombstoneRepository } from '../tombstones/tombstone.repository.js';
import { BookingEntity } from './booking.entity.js';
import { BookingRepository } from './booking.repository.js';
import { toBooking, toPlaced } from './booking.view.js';
import { customerActor } from './booking-history.actor.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { limitReached, type PlacedBookings } from './booking-limit.rules.js';
import { BookingReferenceGenerator } from './booking-reference.generator.js';
import { placedLetter } from './placed.letter.js';

interface Facts {
  item: ItemEntity;
  placed: PlacedBookings;
}

@Injectable()
export class BookingPlacementService {
  constructor(
    private readonly config: BookingConfig,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly items: ItemRepository,
    private readonly tombstones: TombstoneRepository,
    private readonly references: BookingReferenceGenerator,
    private readonly bookings: BookingRepository,
    private readonly history: BookingHistoryRepository,
    private readonly outbox: Outbox,
    private readonly mail: OutgoingMail,
  ) {}

  /**
   * @param language of the letter that acknowledges the request, and of all later ones
   * @throws DomainError `price_changed` and `terms_changed` with those of now when the customer saw others, `too_many`
   */
  place(
    customer: CustomerIdentity,
    request: PlaceBooking,
    language: Language,
    idempotencyKey?: IdempotencyKey,
  ): Promise<Booking> {
    const who = customerActor(customer);
    const { brand, CANCELLATION_TERMS: cancellationTerms } = this.config;
    const { currency } = brand;
    const work = async (
      tx: EntityManager,
      reference: string,
      { item, placed }: Facts,
      answered: Answered<Booking>,
    ): Promise<Booking> => {
      const untimely = startDateFault(request.preferredDate, today());
      if (untimely) throw DomainError.field('preferredDate', START_DATE_FAULTS[untimely]);
      const booking = BookingEntity.place(customer.id, item, request, {
        currency,
        cancellationTerms,
        language,
      });
      if (booking.totalPrice !== request.totalPrice) throw priceChanged(booking, currency);
      if ((request.termsVersion ?? cancellationTerms.version) !== cancellationTerms.version)
        throw termsChanged(cancellationTerms);
      const refusal = limitReached(placed, this.config.OPEN_BOOKINGS);
      if (refusal) throw refusal;
      booking.reference = reference;
      const told = toBooking(booking);
      const stored = this.bookings.insert(tx, booking);
      const written = Promise.all([
        this.history.insert(tx, booking.id, who, 'placed', {}),
        this.outbox.add(tx, 'booking.booking.placed.v1', toPlaced(booking), { customerId: customer.id }),
        this.mail.add(tx, placedLetter(told, language, this.config)),
        answered(told),
      ]);
      written.catch(() => undefined); // no unhandled rejection: if the insert fails, `stored` throws the reason
      await stored;
      await written;
      return told;
    };
    return this.references.underFree((reference) =>
      this.idempotencyKeys.transaction<Booking, Facts>(
        who.key,
        idempotencyKey,
        (tx, facts, answered) => work(tx, reference, facts, answered),
        { prepare: (tx) => this.facts(tx, customer.id, request) },
      ),
    );
  }

  /** Everything that a booking depends on, in one round trip to the database. */
  private async facts(tx: EntityManager, customerId: string, request: PlaceBooking): Promise<Facts> {
    const [, item, placed] = await Promise.all([
      this.tombstones.assertCustomer(tx, customerId),
      this.items.getOffered(tx, request.bookingType, request.itemId),
      this.bookings.lockPlacedBy(tx, customerId, this.config.BOOKINGS_PER_HOUR),
    ]);
    return { item, placed };
  }
}

function priceChanged({ bookingType, unitPrice, totalPrice }: BookingEntity, currency: string): DomainError {
  const price = formatMoney(unitPrice, currency, { locale: 'en-US', decimals: 'needed' });
  return new DomainError(
    'price_changed',
    `The price of this ${bookingType} is now ${price} per person. Look at the new total and book again.`,
    { extensions: { unitPrice, totalPrice } },
  );
}

function termsChanged(terms: CancellationTerms): DomainError {
  return new DomainError(
    'terms_changed',
    'The cancellation terms have changed. Read the new ones and book again if they suit you.',
    { extensions: { terms } },
  );
}
