import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { SharedRead } from './shared-read.js';

/** For lists that are the same for everybody: concurrent requests share one read and one serialization as JSON. */
@Injectable()
export class SharedListInterceptor implements NestInterceptor {
  private readonly lists = new SharedRead<Buffer>();

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const { url } = http.getRequest<FastifyRequest>();
    http.getResponse<FastifyReply>().type('application/json; charset=utf-8');
    return from(
      this.lists.read(url, async () => Buffer.from(JSON.stringify(await firstValueFrom(next.handle())))),
    );
  }
}
