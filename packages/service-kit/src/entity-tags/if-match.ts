import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { takesHeader } from '../annotations/header.js';
import { DomainError } from '../problems/domain-error.js';

/** The version that the editor saw (`If-Match: "7"`), or undefined where the client sent none. */
export const IfMatch = createParamDecorator(readVersion, [
  takesHeader({
    name: 'If-Match',
    schema: { type: 'string', examples: ['"7"'] },
    description: 'The version that the editor saw; refused where another is stored.',
    refuses: ['validation', 'stale'],
  }),
]);

function readVersion(_: unknown, context: ExecutionContext): number | undefined {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new DomainError('validation', 'If-Match must be a version such as "7".');
  return Number(version);
}

/**
 * @param current what is stored now; sent with the refusal so that the screen can show what has changed
 * @throws DomainError `stale` when the editor saw another version
 */
export function assertFresh(seen: number | undefined, current: { version: number }): void {
  if (seen === undefined || seen === current.version) return;
  throw new DomainError('stale', 'Somebody changed this meanwhile. Look at the new state and decide again.', {
    extensions: { current },
  });
}
