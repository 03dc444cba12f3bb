import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { Page } from './page.js';

/** Answers a page's rows as a plain array and names the next page in `Link: <…>; rel="next"`. */
@Injectable()
export class PageInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map(({ rows, next: cursor }) => {
        if (cursor !== undefined) {
          const target = nextPage(http.getRequest<FastifyRequest>().url, cursor);
          http.getResponse<FastifyReply>().header('link', `<${target}>; rel="next"`);
        }
        return rows;
      }),
    );
  }
}

/** The same list with the same filters, from the cursor on. */
export function nextPage(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}
