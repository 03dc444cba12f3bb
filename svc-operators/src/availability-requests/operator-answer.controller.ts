import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { type LinkedRequest } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import { OperatorAnswerDto } from './operator-answer.dto.js';
import { OperatorAnswerService } from './operator-answer.service.js';

/** The link alone gives access; so no cache stores it and no other page learns it. */
@ForEveryone()
@Controller('api/operator-answers')
export class OperatorAnswerController {
  constructor(private readonly answers: OperatorAnswerService) {}

  @ApiCall('Read the availability request behind an answer link', 'LinkedRequest', { refuses: ['gone'] })
  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  read(@Param('token') token: string): Promise<LinkedRequest> {
    return this.answers.read(token);
  }

  @ApiCall('Answer the availability request behind an answer link', 'LinkedRequest', {
    refuses: ['gone', 'conflict'],
  })
  @Post(':token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  answer(@Param('token') token: string, @Body() answer: OperatorAnswerDto): Promise<LinkedRequest> {
    return this.answers.answer(token, answer);
  }
}
