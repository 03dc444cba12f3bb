import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { Identity, TripUpdate } from '@safari/contracts';
import {
  ForSignedIn,
  ForStaff,
  Repeat,
  type RepeatKey,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { OfBookingDto } from '../bookings/booking.dto.js';
import { PostTripUpdateDto } from './trip-update.dto.js';
import { TripUpdates } from './trip-updates.service.js';

@Controller('api/trip-updates')
export class TripUpdateController {
  constructor(private readonly updates: TripUpdates) {}

  @ForSignedIn()
  @Get()
  of(@Who() who: Identity, @Query() { bookingId }: OfBookingDto): Promise<TripUpdate[]> {
    return this.updates.of(who, bookingId);
  }

  @ForStaff()
  @Post()
  post(
    @Staff() staff: StaffIdentity,
    @Body() update: PostTripUpdateDto,
    @Repeat() repeat: RepeatKey | undefined,
  ): Promise<TripUpdate> {
    return this.updates.post(staff, update, repeat);
  }
}
