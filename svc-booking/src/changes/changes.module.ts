import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ItemsModule } from '../items/items.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { BookingChangeService } from './booking-change.service.js';
import { ChangeController } from './change.controller.js';
import { ChangeLetterService } from './change-letter.service.js';
import { ChangeOfferFigures } from './change-offer.figures.js';
import { ChangeOfferRepository } from './change-offer.repository.js';
import { ChangeOfferService } from './change-offer.service.js';
import { ExpiredOfferWorker } from './expired-offer.worker.js';
import { LinkedOfferController } from './linked-offer.controller.js';
import { OfferAnswerService } from './offer-answer.service.js';

@Module({
  imports: [BookingsModule, InvoicesModule, ItemsModule, PaymentsModule, TripsModule],
  controllers: [ChangeController, LinkedOfferController],
  providers: [
    ChangeOfferRepository,
    ChangeOfferService,
    ChangeLetterService,
    BookingChangeService,
    OfferAnswerService,
    ExpiredOfferWorker,
    ChangeOfferFigures,
  ],
  exports: [ChangeLetterService, ChangeOfferRepository, BookingChangeService, OfferAnswerService],
})
export class ChangesModule {}
