import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** A list that is changed as a whole, and whose version rises with every change. */
export interface VersionedList<T> {
  version: number;
  rows: T[];
}

/** Answers such a list as a plain array and gives it its `ETag`: the version that `If-Match` asks for. */
@Injectable()
export class VersionedListInterceptor implements NestInterceptor<VersionedList<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<VersionedList<unknown>>): Observable<unknown[]> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ version, rows }) => {
        reply.header('etag', `"${version}"`);
        return rows;
      }),
    );
  }
}
