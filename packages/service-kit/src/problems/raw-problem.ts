import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE, type Problem } from '@safari/contracts';
import { retryHeaders } from './retry-headers.js';

/**
 * A problem as raw HTTP, for a connection on which no request could be read and so no reply exists; the connection
 * ends.
 */
export function rawProblem(problem: Problem, headers: Readonly<Record<string, string>> = {}): string {
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    ...retryHeaders(problem),
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const reason = STATUS_CODES[problem.status] ?? '';
  return `HTTP/1.1 ${problem.status} ${reason}\r\n${lines.join('')}\r\n${body}`;
}
