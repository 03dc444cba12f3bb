import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { Page } from './page.js';

/** Answers a page as the plain array, with `Link: <…>; rel="next"` where it goes on. */
@Injectable()
export class Paged<T> implements NestInterceptor<Page<T>, T[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<T>>): Observable<T[]> {
    const request = context.switchToHttp().getRequest<{ url: string }>();
    const reply = context.switchToHttp().getResponse<{ header(name: string, value: string): void }>();
    return next.handle().pipe(
      map((page) => {
        if (page.next !== undefined) {
          const address = new URL(request.url, 'http://here');
          address.searchParams.set('cursor', page.next);
          reply.header('link', `<${address.pathname}${address.search}>; rel="next"`);
        }
        return page.rows;
      }),
    );
  }
}
