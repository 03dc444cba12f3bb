import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import type { Booking, BookingHistoryEntry, Identity } from '@safari/contracts';
import {
  Customer,
  type CustomerIdentity,
  EntityTag,
  ForCustomers,
  ForSignedIn,
  ForStaff,
  IfMatch,
  type Page,
  PageInterceptor,
  Repeat,
  type RepeatKey,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { PageDto } from '../paging/page.dto.js';
import { AssignOperatorDto, ChangeStatusDto, PlaceBookingDto } from './booking.dto.js';
import { BookingAssignment } from './booking-assignment.service.js';
import { BookingHistory } from './booking-history.service.js';
import { BookingIdPipe } from './booking-id.pipe.js';
import { BookingPlacing } from './booking-placing.service.js';
import { BookingReading } from './booking-reading.service.js';
import { BookingStatusService } from './booking-status.service.js';

@Controller('api')
export class BookingController {
  constructor(
    private readonly placing: BookingPlacing,
    private readonly reading: BookingReading,
    private readonly status: BookingStatusService,
    private readonly assignment: BookingAssignment,
    private readonly histories: BookingHistory,
  ) {}

  @ForCustomers()
  @Post('bookings')
  place(
    @Customer() customer: CustomerIdentity,
    @Body() request: PlaceBookingDto,
    @Repeat() repeat: RepeatKey | undefined,
  ): Promise<Booking> {
    return this.placing.place(customer, request, repeat);
  }

  @ForCustomers()
  @Get('user/bookings')
  own(@Customer() customer: CustomerIdentity): Promise<Booking[]> {
    return this.reading.ownedBy(customer);
  }

  @ForSignedIn()
  @UseInterceptors(EntityTag)
  @Get('bookings/:id')
  one(@Who() who: Identity, @Param('id', BookingIdPipe) id: string): Promise<Booking> {
    return this.reading.visible(who, id);
  }

  @ForStaff()
  @UseInterceptors(PageInterceptor)
  @Get('bookings/:id/history')
  history(
    @Param('id', BookingIdPipe) id: string,
    @Query() page: PageDto,
  ): Promise<Page<BookingHistoryEntry>> {
    return this.histories.page(id, page);
  }

  @ForStaff()
  @UseInterceptors(EntityTag)
  @Put('bookings/:id/status')
  changeStatus(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() { status }: ChangeStatusDto,
    @IfMatch() seen: number | undefined,
  ): Promise<Booking> {
    return this.status.change(staff, id, status, seen);
  }

  @ForStaff()
  @HttpCode(200)
  @UseInterceptors(EntityTag)
  @Post('bookings/:id/assign-operator')
  assignOperator(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() { operatorId }: AssignOperatorDto,
  ): Promise<Booking> {
    return this.assignment.assign(staff, id, operatorId);
  }
}
