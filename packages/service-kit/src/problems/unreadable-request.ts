import type { Socket } from 'node:net';
import type { Problem } from '@safari/contracts';
import { DomainError } from './domain-error.js';
import { rawProblem } from './raw-problem.js';

/** By the parser's codes; anything else is not HTTP. */
const PROBLEMS: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: {
    ...new DomainError('too_large', 'The request has more headers than we read.').toProblem(),
    status: 431,
  },
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('too_slow', 'The request took too long to arrive.').toProblem(),
};
const NO_HTTP = new DomainError('validation', 'The request cannot be read.').toProblem();

/** Answers a connection on which no request could be read, unless an answer is under way already. */
export function refuseUnreadable(
  { code = '' }: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { _httpMessage: underWay } = socket as unknown as { _httpMessage?: { headersSent: boolean } };
  if (code === 'ECONNRESET' || !socket.writable || underWay?.headersSent) socket.destroy();
  else socket.end(rawProblem(PROBLEMS[code] ?? NO_HTTP, headers), () => socket.destroy());
}
