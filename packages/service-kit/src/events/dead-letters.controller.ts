import { Body, Controller, Get, HttpCode, Param, Post, type Type } from '@nestjs/common';
import type { DeadLetter } from '@safari/contracts';
import { ForStaff, Staff, type StaffIdentity } from '../identity/access.js';
import { ApiCall } from '../openapi/api-call.js';
import { RowIdPipe } from '../paths/id.pipe.js';
import { ownerOf } from '../paths/owner.js';
import { DeadLetters } from './dead-letters.js';
import { DismissDeadLetterDto } from './dismiss-dead-letter.dto.js';

/** `/api/{owner}/dead-letters` of one service, e.g. `/api/booking/dead-letters`. */
export function deadLettersController(service: string): Type<unknown> {
  @ForStaff()
  @Controller(`api/${ownerOf(service)}/dead-letters`)
  class DeadLettersController {
    constructor(private readonly deadLetters: DeadLetters) {}

    @ApiCall('List events that could not be handled', ['DeadLetter'])
    @Get()
    list(): Promise<DeadLetter[]> {
      return this.deadLetters.list();
    }

    @ApiCall('Handle a dead letter again', undefined, { refuses: ['conflict'] })
    @Post(':id/replay')
    @HttpCode(204)
    replay(@Param('id', new RowIdPipe('The dead letter')) id: number): Promise<void> {
      return this.deadLetters.replay(id);
    }

    @ApiCall('Dismiss a dead letter that nothing can mend', undefined, { refuses: ['conflict'] })
    @Post(':id/dismiss')
    @HttpCode(204)
    dismiss(
      @Staff() staff: StaffIdentity,
      @Param('id', new RowIdPipe('The dead letter')) id: number,
      @Body() { reason }: DismissDeadLetterDto,
    ): Promise<void> {
      return this.deadLetters.dismiss(id, reason, staff.name);
    }
  }
  return DeadLettersController;
}
