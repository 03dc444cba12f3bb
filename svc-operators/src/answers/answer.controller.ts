import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { type LinkedRequest } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { OperatorAnswerDto } from './answer.dto.js';
import { AnswerService } from './answer.service.js';

/** Whoever holds the link is believed; so it is kept by nobody on the way and told to nobody. */
@ForEveryone()
@Controller('api/operator-answers')
export class AnswerController {
  constructor(private readonly answers: AnswerService) {}

  @ApiCall('Read the question behind a link', 'LinkedRequest', { refuses: ['gone'] })
  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  read(@Param('token') token: string): Promise<LinkedRequest> {
    return this.answers.read(token);
  }

  @ApiCall('Answer the question behind a link', 'LinkedRequest', { refuses: ['gone', 'conflict'] })
  @Post(':token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  answer(@Param('token') token: string, @Body() answer: OperatorAnswerDto): Promise<LinkedRequest> {
    return this.answers.answer(token, answer);
  }
}
