import { randomUUID } from 'node:crypto';
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventData, EventEnvelope, EventType, Identity } from '@safari/contracts';
import { createService, type StartOptions } from '../app/start-service.js';
import { Database } from '../database/database.js';
import { Broker } from '../events/broker.js';
import { createDatabase, type TestDatabase } from './database.js';
import { eventually } from './eventually.js';
import { identityKeys } from './identities.js';

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

export interface TestService {
  app: NestFastifyApplication;
  database: TestDatabase;
  call<T = never>(call: Call): Promise<Answer<T>>;
  /** What stands in its schema. */
  rows<T>(sql: string, values?: unknown[]): Promise<T[]>;
  /** How many rows of a table there are; `where` is SQL. */
  count(table: string, where?: string): Promise<number>;
  /** Tells it something as its owner would, under a message id of its own each time. @returns the event */
  tell<T extends EventType>(type: T, data: EventData[T], id?: string): Promise<EventEnvelope<T>>;
  /** What it has told the world of one type, oldest first. */
  told<T extends EventType>(type: T): Promise<EventEnvelope<T>[]>;
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
  const app = await start(
    () =>
      build({
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        NATS_URL: 'nats://127.0.0.1:1',
        PUBLIC_ORIGIN: 'http://localhost:8080',
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url,
        IDENTITY_PUBLIC_KEY: keys.publicJwk,
        IDENTITY_PRIVATE_KEY: keys.privateJwk,
        ...settings,
      }),
    { name: `svc-${schema}`, schema, ...options },
  ).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const rows = <T>(sql: string, values: unknown[] = []) =>
    app.get(Database).manager.query(sql, values) as Promise<T[]>;
  return {
    app,
    database,
    call: async <T>({ method = 'GET', url, body, as, headers = {} }: Call): Promise<Answer<T>> => {
      const answer = await app.inject({
        method,
        url,
        headers: { ...(as && { authorization: await keys.bearer(as) }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: (answer.body === '' ? undefined : answer.json()) as T,
      };
    },
    rows,
    count: async (table, where = 'true') => {
      const [row] = await rows<{ count: number }>(
        `select count(*)::int as count from ${table} where ${where}`,
      );
      return row?.count ?? 0;
    },
    tell: async (type, data, id = randomUUID()) => {
      const event = { id, type, at: new Date().toISOString(), data };
      await eventually('the broker takes it', async () => {
        const js = await app.get(Broker).jetstream();
        return js.publish(type, JSON.stringify(event), { msgID: randomUUID() });
      });
      return event;
    },
    told: async <T extends EventType>(type: T) => {
      const kept = await rows<{ envelope: EventEnvelope<T> }>(
        'select envelope from outbox where subject = $1 order by id',
        [type],
      );
      return kept.map(({ envelope }) => envelope);
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
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

/** The address that an answer names as its list's next page. */
export function nextPage({ link }: Record<string, unknown>): string | undefined {
  return typeof link === 'string' ? /^<([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined;
}
