import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { TripUpdateController } from './trip-update.controller.js';
import { TripUpdates } from './trip-updates.service.js';

@Module({
  imports: [BookingsModule, TripsModule],
  controllers: [TripUpdateController],
  providers: [TripUpdates],
})
export class TripUpdatesModule {}
