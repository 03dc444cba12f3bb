import type { IncomingMessage } from 'node:http';
import { DomainError } from '@safari/service-kit/process';
import type { FastifyInstance } from 'fastify';
import { readAddress } from './address.rules.js';

/** Where no page is: a person whose address cannot be read sees the page that says so. */
const NO_PAGE = '/404';
/** A call that cannot be read is counted and refused like any other. */
const NO_CALL = '/api/unreadable';

const faults = new WeakMap<IncomingMessage, string>();

/** The address by which a request is routed, refused and passed on. */
export function addressOf(request: IncomingMessage): string {
  const address = readAddress(request.url ?? '');
  if ('url' in address) return address.url;
  if (isPageVisit(request)) return NO_PAGE;
  faults.set(request, address.fault);
  return NO_CALL;
}

/** Refused after it was counted, so that it costs its sender as much as any other. */
export function refuseUnreadableAddresses(server: FastifyInstance): void {
  server.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    const fault = faults.get(raw);
    if (fault !== undefined) return done(new DomainError('validation', fault));
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      return done(new DomainError('validation', 'The request names no host.'));
    done(null, payload);
  });
}

/** Whether somebody navigates to the address: it was not requested by a script of ours. */
export function isPageVisit({ method, url = '', headers }: IncomingMessage): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !/^\/(?:api|auth)\//.test(url) && headers.accept?.includes('text/html') === true;
}
