import { Readable } from 'node:stream';
import { LARGEST_UPLOAD } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import type { FastifyInstance } from 'fastify';

/** Bodies that are files reach their route unread; JSON stays JSON. */
export function leaveFilesUnread(server: FastifyInstance): void {
  server.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * The bytes of a file that was sent as a body.
 * @throws DomainError as soon as there are too many, or when they end early
 */
export async function fileOf(body: unknown): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new DomainError('unsupported', 'Send the file itself as the body.');
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // A stream that is destroyed takes the connection with it, and with that the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > LARGEST_UPLOAD) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('unreadable', 'The upload was broken off.');
  }
  return Buffer.concat(chunks, length);
}

const tooLarge = (): DomainError =>
  new DomainError('too_large', `The picture is larger than ${LARGEST_UPLOAD / 1024 / 1024} MB.`);
