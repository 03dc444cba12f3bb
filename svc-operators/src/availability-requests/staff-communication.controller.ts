import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Communication } from '@safari/contracts';
import { ApiCall, ForStaff, IdempotencyKey, RowIdPipe, Staff, type StaffIdentity } from '@safari/service-kit';
import { AnswerCommunicationDto, SendCommunicationDto } from './staff-communication.dto.js';
import { StaffCommunicationService } from './staff-communication.service.js';

/** What staff write by hand; both calls touch the operator's open availability request. */
@ForStaff()
@Controller('api/operator-communications')
export class StaffCommunicationController {
  constructor(private readonly communications: StaffCommunicationService) {}

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
    @Param('id', new RowIdPipe('The communication')) id: number,
    @Body() answer: AnswerCommunicationDto,
  ): Promise<Communication> {
    return this.communications.respond(staff, idempotencyKey, id, answer);
  }
}
