import type { FastifyReplyFromHooks, FastifyReplyFromOptions } from '@fastify/reply-from';
import { Logger } from '@nestjs/common';
import { answerProblem, DomainError, logProblem } from '@safari/service-kit/process';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { headersForFiles } from '../proxy/request-headers.js';
import { Replicas } from '../repeats/replicas.js';

const AWAY = new DomainError('unavailable', 'These files are not available at the moment.').toProblem();
const log = new Logger('Files');

/** A server of files that hangs must not hold the few connections that a browser has. */
const TIMEOUT_MS = 3_000;

interface FileServer {
  /** How long it may take to begin, and between two parts of a file, in ms. */
  timeoutMs?: number;
  /** Whether a page or a manifest of its own names this file, by its path below its root. */
  isNamed?: (file: string) => Promise<boolean>;
}

/** A server that has files. */
export function fileServer(
  base: string,
  { timeoutMs = TIMEOUT_MS, isNamed = () => Promise.resolve(false) }: FileServer = {},
): FastifyReplyFromOptions {
  const replicas = new Replicas({ timeoutMs, isNamed });
  return {
    base,
    disableRequestLogging: true,
    retryMethods: [], // what is asked again is decided there
    undici: replicas as unknown as { request: Dispatcher['request'] }, // reply-from only uses the callback form
  };
}

/** How a file server is asked for a file. */
export const FILE_REQUEST: FastifyReplyFromHooks = {
  rewriteRequestHeaders: (_, headers) => headersForFiles(headers),
  onError: (reply, { error }) => {
    const late = /timeout/i.test((error as { code?: string }).code ?? '');
    const problem = { ...AWAY, status: late ? 504 : 502 };
    logProblem(log, (reply as FastifyReply).request, problem, error);
    void answerProblem(reply as FastifyReply, problem);
  },
};
