import { Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Communication } from '@safari/contracts';
import {
  ApiCall,
  ForStaff,
  IdempotencyKey,
  type Page,
  PageInterceptor,
  RowId,
  Staff,
  type StaffIdentity,
} from '@safari/service-kit';
import { PageQuery } from '../paging/page.dto.js';
import { AnswerDto, SendCommunicationDto } from './communication.dto.js';
import { CommunicationService } from './communication.service.js';

@ForStaff()
@Controller('api/operator-communications')
export class CommunicationController {
  constructor(private readonly communications: CommunicationService) {}

  @ApiCall('List what was said to operators and by them', ['Communication'])
  @Get()
  @UseInterceptors(PageInterceptor)
  list(@Query() query: PageQuery): Promise<Page<Communication>> {
    return this.communications.list(query);
  }

  @ApiCall('Write to an operator by hand', 'Communication')
  @Post()
  send(
    @Staff() staff: StaffIdentity,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
    @Body() request: SendCommunicationDto,
  ): Promise<Communication> {
    return this.communications.send(staff, idempotencyKey, request);
  }

  @ApiCall("Record an operator's answer", 'Communication', { refuses: ['conflict'] })
  @Post(':id/respond')
  respond(
    @Staff() staff: StaffIdentity,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
    @Param('id', new RowId('The communication')) id: number,
    @Body() answer: AnswerDto,
  ): Promise<Communication> {
    return this.communications.respond(staff, idempotencyKey, id, answer);
  }
}
