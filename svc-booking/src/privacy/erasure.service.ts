import { Injectable } from '@nestjs/common';
import { bookingFate } from '@safari/contracts';
import { KitErasure } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { INVOICE_DELIVERY } from '../invoices/invoice.service.js';
import { TombstoneRepository } from '../tombstones/tombstone.repository.js';
import { ErasureRepository, type OwnedBooking } from './erasure.repository.js';

/** Takes their customer out of bookings: those only asked for are gone, all others are emptied. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly tombstones: TombstoneRepository,
    private readonly kitErasure: KitErasure,
  ) {}

  /**
   * The caller has locked the bookings, of which none is in the way any more.
   * @param owner the owner of idempotency keys that are deleted, too, where the whole customer is erased
   */
  async erase(tx: EntityManager, bookings: readonly OwnedBooking[], owner?: string): Promise<void> {
    const ids = bookings.map(({ id }) => id);
    const withdrawn = bookings
      .filter(({ status, refundOwed }) => bookingFate(status, refundOwed) === 'withdrawn')
      .map(({ id }) => id);
    await this.tombstones.insertBookings(tx, ids);
    await this.kitErasure.forget(tx, {
      ...(owner !== undefined && { owner }),
      mentions: bookings.flatMap(({ id, reference }) => [id, reference]),
    });
    const deliveries = await this.erasures.deliveryIds(tx, ids);
    await this.kitErasure.forgetLetters(tx, INVOICE_DELIVERY, deliveries); // first, as outcomes of letters lock them
    await this.erasures.deleteDeliveries(tx, deliveries);
    await this.erasures.empty(
      tx,
      ids.filter((id) => !withdrawn.includes(id)),
    );
    await this.erasures.withdraw(tx, withdrawn);
  }
}
