import { Controller, Get, HttpCode, Param, Post, type Type } from '@nestjs/common';
import type { FailedLetter } from '@safari/contracts';
import { ForStaff } from '../identity/access.js';
import { ApiCall } from '../openapi/api-call.js';
import { RowIdPipe } from '../paths/id.pipe.js';
import { ownerOf } from '../paths/owner.js';
import { FailedLetters } from './failed-letters.js';

/** `/api/{owner}/failed-letters` of one service that writes letters. */
export function failedLettersController(service: string): Type<unknown> {
  @ForStaff()
  @Controller(`api/${ownerOf(service)}/failed-letters`)
  class FailedLettersController {
    constructor(private readonly letters: FailedLetters) {}

    @ApiCall('List letters of the last days that did not reach their recipients', ['FailedLetter'])
    @Get()
    list(): Promise<FailedLetter[]> {
      return this.letters.list();
    }

    @ApiCall('Send a failed letter again', undefined, { refuses: ['conflict'] })
    @Post(':id/retry')
    @HttpCode(204)
    retry(@Param('id', new RowIdPipe('The letter')) id: number): Promise<void> {
      return this.letters.retry(id);
    }
  }
  return FailedLettersController;
}
