import { Injectable } from '@nestjs/common';
import { Database, Figures } from '@safari/service-kit';
import { ChangeOfferRepository } from './change-offer.repository.js';

/** Figures of change offers that nobody has answered in time. */
@Injectable()
export class ChangeOfferFigures {
  constructor(database: Database, offers: ChangeOfferRepository, figures: Figures) {
    figures.gauge(
      'offers_overdue_seconds',
      'Since when the oldest offer is over that has not been ended',
      () => offers.oldestExpired(database.manager),
    );
  }
}
