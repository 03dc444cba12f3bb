import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type DynamicModule, Logger, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError, type ProcessConfig } from '../config/config.js';
import { SchemaUpdate } from '../database/schema-update.js';
import { Figures } from '../figures/figures.js';
import { timeRequests } from '../figures/request.figures.js';
import { leaveOnSignals, partAfterLastAnswers, partFromSilentConnections } from '../health/leaving.js';
import { JsonLogger } from '../logs/json-logger.js';
import { answerProblem, ProblemFilter, toProblem } from '../problems/problem.filter.js';
import { refuseUnreadable } from '../problems/unreadable-request.js';
import { traceRequests } from '../tracing/request.traces.js';
import { boundBodies, requestValidation } from '../validation/validation.pipe.js';

export interface StartOptions {
  name: string;
  /** The schema this service migrates before it listens; none for the gateway. */
  schema?: string;
  /** Runs once the schema is up to date, in one process at a time; must survive running again. */
  seed?: (app: NestFastifyApplication) => Promise<void>;
  bodyLimit?: number;
  /** Fastify plugins that the service needs besides. */
  configure?: (app: NestFastifyApplication) => Promise<void>;
  edge?: Edge;
}

/**
 * Options of the process that faces the internet: it ignores request ids from outside and trusts `X-Forwarded-*` only
 * from these proxies. A service behind the gateway trusts both.
 */
export interface Edge {
  trustProxy: boolean | string;
  /** The address by which a request is routed, instead of the one that its client wrote. */
  addressOf?: (request: IncomingMessage) => string;
  /** Headers added to an answer whose request no hook has seen, e.g. an unreadable one. */
  headers?: Readonly<Record<string, string>>;
}

const BODY_LIMIT = 256 * 1024;
/** The time in which ten megabytes arrive at 0.3 Mbit/s; headers and idle connections have less. */
const REQUEST_TIMEOUT = 300_000;
const HEADERS_TIMEOUT = 20_000;
/** The longest part of an address, in characters: some are an artist's name. */
const PARAM_LIMIT = 500;

/** The application with everything that all services share, not yet listening; tests use it as it runs. */
export async function createService(
  module: Type<unknown> | DynamicModule,
  config: Pick<ProcessConfig, 'LOG_LEVEL'>,
  { name, schema, seed, configure, bodyLimit = BODY_LIMIT, edge }: StartOptions,
): Promise<NestFastifyApplication> {
  const logger = new JsonLogger(name, config.LOG_LEVEL);
  const adapter = new FastifyAdapter({
    bodyLimit,
    routerOptions: { maxParamLength: PARAM_LIMIT },
    trustProxy: edge ? edge.trustProxy : true,
    requestIdHeader: edge ? false : 'x-request-id',
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what was accepted is answered
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, edge?.headers),
    ...(edge?.addressOf && { rewriteUrl: edge.addressOf }),
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, requireHostHeader: !edge }, // the edge checks that itself
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void answerProblem(reply.headers({ ...edge?.headers }), toProblem(error, request.id));
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger,
    abortOnError: false,
  });
  traceRequests(app, edge !== undefined);
  timeRequests(app, app.get(Figures, { strict: false }));
  partAfterLastAnswers(app);
  partFromSilentConnections(app);
  boundBodies(app.getHttpAdapter().getInstance());
  app.useGlobalPipes(requestValidation());
  app.useGlobalFilters(new ProblemFilter());
  await configure?.(app);
  if (schema) await app.get(SchemaUpdate, { strict: false }).run(schema, seed && (() => seed(app)));
  return app;
}

/** When the garbage of the start is collected, in ms: V8 would leave it for as long as the process is idle. */
const SETTLED_MS = 20_000;

/** Brings the schema up to date and ends, for whoever does that before the first process of a new version starts. */
const MIGRATE_ONLY = '--migrate';

/**
 * Starts a process of the product: settings, schema, seed, then the port. Settings that are not complete, or anything
 * else that prevents the start, end the process with its reason.
 */
export async function startService<C extends ProcessConfig>(
  load: () => C,
  module: (config: C) => Type<unknown> | DynamicModule,
  options: StartOptions | ((config: C) => StartOptions),
): Promise<void> {
  let name = 'start';
  try {
    const config = load();
    const start = typeof options === 'function' ? options(config) : options;
    name = start.name;
    const app = await createService(module(config), config, start);
    if (process.argv.includes(MIGRATE_ONLY)) {
      await app.close();
      process.exit(0);
    }
    leaveOnSignals(app, config.STOP_GRACE_MS);
    await app.listen(config.PORT, config.HOST);
    new Logger(start.name).log(`listening on ${await app.getUrl()}`);
    setTimeout(() => globalThis.gc?.(), SETTLED_MS).unref();
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.message);
    else new JsonLogger(name, 'error').error(error); // a statement's values stay out of it
    process.exit(1);
  }
}
