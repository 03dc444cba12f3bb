import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { type LinkedOffer } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { AnswerOfferDto } from './change.dto.js';
import { OfferAnswerService } from './offer-answer.service.js';

/** The link alone gives access; so no cache stores it and no other page learns it. */
@ForEveryone()
@Controller('api/booking/change-offers')
export class LinkedOfferController {
  constructor(private readonly answers: OfferAnswerService) {}

  @ApiCall('Read the change of a booking behind the link in its letter', 'LinkedOffer', {
    refuses: ['not_found'],
  })
  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  read(@Param('token') token: string): Promise<LinkedOffer> {
    return this.answers.read(token);
  }

  @ApiCall('Accept or decline the change of a booking behind the link in its letter', 'LinkedOffer', {
    refuses: ['not_found', 'conflict'],
  })
  @Post(':token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  answer(@Param('token') token: string, @Body() answer: AnswerOfferDto): Promise<LinkedOffer> {
    return this.answers.byLink(token, answer);
  }
}
