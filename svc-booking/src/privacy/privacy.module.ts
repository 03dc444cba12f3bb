import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ChangesModule } from '../changes/changes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { TombstonesModule } from '../tombstones/tombstones.module.js';
import { TripUpdatesModule } from '../trip-updates/trip-updates.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { BookingPrivacyRepository } from './booking-privacy.repository.js';
import { BookingRetentionJob } from './booking-retention.job.js';
import { BookingsExportService } from './bookings-export.service.js';
import { ErasureConsumer } from './erasure.consumer.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';
import { ErasurePreviewService } from './erasure-preview.service.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [
    BookingsModule,
    TombstonesModule,
    PaymentsModule,
    ChangesModule,
    TripsModule,
    InvoicesModule,
    ReviewsModule,
    TripUpdatesModule,
  ],
  controllers: [PrivacyController],
  providers: [
    BookingPrivacyRepository,
    BookingsExportService,
    ErasureRepository,
    ErasureService,
    ErasureConsumer,
    BookingRetentionJob,
    ErasurePreviewService,
  ],
})
export class PrivacyModule {}
