import { Module } from '@nestjs/common';
import { AvailabilityRequestsModule } from '../availability-requests/availability-requests.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { OperatorsModule } from '../operators/operators.module.js';
import { AssignmentService } from './assignment.service.js';
import { HeldAssignmentFigures } from './held-assignment.figures.js';
import { HeldAssignmentRepository } from './held-assignment.repository.js';
import { HeldAssignmentWorker } from './held-assignment.worker.js';
import { ReleaseService } from './release.service.js';
import { RunningTripsService } from './running-trips.service.js';

@Module({
  imports: [AvailabilityRequestsModule, BookingsModule, OperatorsModule],
  providers: [
    AssignmentService,
    HeldAssignmentRepository,
    HeldAssignmentWorker,
    HeldAssignmentFigures,
    ReleaseService,
    RunningTripsService,
  ],
  exports: [AssignmentService, ReleaseService],
})
export class AssignmentsModule {}
