import { Controller, Get, HttpCode, Param, Post, type Type } from '@nestjs/common';
import type { ParkedEvent } from '@safari/contracts';
import { ForStaff } from '../identity/access.js';
import { ApiCall } from '../openapi/api-call.js';
import { RowId } from '../paths/id.pipe.js';
import { ParkedEvents } from './parked-events.js';

/** `/api/{owner}/parked-events` of one service, e.g. `/api/booking/parked-events`. */
export function parkedEventsController(service: string): Type<unknown> {
  @ForStaff()
  @Controller(`api/${service.replace(/^svc-/, '')}/parked-events`)
  class ParkedEventsController {
    constructor(private readonly parked: ParkedEvents) {}

    @ApiCall('List events that could not be handled', ['ParkedEvent'])
    @Get()
    list(): Promise<ParkedEvent[]> {
      return this.parked.list();
    }

    @ApiCall('Handle a parked event again', undefined, { refuses: ['conflict'] })
    @Post(':id/replay')
    @HttpCode(204)
    replay(@Param('id', new RowId('The parked event')) id: number): Promise<void> {
      return this.parked.replay(id);
    }
  }
  return ParkedEventsController;
}
