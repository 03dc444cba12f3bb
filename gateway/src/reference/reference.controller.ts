import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiCall } from '@safari/service-kit/process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyKept } from '../cache/kept-answers.js';
import { ReferenceAnswers } from './reference.answers.js';

@Controller('api')
export class ReferenceController {
  constructor(private readonly answers: ReferenceAnswers) {}

  @ApiCall('This description of all calls', { media: 'application/json' }, { refuses: ['unavailable'] })
  @Get('openapi.json')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await replyKept(request, reply, await this.answers.document());
  }

  @ApiCall('The same to read', { media: 'text/html' }, { refuses: ['unavailable'] })
  @Get('docs')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await replyKept(request, reply, await this.answers.page());
  }
}
