import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { RemoteEntry } from '@safari/contracts';
import { ApiCall, contentTag, notModified } from '@safari/service-kit/process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Remotes } from './remotes.js';

/** What the shell loads at run time: always through this origin, whoever serves the files behind it. */
@Controller('remotes.json')
export class RemotesController {
  constructor(private readonly remotes: Remotes) {}

  @ApiCall('Where the shell finds the front ends, and what each draws', ['RemoteEntry'])
  @Get()
  @Header('cache-control', 'no-cache')
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RemoteEntry[]> {
    const entries = (await this.remotes.table()).entries();
    return notModified(request, reply, contentTag(JSON.stringify(entries))) ? [] : entries;
  }
}
