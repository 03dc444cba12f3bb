import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CommunicationsModule } from '../communications/communications.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { AnswerRecorder } from './answer.recorder.js';
import { AnswerLinkRepository } from './answer-link.repository.js';
import { AnswerLinkService } from './answer-link.service.js';
import { AssignmentService } from './assignment.service.js';
import { AvailabilityRequestController } from './availability-request.controller.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { AvailabilityRequestService } from './availability-request.service.js';
import { BookingStatusConsumer } from './booking-status.consumer.js';
import { ChangedBookingService } from './changed-booking.service.js';
import { CoordinationController } from './coordination.controller.js';
import { CoordinationService } from './coordination.service.js';
import { ErasedBookingService } from './erased-booking.service.js';
import { HeldAssignmentRepository } from './held-assignment.repository.js';
import { HeldAssignmentWorker } from './held-assignment.worker.js';
import { OperatorAnswerController } from './operator-answer.controller.js';
import { OperatorAnswerService } from './operator-answer.service.js';
import { OperatorNoticeService } from './operator-notice.service.js';
import { ReleaseService } from './release.service.js';
import { RunningTripsGuard } from './running-trips.guard.js';
import { StaffCommunicationController } from './staff-communication.controller.js';
import { StaffCommunicationService } from './staff-communication.service.js';
import { TakeBackService } from './take-back.service.js';

@Module({
  imports: [BookingsModule, CommunicationsModule, DeliveriesModule, OperatorsModule],
  controllers: [
    AvailabilityRequestController,
    CoordinationController,
    OperatorAnswerController,
    StaffCommunicationController,
  ],
  providers: [
    AnswerLinkRepository,
    AnswerLinkService,
    AnswerRecorder,
    AssignmentService,
    AvailabilityRequestRepository,
    AvailabilityRequestService,
    BookingStatusConsumer,
    ChangedBookingService,
    CoordinationService,
    ErasedBookingService,
    OperatorAnswerService,
    OperatorNoticeService,
    ReleaseService,
    RunningTripsGuard,
    StaffCommunicationService,
    TakeBackService,
    HeldAssignmentRepository,
    HeldAssignmentWorker,
  ],
  exports: [AnswerLinkRepository, AvailabilityRequestService, ErasedBookingService],
})
export class AvailabilityRequestsModule {}
