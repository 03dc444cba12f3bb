import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { AvailabilityRequestsModule } from '../availability-requests/availability-requests.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CommunicationsModule } from '../communications/communications.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { ErasedBookingService } from './erased-booking.service.js';
import { ErasureConsumer } from './erasure.consumer.js';
import { ErasureRepository } from './erasure.repository.js';
import { OperatorsExportRepository } from './operators-export.repository.js';
import { OperatorsExportService } from './operators-export.service.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [
    AssignmentsModule,
    AvailabilityRequestsModule,
    BookingsModule,
    CommunicationsModule,
    OperatorsModule,
  ],
  controllers: [PrivacyController],
  providers: [
    ErasedBookingService,
    ErasureConsumer,
    ErasureRepository,
    OperatorsExportRepository,
    OperatorsExportService,
  ],
})
export class PrivacyModule {}
