import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, tap } from 'rxjs';

interface Reply {
  header(name: string, value: string): unknown;
}

/** Gives the answer's version as its ETag, for `If-Match` of the next edit. */
@Injectable()
export class VersionTagInterceptor implements NestInterceptor<{ version: number }> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<{ version: number }>,
  ): Observable<{ version: number }> {
    const reply = context.switchToHttp().getResponse<Reply>();
    return next.handle().pipe(tap(({ version }) => reply.header('etag', `"${version}"`)));
  }
}
