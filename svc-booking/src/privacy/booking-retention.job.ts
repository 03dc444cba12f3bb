import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BOOKING_YEARS } from '@safari/contracts';
import { Database, Loop, Outbox } from '@safari/service-kit';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Takes the customers out of trips that are long over, as if they had asked for it, here and at svc-operators. */
@Injectable()
export class BookingRetentionJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('BookingRetentionJob');
  private readonly loop = new Loop(
    () => this.eraseOld(),
    HOUR_MS,
    (error) => this.log.warn({ msg: 'old bookings stay for another hour', err: error }),
  );

  constructor(
    private readonly database: Database,
    private readonly erasures: ErasureRepository,
    private readonly erasing: ErasureService,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  private eraseOld(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const bookings = await this.erasures.lockOlderThan(tx, BOOKING_YEARS, BATCH);
      if (bookings.length === 0) return false;
      await this.erasing.erase(tx, bookings);
      // an erasure that nobody asked for: svc-auth knows none of that id
      const event = { erasureId: randomUUID(), bookingIds: bookings.map(({ id }) => id) };
      await this.outbox.add(tx, 'booking.customer.erased.v1', event);
      return bookings.length === BATCH;
    });
  }
}
