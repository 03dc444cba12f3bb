import { Injectable } from '@nestjs/common';
import { bookingFate, type EventEnvelope } from '@safari/contracts';
import { KitTraces, OnEvent, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { customerKey } from '../bookings/booking-history.actor.js';
import { INVOICE_DELIVERY } from '../invoices/invoice.service.js';
import { TombstoneRepository } from '../tombstones/tombstone.repository.js';
import { ErasureRepository, type OwnedBooking } from './erasure.repository.js';

/**
 * Decides about an erasure and does this service's part of it in one transaction, so that it is done altogether or not
 * at all; asked again it finds nothing left and says so again.
 */
@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly tombstones: TombstoneRepository,
    private readonly traces: KitTraces,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('auth.customer.erasure-requested.v1')
  async requested(
    tx: EntityManager,
    { data: { erasureId, customerId } }: EventEnvelope<'auth.customer.erasure-requested.v1'>,
  ): Promise<void> {
    await this.tombstones.lockCustomer(tx, customerId);
    const bookings = await this.erasures.lockOwned(tx, customerId);
    const inTheWay = bookings.filter(({ status }) => bookingFate(status) === 'in the way');
    if (inTheWay.length > 0) {
      const references = inTheWay.map(({ reference }) => reference);
      await this.outbox.add(tx, 'booking.customer.erasure-refused.v1', { erasureId, references });
      return;
    }
    await this.erase(tx, customerId, bookings);
    const bookingIds = bookings.map(({ id }) => id);
    await this.outbox.add(tx, 'booking.customer.erased.v1', { erasureId, bookingIds });
  }

  private async erase(
    tx: EntityManager,
    customerId: string,
    bookings: readonly OwnedBooking[],
  ): Promise<void> {
    const ids = bookings.map(({ id }) => id);
    const of = (fate: ReturnType<typeof bookingFate>) =>
      bookings.filter(({ status }) => bookingFate(status) === fate).map(({ id }) => id);
    await this.tombstones.insert(tx, customerId, ids);
    await this.traces.forget(tx, {
      owner: customerKey(customerId),
      mentions: bookings.flatMap(({ id, reference }) => [id, reference]),
    });
    const deliveries = await this.erasures.deliveryIds(tx, ids);
    await this.traces.forgetLetters(tx, INVOICE_DELIVERY, deliveries); // first, as whoever hears how they went does
    await this.erasures.deleteDeliveries(tx, deliveries);
    await this.erasures.empty(tx, of('emptied'));
    await this.erasures.withdraw(tx, of('withdrawn'));
  }
}
