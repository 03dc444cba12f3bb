import { Injectable } from '@nestjs/common';
import { addDays, today } from '@safari/contracts';
import { Database, Outbox, rowCountOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { toPlaced } from '../bookings/booking.view.js';
import { fact } from '../bookings/booking-history.facts.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { BookingReferenceGenerator } from '../bookings/booking-reference.generator.js';
import { BookingConfig } from '../config.js';
import { ItemRepository } from '../items/item.repository.js';
import { MessageService } from '../messages/message.service.js';
import { assertAssignable, OperatorRepository } from '../operators/operator.repository.js';
import { TripChanges } from '../trips/trip.changes.js';
import { itemOf } from './catalogue.js';
import { bookedAt, daysAfter } from './demo.clock.js';
import { DemoHistory } from './demo.history.js';
import { OFFICE } from './office.js';
import type { SeededBooking } from './seed.types.js';
import { customerIdOf, travelers } from './travelers.js';

/** A message, its entry and the marks of its readers. */
const DATE_MESSAGE = `
  with said as (update booking_message set created_at = $3 where id = $1),
    noted as (update booking_history set at = $3
      where booking_id = $2 and action = 'message' and (${fact('message', 'messageId')})::int = $1)
  update message_mark set last_message_at = $3 where booking_id = $2`;

/** Writes one booking of the demonstration with its history, by the same changes as real ones, dated back. */
@Injectable()
export class DemoSeed {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
    private readonly items: ItemRepository,
    private readonly operators: OperatorRepository,
    private readonly references: BookingReferenceGenerator,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly trips: TripChanges,
    private readonly entries: BookingHistoryRepository,
    private readonly history: DemoHistory,
    private readonly messages: MessageService,
    private readonly outbox: Outbox,
  ) {}

  /** @param position names the booking: it is written once, by however many instances, however often */
  write(seeded: SeededBooking, position: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const key = `booking ${position}`;
      const mine = await rowCountOf(
        tx,
        'insert into seeded (key) values ($1) on conflict do nothing returning key',
        [key],
      );
      if (mine === 0) return;
      const booking = await this.place(tx, seeded, position);
      await this.writeMessages(tx, booking, seeded);
      if (seeded.cancelled) await this.history.cancel(tx, booking, seeded.cancelled);
      if (seeded.operator === undefined) return;
      const operator = await this.operators.lock(tx, seeded.operator);
      assertAssignable(operator);
      // long ago: nobody is written to
      await this.changes.assign(tx, booking, operator, OFFICE, {});
      await this.trips.confirm(tx, booking);
      await this.history.write(tx, booking, seeded);
    });
  }

  private async writeMessages(
    tx: EntityManager,
    booking: BookingEntity,
    { messages = [] }: SeededBooking,
  ): Promise<void> {
    const { id: bookingId, customerId, customerName: name } = booking;
    const customer = {
      side: 'customer',
      name,
      customerId,
      actor: { key: `customer:${customerId}`, name },
    } as const;
    const office = { side: 'staff', name: OFFICE.name, customerId: null, actor: OFFICE } as const;
    for (const [index, { by, text }] of messages.entries()) {
      const author = by === 'staff' ? office : customer;
      const { id } = await this.messages.write(tx, { bookingId, customerId }, author, text);
      await tx.query(DATE_MESSAGE, [id, bookingId, daysAfter(booking.createdAt, (index + 1) / 4)]);
    }
  }

  private async place(tx: EntityManager, seeded: SeededBooking, position: number): Promise<BookingEntity> {
    const { name, email, phone } = travelers[seeded.traveler];
    const item = itemOf(seeded.item);
    const offer = await this.items.getOffered(tx, item.bookingType, item.itemId);
    const customerId = customerIdOf(email);
    const booking = BookingEntity.place(
      customerId,
      offer,
      {
        ...item,
        customerName: name,
        customerEmail: email,
        customerPhone: phone,
        numberOfTravelers: seeded.travelers,
        preferredDate: addDays(today(), seeded.startsIn),
        specialRequests: seeded.requests ?? '',
      },
      {
        currency: this.config.brand.currency,
        cancellationTerms: this.config.CANCELLATION_TERMS,
        language: 'en',
      },
      bookedAt(today(), seeded.bookedAgo, position),
    );
    await this.references.underFree((reference) => {
      booking.reference = reference;
      return this.bookings.insert(tx, booking);
    });
    await this.entries.insert(
      tx,
      booking.id,
      { key: `customer:${customerId}`, name },
      'placed',
      {},
      booking.createdAt,
    );
    await this.outbox.add(tx, 'booking.booking.placed.v1', toPlaced(booking), { customerId });
    return booking;
  }
}
