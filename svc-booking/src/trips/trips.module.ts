import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { TripController } from './trip.controller.js';
import { TripChangesModule } from './trip-changes.module.js';
import { TripProgressService } from './trip-progress.service.js';
import { TripReading } from './trip-reading.service.js';

@Module({
  imports: [BookingsModule, TripChangesModule],
  controllers: [TripController],
  providers: [TripProgressService, TripReading],
  exports: [TripProgressService],
})
export class TripsModule {}
