import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { clientKey, DomainError } from '@safari/service-kit/process';
import type { FastifyRequest } from 'fastify';
import { BodiesUnderWay } from '../defence/bodies-under-way.js';
import { bodyLimitOf, isUpload, tooLargeSentence } from '../defence/body-limits.rules.js';
import type { SharedCounts } from '../defence/shared-counts.js';
import { pathOf } from '../routes/path-of.js';

/** A request's body for its owner: whole, or a stream where it is a file. */
export type RequestBody = Buffer | Readable;

/** Reads bodies before a service is asked: a slow sender holds no connection but its own. */
export class RequestBodies {
  private readonly underWay: BodiesUnderWay;

  constructor(counts: SharedCounts) {
    this.underWay = new BodiesUnderWay((limit) => counts.shareOf(limit));
  }

  /** @throws DomainError `unsupported`, `too_large`, `too_slow` */
  async read(request: FastifyRequest, payload: IncomingMessage): Promise<RequestBody> {
    const path = pathOf(request);
    const coding = request.headers['content-encoding'];
    if (coding !== undefined && coding !== 'identity') {
      throw new DomainError('unsupported', 'Send the body as it is, not compressed.');
    }
    const limit = bodyLimitOf(path);
    const tooLarge = () => new DomainError('too_large', tooLargeSentence(path));
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
    if (isUpload(path)) return payload;
    return this.whole(payload, clientKey(request.ip), limit, tooLarge);
  }

  private whole(
    payload: IncomingMessage,
    client: string,
    limit: number,
    tooLarge: () => DomainError,
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      let length = 0;
      const stop = (refusal: Error) => {
        settle();
        reject(refusal);
      };
      const arrived = this.underWay.begin(client, stop);
      const take = (part: Buffer) => {
        length += part.length;
        if (length > limit) stop(tooLarge());
        else parts.push(part);
      };
      const end = () => {
        settle();
        resolve(Buffer.concat(parts, length));
      };
      const settle = () => {
        arrived();
        payload.off('data', take).off('end', end).off('error', stop);
        payload.resume(); // the rest of a refused body is discarded
      };
      payload.on('data', take).on('end', end).on('error', stop);
    });
  }
}

/** A file as its owner may read it: a stream that fails once it is longer than its path takes. */
function fileOf(payload: Readable, path: string): Readable {
  const limit = bodyLimitOf(path);
  let length = 0;
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      length += part.length;
      if (length <= limit) return done(null, part);
      payload.unpipe(counted).resume(); // the rest is discarded
      return done(new DomainError('too_large', tooLargeSentence(path)));
    },
  });
  payload.on('error', (error) => counted.destroy(error));
  return payload.pipe(counted);
}

/**
 * What of a request goes on to its owner, besides its headers: what was read whole as it is, byte for byte; nothing, if
 * it was empty.
 */
export function bodyFor(request: FastifyRequest, path: string): { body?: Buffer; contentType?: string } {
  const { body, headers } = request;
  if (isUpload(path) && body instanceof Readable) request.body = fileOf(body, path);
  if (!Buffer.isBuffer(body)) return {};
  if (body.length === 0) {
    request.body = undefined;
    return {};
  }
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}
