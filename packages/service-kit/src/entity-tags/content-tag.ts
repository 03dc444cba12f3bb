import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The `ETag` of an answer that has no version: a hash of its content. */
export function contentTag(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Gives the answer its tag. @returns whether the client has it already: then it is a 304, which has no body */
export function notModified(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  if (!request.headers['if-none-match']?.includes(tag)) return false;
  reply.code(304);
  return true;
}
