import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiCall, clientKey, DomainError } from '@safari/service-kit/process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionExchange } from '../identity/session-exchange.js';
import { isVisitor, LiveStreams } from './live-streams.js';

@Controller('api/live')
export class LiveController {
  constructor(
    private readonly sessions: SessionExchange,
    private readonly streams: LiveStreams,
  ) {}

  @ApiCall('What changes, as it happens (server-sent events)', { media: 'text/event-stream' })
  @Get()
  async listen(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('age') age?: string,
  ): Promise<void> {
    const askedAt = performance.now();
    const { identity, hashes } = await this.sessions.of(request);
    const address = clientKey(request.ip);
    if (isVisitor(identity)) this.streams.assertRoom(address);
    if (waitsForItsTurn(reply)) {
      throw new DomainError('conflict', 'A live stream needs a connection of its own.');
    }
    reply.headers({
      'content-type': 'text/event-stream', // by which figures and traces leave it out
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    if (request.method === 'HEAD') reply.raw.end();
    else this.streams.open({ stream: reply.raw, identity, hashes, askedAt, address }, milliseconds(age));
  }
}

/**
 * Whether an earlier answer on the same connection has not ended (pipelining): such a stream would not notice that its
 * browser left.
 */
const waitsForItsTurn = ({ raw }: FastifyReply): boolean => raw.socket === null && !raw.destroyed;

/** Undefined for anything but a whole number. */
function milliseconds(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
