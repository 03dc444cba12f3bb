import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BOOKING_YEARS } from '@safari/contracts';
import { Database, LoopWorker, Outbox, Pruning } from '@safari/service-kit';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';

const HOUR_MS = 3_600_000;
/** Bookings at a time: they are locked until all letters have been searched for each of them. */
const BATCH = 10;
/** The kind under which they are counted when they could not be removed. */
const KIND = 'old bookings';

/** Erases the customers of trips that are long over, as if they had asked for it, here and at svc-operators. */
@Injectable()
export class BookingRetentionJob extends LoopWorker {
  constructor(
    private readonly database: Database,
    private readonly erasures: ErasureRepository,
    private readonly erasing: ErasureService,
    private readonly outbox: Outbox,
    private readonly pruning: Pruning,
  ) {
    super('BookingRetentionJob', HOUR_MS, 'old bookings stay for another hour');
  }

  protected override async work(): Promise<boolean> {
    try {
      const more = await this.eraseSome();
      this.pruning.note(KIND, 'gone');
      return more;
    } catch (error) {
      this.pruning.note(KIND, 'staying');
      throw error;
    }
  }

  private eraseSome(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const bookings = await this.erasures.lockOlderThan(tx, BOOKING_YEARS, BATCH);
      if (bookings.length === 0) return false;
      await this.erasing.erase(tx, bookings);
      // an erasure that nobody asked for: svc-auth does not know that id
      const event = { erasureId: randomUUID(), bookingIds: bookings.map(({ id }) => id) };
      await this.outbox.add(tx, 'booking.customer.erased.v1', event);
      return bookings.length === BATCH;
    });
  }
}
