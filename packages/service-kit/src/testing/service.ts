import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Identity } from '@safari/contracts';
import { createService, type StartOptions } from '../app/start-service.js';
import { createDatabase, type TestDatabase } from './database.js';
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
  close(): Promise<void>;
}

/**
 * The real service on a database of its own.
 * @param settings what differs from the common test settings, e.g. NATS_URL
 */
export async function startTestService(
  schema: string,
  build: (settings: Record<string, string>) => Type<unknown> | DynamicModule,
  settings: Record<string, string>,
  options: Partial<StartOptions> = {},
): Promise<TestService> {
  const database = await createDatabase(schema);
  const keys = await identityKeys();
  const module = build({
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
  });
  const app = await createService(
    module,
    { LOG_LEVEL: 'silent' },
    { name: `svc-${schema}`, schema, ...options },
  );
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
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
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
