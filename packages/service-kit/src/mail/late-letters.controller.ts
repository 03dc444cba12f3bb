import { Controller, Get, type Type } from '@nestjs/common';
import type { LateLetter } from '@safari/contracts';
import { ForStaff } from '../identity/access.js';
import { ApiCall } from '../openapi/api-call.js';
import { ownerOf } from '../paths/owner.js';
import { LateLetterRepository } from './late-letter.repository.js';

/** `/api/{owner}/late-letters` of one service that writes letters. */
export function lateLettersController(service: string): Type<unknown> {
  @ForStaff()
  @Controller(`api/${ownerOf(service)}/late-letters`)
  class LateLettersController {
    constructor(private readonly letters: LateLetterRepository) {}

    @ApiCall('List letters that have been waiting for the mail server for hours', ['LateLetter'])
    @Get()
    list(): Promise<LateLetter[]> {
      return this.letters.list();
    }
  }
  return LateLettersController;
}
