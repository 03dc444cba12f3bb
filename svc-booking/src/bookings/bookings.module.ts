import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { TombstonesModule } from '../tombstones/tombstones.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { BookingChanges } from './booking.changes.js';
import { BookingController } from './booking.controller.js';
import { BookingRepository } from './booking.repository.js';
import { BookingService } from './booking.service.js';
import { BookingAssignmentService } from './booking-assignment.service.js';
import { BookingExportService } from './booking-export.service.js';
import { BookingHistoryConsumer } from './booking-history.consumer.js';
import { BookingHistoryRepository } from './booking-history.repository.js';
import { BookingHistoryService } from './booking-history.service.js';
import { BookingLetterService } from './booking-letter.service.js';
import { BookingListController } from './booking-list.controller.js';
import { BookingListService } from './booking-list.service.js';
import { BookingPlacementService } from './booking-placement.service.js';
import { BookingReferenceGenerator } from './booking-reference.generator.js';
import { BookingStatusService } from './booking-status.service.js';
import { BookingSummaryService } from './booking-summary.service.js';
import { CustomerLetterRepository } from './customer-letter.repository.js';
import { OperatorConsumer } from './operator.consumer.js';
import { SentBookingService } from './sent-booking.service.js';
import { SpecialRequestsAnswerer } from './special-requests.answerer.js';

@Module({
  imports: [ItemsModule, OperatorsModule, PaymentsModule, ReceiptsModule, TombstonesModule, TripsModule],
  controllers: [BookingListController, BookingController],
  providers: [
    BookingRepository,
    BookingHistoryRepository,
    BookingReferenceGenerator,
    BookingChanges,
    BookingLetterService,
    CustomerLetterRepository,
    BookingPlacementService,
    BookingService,
    SentBookingService,
    BookingListService,
    BookingSummaryService,
    BookingExportService,
    BookingHistoryService,
    BookingHistoryConsumer,
    OperatorConsumer,
    BookingStatusService,
    BookingAssignmentService,
    SpecialRequestsAnswerer,
  ],
  exports: [
    BookingRepository,
    BookingHistoryRepository,
    BookingChanges,
    BookingLetterService,
    BookingService,
    BookingReferenceGenerator,
    BookingAssignmentService,
  ],
})
export class BookingsModule {}
