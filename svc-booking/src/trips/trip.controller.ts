import { Body, Controller, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import type { ActiveTrip, Identity, TripStatus } from '@safari/contracts';
import { ForSignedIn, ForStaff, IfMatch, Staff, type StaffIdentity, Who } from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { VersionTagInterceptor } from '../bookings/version-tag.interceptor.js';
import { PageDto } from '../paging/page.dto.js';
import { PageInterceptor } from '../paging/page.interceptor.js';
import type { Page } from '../paging/page.js';
import { TripProgressDto } from './trip.dto.js';
import { TripProgressService } from './trip-progress.service.js';
import { TripReading } from './trip-reading.service.js';

@Controller('api')
export class TripController {
  constructor(
    private readonly reading: TripReading,
    private readonly progress: TripProgressService,
  ) {}

  @ForStaff()
  @UseInterceptors(PageInterceptor)
  @Get('trip-active')
  active(@Query() page: PageDto): Promise<Page<ActiveTrip>> {
    return this.reading.active(page);
  }

  @ForSignedIn()
  @UseInterceptors(VersionTagInterceptor)
  @Get('trip-status/:bookingId')
  one(@Who() who: Identity, @Param('bookingId', BookingIdPipe) bookingId: string): Promise<TripStatus> {
    return this.reading.of(who, bookingId);
  }

  @ForStaff()
  @UseInterceptors(VersionTagInterceptor)
  @Put('trip-status/:bookingId')
  setProgress(
    @Staff() staff: StaffIdentity,
    @Param('bookingId', BookingIdPipe) bookingId: string,
    @Body() progress: TripProgressDto,
    @IfMatch() seen: number | undefined,
  ): Promise<TripStatus> {
    return this.progress.set(staff, bookingId, progress, seen);
  }
}
