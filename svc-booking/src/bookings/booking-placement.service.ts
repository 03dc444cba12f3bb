import { Injectable } from '@nestjs/common';
import {
  type Booking,
  formatMoney,
  type Language,
  type PlaceBooking,
  START_DATE_FAULTS,
  startDateFault,
  today,
} from '@safari/contracts';
import {
  type CustomerIdentity,
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  OutgoingMail,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingConfig } from '../config.js';
import { ItemRepository } from '../items/item.repository.js';
import { TombstoneRepository } from '../tombstones/tombstone.repository.js';
import { BookingEntity } from './booking.entity.js';
import { BookingRepository } from './booking.repository.js';
import { toBooking, toPlaced } from './booking.view.js';
import { customerActor } from './booking-history.actor.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { limitReached } from './booking-limit.rules.js';
import { BookingReferenceGenerator } from './booking-reference.generator.js';
import { placedLetter } from './placed.letter.js';

const REFERENCE_ATTEMPTS = 10;

@Injectable()
export class BookingPlacementService {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
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
   * @param language of the letter that confirms it
   * @throws DomainError `price_changed` with the price of now when the customer saw another one, `too_many`
   */
  place(
    customer: CustomerIdentity,
    request: PlaceBooking,
    idempotencyKey?: IdempotencyKey,
    language: Language = 'en',
  ): Promise<Booking> {
    const who = customerActor(customer);
    const { brand, PUBLIC_ORIGIN, CANCELLATION_TERMS: cancellationTerms } = this.config;
    const { currency } = brand;
    return this.database.transaction((tx) =>
      this.idempotencyKeys.once(tx, who.key, idempotencyKey, async () => {
        await this.tombstones.assertCustomer(tx, customer.id);
        const untimely = startDateFault(request.preferredDate, today());
        if (untimely) throw DomainError.field('preferredDate', START_DATE_FAULTS[untimely]);
        const item = await this.items.getOffered(tx, request.bookingType, request.itemId);
        const booking = BookingEntity.place(customer.id, item, request, {
          currency,
          cancellationTerms,
          language,
        });
        if (booking.totalPrice !== request.totalPrice) throw priceChanged(booking, currency);
        await this.refuseBeyondLimits(tx, customer.id);
        await this.store(tx, booking);
        await this.history.insert(tx, booking.id, who, 'placed');
        await this.outbox.add(tx, 'booking.booking.placed.v1', toPlaced(booking), {
          customerId: customer.id,
        });
        const placed = toBooking(booking);
        await this.mail.add(tx, placedLetter(placed, language, brand, PUBLIC_ORIGIN));
        return placed;
      }),
    );
  }

  /** @throws DomainError `too_many`; an accepted booking that is sent again does not come here */
  private async refuseBeyondLimits(tx: EntityManager, customerId: string): Promise<void> {
    const { BOOKINGS_PER_HOUR, OPEN_BOOKINGS } = this.config;
    const placed = await this.bookings.lockPlacedBy(tx, customerId, BOOKINGS_PER_HOUR);
    const refusal = limitReached(placed, OPEN_BOOKINGS);
    if (refusal) throw refusal;
  }

  /** Stores it under a reference that no other booking has. */
  async store(tx: EntityManager, booking: BookingEntity): Promise<void> {
    for (let attempt = 1; attempt <= REFERENCE_ATTEMPTS; attempt += 1) {
      booking.reference = this.references.next();
      if (await this.bookings.insert(tx, booking)) return;
    }
    throw new Error(`no free reference in ${REFERENCE_ATTEMPTS} attempts`);
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
