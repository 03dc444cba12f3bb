import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { AvailabilityRequestsModule } from '../availability-requests/availability-requests.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { BookingStatusConsumer } from './booking-status.consumer.js';
import { ChangedBookingService } from './changed-booking.service.js';

@Module({
  imports: [AssignmentsModule, AvailabilityRequestsModule, BookingsModule, OperatorsModule],
  providers: [BookingStatusConsumer, ChangedBookingService],
})
export class ChangedBookingsModule {}
