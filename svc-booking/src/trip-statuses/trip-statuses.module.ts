import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { ActiveTripRepository } from './active-trip.repository.js';
import { TripProgressService } from './trip-progress.service.js';
import { TripStatusController } from './trip-status.controller.js';
import { TripStatusService } from './trip-status.service.js';

@Module({
  imports: [BookingsModule, TripsModule],
  controllers: [TripStatusController],
  providers: [ActiveTripRepository, TripProgressService, TripStatusService],
  exports: [TripProgressService],
})
export class TripStatusesModule {}
