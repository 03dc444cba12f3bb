import { Injectable } from '@nestjs/common';
import { Database, LoopWorker } from '@safari/service-kit';
import { BookingRepository } from '../bookings/booking.repository.js';
import { ChangeOfferRepository } from './change-offer.repository.js';
import { ChangeOfferService } from './change-offer.service.js';
import type { OfferRow } from './change-offer.view.js';

/** Offers expire at the end of a day, so a minute more does not matter. */
const POLL_MS = 60_000;
const BATCH = 50;

/** Ends offers that nobody answered in time; a customer who had asked is written to once, by one instance. */
@Injectable()
export class ExpiredOfferWorker extends LoopWorker {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingRepository,
    private readonly offerTable: ChangeOfferRepository,
    private readonly offers: ChangeOfferService,
  ) {
    super('ExpiredOffers', POLL_MS, 'what expired is told later');
  }

  protected override async work(): Promise<boolean> {
    const expired = await this.offerTable.findExpired(this.database.manager, BATCH);
    let told = 0;
    for (const offer of expired) if (await this.tell(offer)) told += 1;
    return told > 0 && expired.length === BATCH;
  }

  /** An offer that fails now is tried again in the next turn. @returns whether it succeeded */
  private async tell(offer: OfferRow): Promise<boolean> {
    try {
      await this.database.transaction(async (tx) => {
        const booking = await this.bookings.lock(tx, offer.bookingId);
        await this.offers.expire(tx, booking, offer);
      });
      return true;
    } catch (error) {
      this.log.warn({ msg: `the expiry of change offer ${offer.id} could not be handled`, err: error });
      return false;
    }
  }
}
