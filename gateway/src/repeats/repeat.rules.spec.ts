import { expect, it } from '@jest/globals';
import { mayRepeat } from './repeat.rules.js';

it.each<readonly [string, string | undefined, string | undefined, boolean]>([
  ['GET', undefined, 'UND_ERR_SOCKET', true],
  ['PUT', undefined, 'ECONNRESET', true],
  ['POST', undefined, 'ECONNREFUSED', true],
  ['POST', 'key', 'UND_ERR_SOCKET', true],
  ['POST', undefined, 'UND_ERR_SOCKET', false],
  ['PATCH', undefined, 'ECONNRESET', false],
  ['GET', undefined, 'UND_ERR_HEADERS_TIMEOUT', false],
  ['GET', undefined, undefined, false],
  ...['HEAD', 'OPTIONS', 'PUT', 'DELETE'].map((method) => [method, undefined, 'EPIPE', true] as const),
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].map(
    (code) => ['POST', undefined, code, true] as const,
  ),
])('a %s with the key %s that failed by %s may be made again: %s', (method, idempotencyKey, code, may) => {
  expect(mayRepeat({ method, idempotencyKey }, code)).toBe(may);
});
