import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import type { Identity, TripUpdate, TripUpdateVersion } from '@safari/contracts';
import {
  ApiCall,
  EntityTagInterceptor,
  ForSignedIn,
  ForStaff,
  IdempotencyKey,
  IfMatch,
  RowIdPipe,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { OfBookingDto } from '../bookings/booking.dto.js';
import { EditTripUpdateDto, PostTripUpdateDto } from './trip-update.dto.js';
import { TripUpdateService } from './trip-update.service.js';
import { TripUpdateChangeService } from './trip-update-change.service.js';

const UPDATE = new RowIdPipe('The update');

@Controller('api/trip-updates')
export class TripUpdateController {
  constructor(
    private readonly updates: TripUpdateService,
    private readonly changes: TripUpdateChangeService,
  ) {}

  @ForSignedIn()
  @ApiCall("List a trip's updates, newest first", ['TripUpdate'], { refuses: ['not_found'] })
  @Get()
  of(@Who() who: Identity, @Query() { bookingId }: OfBookingDto): Promise<TripUpdate[]> {
    return this.updates.of(who, bookingId);
  }

  @ForStaff('trips')
  @ApiCall('Post an update of a trip', 'TripUpdate', { refuses: ['not_found', 'conflict'] })
  @Post()
  post(
    @Staff() staff: StaffIdentity,
    @Body() update: PostTripUpdateDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<TripUpdate> {
    return this.updates.post(staff, update, idempotencyKey);
  }

  @ForStaff()
  @ApiCall('List how an update stood before each change, newest first', ['TripUpdateVersion'], {
    refuses: ['not_found'],
  })
  @Get(':id/versions')
  versions(@Param('id', UPDATE) id: number): Promise<TripUpdateVersion[]> {
    return this.changes.versions(id);
  }

  @ForStaff('trips')
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Write an update anew; as it stood before is kept', 'TripUpdate', {
    refuses: ['not_found', 'conflict'],
  })
  @Put(':id')
  edit(
    @Staff() staff: StaffIdentity,
    @Param('id', UPDATE) id: number,
    @Body() request: EditTripUpdateDto,
    @IfMatch() seen: number | undefined,
  ): Promise<TripUpdate> {
    return this.changes.edit(staff, id, request, seen);
  }

  @ForStaff('trips')
  @HttpCode(200)
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Withdraw an update; its traveler reads that it was', 'TripUpdate', {
    refuses: ['not_found', 'conflict'],
  })
  @Post(':id/withdraw')
  withdraw(
    @Staff() staff: StaffIdentity,
    @Param('id', UPDATE) id: number,
    @IfMatch() seen: number | undefined,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<TripUpdate> {
    return this.changes.withdraw(staff, id, seen, idempotencyKey);
  }
}
