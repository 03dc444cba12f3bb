import { Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Communication } from '@safari/contracts';
import { ForStaff, Repeat, type RepeatKey, Staff, type StaffIdentity } from '@safari/service-kit';
import { PageQuery } from '../pages/page.dto.js';
import { Paged } from '../pages/page.interceptor.js';
import { type Page } from '../pages/page.js';
import { RowId } from '../paths/id.pipe.js';
import { AnswerDto, SendCommunicationDto } from './communication.dto.js';
import { CommunicationService } from './communication.service.js';

@ForStaff()
@Controller('api/operator-communications')
export class CommunicationController {
  constructor(private readonly communications: CommunicationService) {}

  @Get()
  @UseInterceptors(Paged)
  list(@Query() query: PageQuery): Promise<Page<Communication>> {
    return this.communications.list(query);
  }

  @Post()
  send(
    @Staff() staff: StaffIdentity,
    @Repeat() repeat: RepeatKey | undefined,
    @Body() request: SendCommunicationDto,
  ): Promise<Communication> {
    return this.communications.send(staff, repeat, request);
  }

  @Post(':id/respond')
  respond(
    @Staff() staff: StaffIdentity,
    @Repeat() repeat: RepeatKey | undefined,
    @Param('id', RowId) id: number,
    @Body() answer: AnswerDto,
  ): Promise<Communication> {
    return this.communications.respond(staff, repeat, id, answer);
  }
}
