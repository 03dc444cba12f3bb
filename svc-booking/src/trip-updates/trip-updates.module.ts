import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { TripStatusesModule } from '../trip-statuses/trip-statuses.module.js';
import { TripUpdateController } from './trip-update.controller.js';
import { TripUpdateRepository } from './trip-update.repository.js';
import { TripUpdateService } from './trip-update.service.js';
import { TripUpdateChangeService } from './trip-update-change.service.js';

@Module({
  imports: [BookingsModule, TripStatusesModule],
  controllers: [TripUpdateController],
  providers: [TripUpdateRepository, TripUpdateService, TripUpdateChangeService],
  exports: [TripUpdateRepository],
})
export class TripUpdatesModule {}
