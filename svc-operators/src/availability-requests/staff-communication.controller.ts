import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Communication, OperatorCalls } from '@safari/contracts';
import { ApiCall, ForStaff, IdempotencyKey, RowIdPipe, Staff, type StaffIdentity } from '@safari/service-kit';
import { AnswerCommunicationDto, SendCommunicationDto } from './staff-communication.dto.js';
import { StaffCommunicationService } from './staff-communication.service.js';

/** What staff write and tell by hand; it touches the operator's open availability request. */
@ForStaff()
@Controller('api/operator-communications')
export class StaffCommunicationController {
  constructor(private readonly communications: StaffCommunicationService) {}

  @ApiCall('Write to an operator by hand', 'Communication')
  @Post()
  send(
    @Staff() staff: StaffIdentity,
    @Body() request: SendCommunicationDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Communication> {
    return this.communications.send(staff, request, idempotencyKey);
  }

  @ApiCall('List the operators whom the office has to call', 'OperatorCalls')
  @Get('calls')
  calls(): Promise<OperatorCalls> {
    return this.communications.calls();
  }

  @HttpCode(200)
  @ApiCall('Note that an operator was told by telephone', 'Communication', { refuses: ['conflict'] })
  @Post(':id/told')
  told(
    @Staff() staff: StaffIdentity,
    @Param('id', new RowIdPipe('The communication')) id: number,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Communication> {
    return this.communications.tell(staff, id, idempotencyKey);
  }

  @ApiCall("Record an operator's answer", 'Communication', { refuses: ['conflict'] })
  @Post(':id/respond')
  respond(
    @Staff() staff: StaffIdentity,
    @Param('id', new RowIdPipe('The communication')) id: number,
    @Body() answer: AnswerCommunicationDto,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<Communication> {
    return this.communications.respond(staff, id, answer, idempotencyKey);
  }
}
