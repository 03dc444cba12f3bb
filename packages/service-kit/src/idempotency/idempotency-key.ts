import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { takesHeader } from '../annotations/header.js';
import { DomainError } from '../problems/domain-error.js';

/** A request that may be sent again: the client's key and what was asked under it. */
export interface IdempotencyKey {
  key: string;
  /** SHA-256 of method, path and body */
  fingerprint: string;
}

/** 1–255 visible ASCII characters. */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x21-\x7e]{1,255}$/.test(text);

/**
 * The `Idempotency-Key` of a request, if its client sent one.
 * @throws DomainError when it is not 1–255 visible ASCII characters
 */
export const IdempotencyKey = createParamDecorator(readKey, [
  takesHeader({
    name: 'Idempotency-Key',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    description: 'The same key with the same request: done once, and the first answer again.',
    refuses: ['validation', 'key_reused'],
  }),
]);

function readKey(_: unknown, context: ExecutionContext): IdempotencyKey | undefined {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (!isIdempotencyKey(key)) {
    throw new DomainError('validation', 'The Idempotency-Key must be 1 to 255 visible characters.');
  }
  const path = request.url.split('?')[0] ?? '';
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${path}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  return { key, fingerprint };
}
