import type { FastifyReplyFromHooks, FastifyReplyFromOptions } from '@fastify/reply-from';
import { answerProblem } from '@safari/service-kit/process';
import type { FastifyReply } from 'fastify';
import { headersForFiles } from '../proxy/request-headers.js';

const AWAY = {
  status: 502,
  title: 'Not available',
  detail: 'These files are not available at the moment.',
  code: 'unavailable',
};
/** A server of files that hangs must not hold the few connections that a browser has. */
const TIMEOUT_MS = 3_000;

/** A server that has files. @param timeout how long it may take to begin, and between two parts of a file, in ms */
export const fileServer = (base: string, timeout = TIMEOUT_MS): FastifyReplyFromOptions => ({
  base,
  disableRequestLogging: true,
  undici: { connect: { timeout }, headersTimeout: timeout, bodyTimeout: timeout },
});

/** How it is asked for one. */
export const FILE_REQUEST: FastifyReplyFromHooks = {
  rewriteRequestHeaders: (_, headers) => headersForFiles(headers),
  retriesCount: 1, // a server that was replaced has a successor
  onError: (reply, { error }) => {
    const late = /timeout/i.test((error as { code?: string }).code ?? '');
    void answerProblem(reply as FastifyReply, { ...AWAY, status: late ? 504 : 502 });
  },
};
