import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import type { Booking, BookingHistoryEntry, Identity, Language } from '@safari/contracts';
import {
  ApiCall,
  Customer,
  type CustomerIdentity,
  EntityTagInterceptor,
  ForCustomers,
  ForSignedIn,
  ForStaff,
  IdempotencyKey,
  IfMatch,
  type Page,
  PageDto,
  PageInterceptor,
  ReaderLanguage,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import {
  AssignOperatorDto,
  ChangeStatusDto,
  PlaceBookingDto,
  ReassignOperatorDto,
  ReopenBookingDto,
} from './booking.dto.js';
import { BookingService } from './booking.service.js';
import { BookingAssignmentService } from './booking-assignment.service.js';
import { BookingHistoryService } from './booking-history.service.js';
import { BookingIdPipe } from './booking-id.pipe.js';
import { BookingPlacementService } from './booking-placement.service.js';
import { BookingStatusService } from './booking-status.service.js';
import { SentBookingService } from './sent-booking.service.js';

@Controller('api')
export class BookingController {
  constructor(
    private readonly placement: BookingPlacementService,
    private readonly bookings: BookingService,
    private readonly sent: SentBookingService,
    private readonly status: BookingStatusService,
    private readonly assignment: BookingAssignmentService,
    private readonly histories: BookingHistoryService,
  ) {}

  @ForCustomers()
  @ApiCall('Book a package or an attraction', 'Booking', {
    refuses: ['price_changed', 'terms_changed', 'too_many'],
  })
  @Post('bookings')
  place(
    @Customer() customer: CustomerIdentity,
    @Body() request: PlaceBookingDto,
    @ReaderLanguage() language: Language,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Booking> {
    return this.placement.place(customer, request, language, idempotencyKey);
  }

  @ForCustomers()
  @ApiCall("List the customer's own bookings", ['Booking'])
  @Get('user/bookings')
  own(@Customer() customer: CustomerIdentity): Promise<Booking[]> {
    return this.bookings.ownedBy(customer);
  }

  @ForCustomers()
  @ApiCall('Find the booking that was placed under an Idempotency-Key', 'Booking')
  @Get('user/bookings/sent/:key')
  sentUnder(@Customer() customer: CustomerIdentity, @Param('key') key: string): Promise<Booking> {
    return this.sent.find(customer, key);
  }

  @ForSignedIn()
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Read a booking', 'Booking')
  @Get('bookings/:id')
  one(@Who() who: Identity, @Param('id', BookingIdPipe) id: string): Promise<Booking> {
    return this.bookings.visible(who, id);
  }

  @ForStaff()
  @UseInterceptors(PageInterceptor)
  @ApiCall('List what happened to a booking, newest first', ['BookingHistoryEntry'])
  @Get('bookings/:id/history')
  history(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Query() page: PageDto,
  ): Promise<Page<BookingHistoryEntry>> {
    return this.histories.page(staff, id, page);
  }

  @ForStaff('read')
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Move a booking to another status', 'Booking', { refuses: ['conflict'] })
  @Put('bookings/:id/status')
  changeStatus(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() { status }: ChangeStatusDto,
    @IfMatch() seen: number | undefined,
  ): Promise<Booking> {
    return this.status.change(staff, id, status, seen);
  }

  @ForStaff('trips')
  @HttpCode(200)
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Open a completed trip again', 'Booking', { refuses: ['conflict'] })
  @Post('bookings/:id/reopen')
  reopen(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() { reason }: ReopenBookingDto,
    @IfMatch() seen: number | undefined,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Booking> {
    return this.status.reopen(staff, id, reason, seen, idempotencyKey);
  }

  @ForStaff('trips')
  @HttpCode(200)
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Take back that a trip was started', 'Booking', { refuses: ['conflict'] })
  @Post('bookings/:id/unstart')
  unstart(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @IfMatch() seen: number | undefined,
  ): Promise<Booking> {
    return this.status.unstart(staff, id, seen);
  }

  @ForStaff('money')
  @HttpCode(200)
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Take back that a payment was reconciled', 'Booking', { refuses: ['conflict'] })
  @Post('bookings/:id/unreconcile')
  unreconcile(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @IfMatch() seen: number | undefined,
  ): Promise<Booking> {
    return this.status.unreconcile(staff, id, seen);
  }

  @ForStaff()
  @HttpCode(200)
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Assign an operator to a booking', 'Booking', { refuses: ['conflict'] })
  @Post('bookings/:id/assign-operator')
  assignOperator(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() { operatorId }: AssignOperatorDto,
    @IfMatch() seen: number | undefined,
  ): Promise<Booking> {
    return this.assignment.assign(staff, id, operatorId, seen);
  }

  @ForStaff()
  @HttpCode(200)
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Take back that an operator was assigned', 'Booking', { refuses: ['conflict'] })
  @Post('bookings/:id/unassign-operator')
  unassignOperator(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @IfMatch() seen: number | undefined,
  ): Promise<Booking> {
    return this.assignment.unassign(staff, id, seen);
  }

  @ForStaff()
  @HttpCode(200)
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Give a trip to another operator', 'Booking', { refuses: ['conflict'] })
  @Post('bookings/:id/reassign-operator')
  reassignOperator(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: ReassignOperatorDto,
    @IfMatch() seen: number | undefined,
  ): Promise<Booking> {
    return this.assignment.reassign(staff, id, request, seen);
  }
}
