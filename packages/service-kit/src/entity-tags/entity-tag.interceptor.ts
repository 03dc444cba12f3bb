import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { contentTag } from './content-tag.js';

/** Gives an answer about a single thing its `ETag`: the version for `If-Match`, else a hash of its content. */
@Injectable()
export class EntityTagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((body) => {
        const tag = tagOf(body);
        if (tag) reply.header('etag', tag);
      }),
    );
  }
}

/** Lists have none: which of their things has changed, they cannot say. */
export function tagOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (Array.isArray(body) || Buffer.isBuffer(body)) return undefined;
  if ('version' in body && typeof body.version === 'number') return `"${body.version}"`;
  return contentTag(JSON.stringify(body));
}
