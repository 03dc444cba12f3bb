import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type AnswerLink, type AvailabilityRequest, type LateAnswers } from '@safari/contracts';
import {
  ApiCall,
  ForStaff,
  IdempotencyKey,
  type Page,
  PageInterceptor,
  RowIdPipe,
  Staff,
  type StaffIdentity,
} from '@safari/service-kit';
import { BookingPageDto } from '../bookings/booking-page.dto.js';
import { AvailabilityRequestService } from './availability-request.service.js';
import { TakeBackAnswerDto } from './take-back.dto.js';
import { TakeBackService } from './take-back.service.js';

const REQUEST = new RowIdPipe('The availability request');

@ForStaff()
@Controller('api/availability-requests')
export class AvailabilityRequestController {
  constructor(
    private readonly requests: AvailabilityRequestService,
    private readonly answers: TakeBackService,
  ) {}

  @ApiCall('List what operators were asked, newest first', ['AvailabilityRequest'])
  @Get()
  @UseInterceptors(PageInterceptor)
  list(@Query() query: BookingPageDto): Promise<Page<AvailabilityRequest>> {
    return this.requests.list(query);
  }

  @ApiCall(
    'List operators who are late to answer about a trip that nobody or that they themselves run',
    'LateAnswers',
  )
  @Get('late')
  late(): Promise<LateAnswers> {
    return this.requests.late();
  }

  /** Takes no idempotency key: a repeat would have to return the same link, but only its hash may be stored. */
  @ApiCall('Make a fresh answer link', 'AnswerLink', { refuses: ['conflict'] })
  @Post(':id/link')
  link(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AnswerLink> {
    return this.requests.link(staff, id);
  }

  @ApiCall('Close an availability request', 'AvailabilityRequest', { refuses: ['conflict'] })
  @Post(':id/close')
  @HttpCode(200)
  close(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AvailabilityRequest> {
    return this.requests.close(staff, id);
  }

  @ApiCall('Revoke the answer links of an availability request', 'AvailabilityRequest', {
    refuses: ['conflict'],
  })
  @Post(':id/revoke')
  @HttpCode(200)
  revoke(@Staff() staff: StaffIdentity, @Param('id', REQUEST) id: number): Promise<AvailabilityRequest> {
    return this.requests.revoke(staff, id);
  }

  @ApiCall('Record that an operator takes its yes or its price back', 'AvailabilityRequest', {
    refuses: ['conflict', 'gone'],
  })
  @Post(':id/take-back')
  takeBack(
    @Staff() staff: StaffIdentity,
    @Param('id', REQUEST) id: number,
    @Body() answer: TakeBackAnswerDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<AvailabilityRequest> {
    return this.answers.takeBack(staff, id, answer, idempotencyKey);
  }
}
