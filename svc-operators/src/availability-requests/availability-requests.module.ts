import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CommunicationsModule } from '../communications/communications.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { AnswerRecorder } from './answer.recorder.js';
import { AnswerLinkRepository } from './answer-link.repository.js';
import { AnswerLinkService } from './answer-link.service.js';
import { AvailabilityRequestController } from './availability-request.controller.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { AvailabilityRequestService } from './availability-request.service.js';
import { CoordinationController } from './coordination.controller.js';
import { CoordinationService } from './coordination.service.js';
import { OperatorAnswerController } from './operator-answer.controller.js';
import { OperatorAnswerService } from './operator-answer.service.js';
import { OperatorCallRepository } from './operator-call.repository.js';
import { OperatorNoticeService } from './operator-notice.service.js';
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
    AvailabilityRequestRepository,
    AvailabilityRequestService,
    CoordinationService,
    OperatorAnswerService,
    OperatorCallRepository,
    OperatorNoticeService,
    StaffCommunicationService,
    TakeBackService,
  ],
  exports: [
    AnswerLinkRepository,
    AvailabilityRequestRepository,
    AvailabilityRequestService,
    CoordinationService,
    OperatorNoticeService,
  ],
})
export class AvailabilityRequestsModule {}
