import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CancellationsModule } from '../cancellations/cancellations.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ItemsModule } from '../items/items.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { TripUpdatesModule } from '../trip-updates/trip-updates.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { DemoHistory } from './demo.history.js';
import { DemoJob } from './demo.job.js';
import { DemoSeed } from './demo.seed.js';

@Module({
  imports: [
    BookingsModule,
    CancellationsModule,
    InvoicesModule,
    ItemsModule,
    MessagesModule,
    OperatorsModule,
    PaymentsModule,
    ReviewsModule,
    TripUpdatesModule,
    TripsModule,
  ],
  providers: [DemoHistory, DemoSeed, DemoJob],
})
export class SeedModule {}
