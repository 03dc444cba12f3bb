import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TripChangesModule } from '../trips/trip-changes.module.js';
import { BookingChanges } from './booking.changes.js';
import { BookingController } from './booking.controller.js';
import { References } from './booking.reference.js';
import { BookingAssignment } from './booking-assignment.service.js';
import { BookingExport } from './booking-export.service.js';
import { BookingHistoryConsumer } from './booking-history.consumer.js';
import { BookingHistory } from './booking-history.service.js';
import { BookingListController } from './booking-list.controller.js';
import { BookingList } from './booking-list.service.js';
import { BookingPlacing } from './booking-placing.service.js';
import { BookingReading } from './booking-reading.service.js';
import { BookingStatusService } from './booking-status.service.js';
import { BookingSummaryService } from './booking-summary.service.js';

@Module({
  imports: [ItemsModule, OperatorsModule, PaymentsModule, TripChangesModule],
  controllers: [BookingListController, BookingController],
  providers: [
    References,
    BookingChanges,
    BookingPlacing,
    BookingReading,
    BookingList,
    BookingSummaryService,
    BookingExport,
    BookingHistory,
    BookingHistoryConsumer,
    BookingStatusService,
    BookingAssignment,
  ],
  exports: [BookingChanges, BookingReading, BookingPlacing],
})
export class BookingsModule {}
