import { Body, Controller, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { BookingOffers, Identity } from '@safari/contracts';
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
  Staff,
  type StaffIdentity,
  Who,
} from '@safari/service-kit';
import { BookingIdPipe } from '../bookings/booking-id.pipe.js';
import { BookingChangeService } from './booking-change.service.js';
import { AnswerOfferDto, AskForChangeDto, ChangeBookingDto } from './change.dto.js';
import { ChangeOfferService } from './change-offer.service.js';
import { OfferAnswerService } from './offer-answer.service.js';
import { OfferIdPipe } from './offer-id.pipe.js';

@Controller('api')
export class ChangeController {
  constructor(
    private readonly offers: ChangeOfferService,
    private readonly changes: BookingChangeService,
    private readonly answers: OfferAnswerService,
  ) {}

  @ForSignedIn()
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Read a booking with the changes that were offered', 'BookingOffers')
  @Get('bookings/:id/offers')
  of(@Who() who: Identity, @Param('id', BookingIdPipe) id: string): Promise<BookingOffers> {
    return this.offers.of(who, id);
  }

  @ForStaff()
  @UseInterceptors(EntityTagInterceptor)
  @ApiCall('Change a booking; another date, party or price is offered to its customer', 'BookingOffers', {
    refuses: ['conflict', 'price_changed'],
  })
  @Put('bookings/:id')
  change(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: ChangeBookingDto,
    @IfMatch() seen: number | undefined,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<BookingOffers> {
    return this.changes.change(staff, id, request, seen, idempotencyKey);
  }

  @ForCustomers()
  @ApiCall("Ask for another date or party of one's own booking", 'BookingOffers', {
    refuses: ['conflict', 'price_changed', 'too_many'],
  })
  @Post('user/bookings/:id/offers')
  ask(
    @Customer() customer: CustomerIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Body() request: AskForChangeDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<BookingOffers> {
    return this.changes.ask(customer, id, request, idempotencyKey);
  }

  @ForStaff()
  @HttpCode(200)
  @ApiCall("Accept or decline a customer's offer, or withdraw one's own", 'BookingOffers', {
    refuses: ['conflict'],
  })
  @Post('bookings/:id/offers/:offer')
  answer(
    @Staff() staff: StaffIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Param('offer', OfferIdPipe) offer: number,
    @Body() answer: AnswerOfferDto,
  ): Promise<BookingOffers> {
    return this.answers.byStaff(staff, id, offer, answer);
  }

  @ForCustomers()
  @HttpCode(200)
  @ApiCall("Accept or decline an offer for one's own booking, or withdraw one's own", 'BookingOffers', {
    refuses: ['conflict'],
  })
  @Post('user/bookings/:id/offers/:offer')
  answerOwn(
    @Customer() customer: CustomerIdentity,
    @Param('id', BookingIdPipe) id: string,
    @Param('offer', OfferIdPipe) offer: number,
    @Body() answer: AnswerOfferDto,
  ): Promise<BookingOffers> {
    return this.answers.byCustomer(customer, id, offer, answer);
  }
}
