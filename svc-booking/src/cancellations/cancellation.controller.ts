import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Booking, BookingCancellation, Cancellation, Identity } from '@safari/contracts';
import {
  ApiCall,
  Customer,
  type CustomerIdentity,
  ForCustomers,
  ForSignedIn,
  ForStaff,
  IdempotencyKey,
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { CancelBookingDto, CancelBookingForDto, RecordRefundDto, VoidRefundDto } from './cancellation.dto.js';
import { CancellationService } from './cancellation.service.js';
import { CancellationQuoteService } from './cancellation-quote.service.js';
import { RefundService } from './refund.service.js';

@Controller('api')
export class CancellationController {
  constructor(
    private readonly quotes: CancellationQuoteService,
    private readonly cancellations: CancellationService,
    private readonly refunds: RefundService,
  ) {}

  @ForSignedIn()
  @ApiCall('Read what a cancellation costs today, or has cost', 'BookingCancellation')
  @Get('bookings/:id/cancellation')
  of(@Who() who: Identity, @Param('id', BookingIdPipe) id: string): Promise<BookingCancellation> {
    return this.quotes.of(who, id);
  }

  @ForCustomers()
  @HttpCode(200)
  @ApiCall("Cancel one's own booking", 'Booking', { refuses: ['conflict', 'price_changed'] })
  @Post('user/bookings/:id/cancel')
  cancelOwn(
    @Customer() customer: CustomerIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: CancelBookingDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Booking> {
    return this.cancellations.cancelOwn(customer, id, request, idempotencyKey);
  }

  @ForStaff()
  @HttpCode(200)
  @ApiCall('Cancel a booking for its customer, for us or for its operator', 'Booking', {
    refuses: ['conflict', 'price_changed'],
  })
  @Post('bookings/:id/cancel')
  cancel(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: CancelBookingForDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Booking> {
    return this.cancellations.cancel(staff, id, request, idempotencyKey);
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Record that a refund has been paid', 'Cancellation', { refuses: ['conflict', 'price_changed'] })
  @Post('bookings/:id/refund')
  refund(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: RecordRefundDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Cancellation> {
    return this.refunds.record(staff, id, request, idempotencyKey);
  }

  @ForStaff('money')
  @HttpCode(200)
  @ApiCall('Void a refund that was recorded by mistake', 'Cancellation', { refuses: ['conflict'] })
  @Post('bookings/:id/refund/void')
  voidRefund(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: VoidRefundDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Cancellation> {
    return this.refunds.void(staff, id, request, idempotencyKey);
  }
}
