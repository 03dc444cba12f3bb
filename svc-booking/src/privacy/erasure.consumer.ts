import { Injectable } from '@nestjs/common';
import { bookingFate, type EventEnvelope } from '@safari/contracts';
import { OnEvent, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { customerKey } from '../bookings/booking-history.actor.js';
import { TombstoneRepository } from '../tombstones/tombstone.repository.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';

/**
 * Decides about an erasure and does this service's part of it in one transaction, so that it is done completely or not
 * at all; a repeated event finds nothing left and gets the same answer.
 */
@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly tombstones: TombstoneRepository,
    private readonly erasing: ErasureService,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('auth.customer.erasure-requested.v1', { together: false }) // each searches all letters
  async requested(
    tx: EntityManager,
    { data: { erasureId, customerId } }: EventEnvelope<'auth.customer.erasure-requested.v1'>,
  ): Promise<void> {
    await this.tombstones.lockCustomer(tx, customerId);
    const bookings = await this.erasures.lockOwned(tx, customerId);
    const inTheWay = bookings.filter(
      ({ status, refundOwed }) => bookingFate(status, refundOwed) === 'in the way',
    );
    if (inTheWay.length > 0) {
      const references = inTheWay.map(({ reference }) => reference);
      await this.outbox.add(tx, 'booking.customer.erasure-refused.v1', { erasureId, references });
      return;
    }
    await this.tombstones.insertCustomer(tx, customerId);
    await this.erasing.erase(tx, bookings, customerKey(customerId));
    const bookingIds = bookings.map(({ id }) => id);
    await this.outbox.add(tx, 'booking.customer.erased.v1', { erasureId, bookingIds });
  }
}
