import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { Identity, TripUpdate } from '@safari/contracts';
import {
  ApiCall,
  ForSignedIn,
  ForStaff,
  IdempotencyKey,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { OfBookingDto } from '../bookings/booking.dto.js';
import { PostTripUpdateDto } from './trip-update.dto.js';
import { TripUpdateService } from './trip-update.service.js';

@Controller('api/trip-updates')
export class TripUpdateController {
  constructor(private readonly updates: TripUpdateService) {}

  @ForSignedIn()
  @ApiCall("List a trip's updates, newest first", ['TripUpdate'], { refuses: ['not_found'] })
  @Get()
  of(@Who() who: Identity, @Query() { bookingId }: OfBookingDto): Promise<TripUpdate[]> {
    return this.updates.of(who, bookingId);
  }

  @ForStaff()
  @ApiCall('Post an update of a trip', 'TripUpdate', { refuses: ['not_found', 'conflict'] })
  @Post()
  post(
    @Staff() staff: StaffIdentity,
    @Body() update: PostTripUpdateDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<TripUpdate> {
    return this.updates.post(staff, update, idempotencyKey);
  }
}
