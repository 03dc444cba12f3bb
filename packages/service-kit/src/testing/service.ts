import { randomUUID } from 'node:crypto';
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventEnvelope, EventType, FormerEventType, Identity, Problem } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { createService, type StartOptions } from '../app/start-service.js';
import { Database, type SqlValue } from '../database/database.js';
import { rowsOf } from '../database/rows.js';
import { ApiDocument } from '../openapi/document.js';
import type { OpenApi } from '../openapi/openapi.types.js';
import { asProcess } from './broker.js';
import { createDatabase, type TestDatabase } from './database.js';
import { eventFaults } from './described-events.js';
import { DocumentedAnswers } from './documented.js';
import { eventually } from './eventually.js';
import { identityKeys, staff } from './identities.js';
import { columnFaults } from './kept-columns.js';
import { Tellers } from './tellers.js';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  /** A JSON body. */
  body?: unknown;
  as?: Identity;
  headers?: Record<string, string>;
}

export interface Answer<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}

/** A body that is what the call answers, or a problem; where both have a field, it is the answer's. */
export type OrProblem<T> = T & Omit<NamedFields<Problem>, keyof T> & { [extension: string]: unknown };

/** Without index signatures. */
type NamedFields<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

/** As {@link TestService.call}, by staff where nobody else is named. */
type CallWithBody = <T = object>(
  url: string,
  body?: unknown,
  as?: Identity,
  headers?: Record<string, string>,
) => Promise<Answer<OrProblem<T>>>;

/** What an event says besides its data, where the test cares. */
export interface AboutEvent {
  id?: string;
  /** ISO 8601, when it happened. */
  at?: string;
  customerId?: string;
}

/** For tests in which many wait for one another, or a lock is held: how long that takes depends on the machine. */
export const PATIENT = { databaseTimeouts: { connectMs: 60_000, statementMs: 60_000, answerMs: 70_000 } };

export interface TestService {
  app: NestFastifyApplication;
  database: TestDatabase;
  /** @throws Error when the answer is not as the service's own document says */
  call<T = never>(call: Call): Promise<Answer<T>>;
  post: CallWithBody;
  put: CallWithBody;
  /** Rows of its schema. */
  rows<T>(sql: string, values?: unknown[]): Promise<T[]>;
  /** How many rows of a table there are; `where` is SQL. */
  count(table: string, where?: string): Promise<number>;
  /** How many of its statements wait for a lock. */
  locked(): Promise<number>;
  /**
   * How many transactions wait for this one directly: those that wait behind them, e.g. for its letters, do not count.
   */
  waitingFor(tx: EntityManager): Promise<number>;
  /**
   * Publishes an event to it as its owner does, by the owner's user of the broker, under a new message id each time.
   * @returns the event
   */
  tell<T extends EventType | FormerEventType>(
    type: T,
    data: EventEnvelope<T>['data'],
    about?: AboutEvent,
  ): Promise<EventEnvelope<T>>;
  /** The events of one type that it has published, oldest first. */
  told<T extends EventType>(type: T): Promise<EventEnvelope<T>[]>;
  /** Routes that its document does not have, and documented calls that it does not answer. */
  documentFaults(): string[];
  /** Columns of its schema that `docs/retention.md` does not name, and named ones that are not there. */
  columnFaults(): Promise<string[]>;
  /** @throws Error when it has published something else than `docs/asyncapi.json` describes */
  close(): Promise<void>;
}

/**
 * The real service on a database of its own.
 * @param settings what differs from the common test settings, e.g. NATS_URL
 */
export async function startTestService(
  schema: string,
  build: (settings: Record<string, string>) => Type<unknown> | DynamicModule,
  settings: Record<string, string> = {},
  options: Partial<StartOptions> = {},
): Promise<TestService> {
  const database = await createDatabase(schema);
  const keys = await identityKeys();
  const broker = settings['NATS_URL'] ?? 'nats://127.0.0.1:1';
  const tellers = new Tellers(broker);
  const routes = new Set<string>();
  const app = await start(
    () =>
      build({
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        PUBLIC_ORIGIN: 'http://localhost:8080',
        LOG_LEVEL: 'silent',
        LETTER_HOLD_SECONDS: '0',
        DATABASE_URL: database.url,
        IDENTITY_PUBLIC_KEY: keys.publicJwk,
        IDENTITY_PRIVATE_KEY: keys.privateJwk,
        ...settings,
        NATS_URL: asProcess(broker, `svc-${schema}`),
      }),
    {
      name: `svc-${schema}`,
      schema,
      ...options,
      configure: async (created) => {
        created
          .getHttpAdapter()
          .getInstance()
          .addHook('onRoute', ({ method, url }) => {
            for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
          });
        await options.configure?.(created);
      },
    },
  ).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const rows: TestService['rows'] = (sql, values) =>
    rowsOf(app.get(Database).manager, sql, values as SqlValue[]);
  const answers = documentedAnswers(app);
  const count: TestService['count'] = async (table, where = 'true') => {
    const [row] = await rows<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`);
    return row?.count ?? 0;
  };
  const call = async <T>({ method = 'GET', url, body, as, headers = {} }: Call): Promise<Answer<T>> => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...(as && { authorization: await keys.bearer(as) }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const type = String(answer.headers['content-type'] ?? '');
    const read = answer.body === '' ? undefined : readAs(type, answer);
    answers?.check({ method, url, status: answer.statusCode, type, body: read });
    return { status: answer.statusCode, headers: answer.headers, body: read as T };
  };
  const by =
    (method: 'POST' | 'PUT'): CallWithBody =>
    (url, body, as = staff, headers = {}) =>
      call({ method, url, body, as, headers });
  return {
    app,
    database,
    call,
    post: by('POST'),
    put: by('PUT'),
    rows,
    count,
    locked: () => count('pg_stat_activity', `datname = current_database() and wait_event_type = 'Lock'`),
    waitingFor: async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
      return count('pg_stat_activity', `${own?.pid} = any (pg_blocking_pids(pid))`);
    },
    tell: async (type, data, about = {}) => {
      const event = { id: randomUUID(), type, at: new Date().toISOString(), ...about, data };
      await eventually('the broker takes it', () => tellers.publish(type, JSON.stringify(event)));
      return event;
    },
    told: async <T extends EventType>(type: T) => {
      const kept = await rows<{ envelope: EventEnvelope<T> }>(
        'select envelope from outbox where subject = $1 order by id',
        [type],
      );
      return kept.map(({ envelope }) => envelope);
    },
    columnFaults: async () =>
      columnFaults(
        schema,
        await rows(
          `select table_name as table, column_name as column
           from information_schema.columns where table_schema = current_schema()`,
        ),
      ),
    documentFaults: () => differences(routes, app.get(ApiDocument).read()),
    close: async () => {
      const kept = await rows<{ envelope: EventEnvelope }>('select envelope from outbox order by id');
      await tellers.close();
      await app.close();
      await database.drop();
      const faults = eventFaults(kept.map(({ envelope }) => envelope));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

/** JSON parsed, text as it is, anything else as bytes. */
function readAs(type: string, answer: { json(): unknown; body: string; rawPayload: Buffer }): unknown {
  if (type.includes('json')) return answer.json();
  return type.startsWith('text/') ? answer.body : answer.rawPayload;
}

async function start(
  build: () => Type<unknown> | DynamicModule,
  options: StartOptions,
): Promise<NestFastifyApplication> {
  const app = await createService(build(), { LOG_LEVEL: 'silent' }, options);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/**
 * Undefined while a route is not described: that is a fault of its own, which only {@link TestService.documentFaults}
 * reports.
 */
function documentedAnswers(app: NestFastifyApplication): DocumentedAnswers | undefined {
  try {
    return new DocumentedAnswers(app.get(ApiDocument).read());
  } catch {
    return undefined;
  }
}

function differences(routes: ReadonlySet<string>, { paths }: OpenApi): string[] {
  const documented = new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ),
  );
  return [
    ...[...routes].filter((route) => !documented.has(route)).map((route) => `${route} is not documented`),
    ...[...documented].filter((route) => !routes.has(route)).map((route) => `${route} is nobody's`),
  ];
}

/** The address that an answer names as its list's next page. */
export function nextPage({ link }: Record<string, unknown>): string | undefined {
  return typeof link === 'string' ? /^<([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined;
}
