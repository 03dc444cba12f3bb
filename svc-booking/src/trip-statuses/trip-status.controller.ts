import { Body, Controller, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import type { ActiveTrip, Identity, TripStatus } from '@safari/contracts';
import {
  ApiCall,
  EntityTagInterceptor,
  ForSignedIn,
  ForStaff,
  IfMatch,
  type Page,
  PageDto,
  PageInterceptor,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { TripProgressService } from './trip-progress.service.js';
import { TripProgressDto } from './trip-status.dto.js';
import { TripStatusService } from './trip-status.service.js';

@Controller('api')
export class TripStatusController {
  constructor(
    private readonly statuses: TripStatusService,
    private readonly progress: TripProgressService,
  ) {}

  @ForStaff()
  @UseInterceptors(PageInterceptor)
  @ApiCall('List trips that are confirmed or under way', ['ActiveTrip'])
  @Get('trip-active')
  active(@Query() page: PageDto): Promise<Page<ActiveTrip>> {
    return this.statuses.active(page);
  }

  @ForSignedIn()
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Read how far a trip is', 'TripStatus')
  @Get('trip-status/:bookingId')
  one(@Who() who: Identity, @Param('bookingId', BookingIdPipe) bookingId: string): Promise<TripStatus> {
    return this.statuses.of(who, bookingId);
  }

  @ForStaff('trips')
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Set how far a trip is', 'TripStatus', { refuses: ['conflict'] })
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
