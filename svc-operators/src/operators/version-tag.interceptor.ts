import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, tap } from 'rxjs';

/** The answer's version as its ETag, which an editor sends back as `If-Match`. */
@Injectable()
export class VersionTag implements NestInterceptor<{ version: number }> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<{ version: number }>,
  ): Observable<{ version: number }> {
    const reply = context.switchToHttp().getResponse<{ header(name: string, value: string): void }>();
    return next.handle().pipe(tap((answer) => reply.header('etag', `"${answer.version}"`)));
  }
}
