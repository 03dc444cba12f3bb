import { type DynamicModule, Global, Logger, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import type { ServiceConfig } from '../config/config.js';
import { CommitSignal } from './commit-signal.js';
import { Database } from './database.js';
import { DatabaseHealth } from './database-health.js';
import { DATABASE_TIMEOUTS, type DatabaseTimeouts, KEEP_ALIVE_MS } from './database-timeouts.js';
import { DeadLetterDismissal1760000000005 } from './dead-letter-dismissal.migration.js';
import { DeadLetterTraceparent1760000000008 } from './dead-letter-traceparent.migration.js';
import { FailedLetters1760000000006 } from './failed-letters.migration.js';
import { FailedLettersByFailing1760000000012 } from './failed-letters-by-failing.migration.js';
import { HeldLetters1760000000009 } from './held-letters.migration.js';
import { KitTables1760000000000 } from './kit-tables.migration.js';
import { KitWords1760000000003 } from './kit-words.migration.js';
import { LettersInOrder1760000000010 } from './letters-in-order.migration.js';
import { MailOutcomes1760000000002 } from './mail-outcomes.migration.js';
import { migrate } from './migrate.js';
import { OutboxAcknowledged1760000000011 } from './outbox-acknowledged.migration.js';
import { OutboxCreated1760000000013 } from './outbox-created.migration.js';
import { OutboxPosition1760000000004 } from './outbox-position.migration.js';
import { PoolFigures } from './pool.figures.js';
import { PoolWatch } from './pool-watch.js';
import { PruningFigures } from './pruning.figures.js';
import { OWN_PRUNED, Pruning } from './pruning.js';
import type { Pruned } from './retention.js';
import { SchemaUpdate } from './schema-update.js';
import { SentLetters1760000000014 } from './sent-letters.migration.js';
import { Traceparents1760000000007 } from './traceparents.migration.js';
import { WatchedClient, type WatchedClientConfig } from './watched-client.js';

const DATE = 1082;
pg.types.setTypeParser(DATE, (text) => text); // a trip date is a day, never a moment

const POOL_SIZE = 10;
const IDLE_MS = 10_000;
/**
 * Rows are in memory or on flash: Postgres' default of 4 is for a spinning disk, and prefers scans where an index is
 * faster.
 */
const PLANNED_FOR = '-c random_page_cost=1.1';

export interface DatabaseOptions {
  config: ServiceConfig;
  entities: MixedList<Type<unknown>>;
  migrations: Type<unknown>[];
  timeouts?: Partial<DatabaseTimeouts> | undefined;
  pruned?: readonly Pruned[] | undefined;
}

@Global()
@Module({})
export class DatabaseModule {
  static forRoot({ config, entities, migrations, timeouts, pruned = [] }: DatabaseOptions): DynamicModule {
    const watch = new PoolWatch();
    const limits = { ...DATABASE_TIMEOUTS, ...timeouts };
    const log = new Logger('Database');
    const pool: pg.PoolConfig & WatchedClientConfig = {
      watch,
      answerMs: limits.answerMs,
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      idleTimeoutMillis: IDLE_MS,
      options: PLANNED_FOR,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.statementMs,
    };
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          type: 'postgres',
          url: config.DATABASE_URL,
          entities: entities as Type<unknown>[],
          migrations: [
            KitTables1760000000000,
            MailOutcomes1760000000002,
            KitWords1760000000003,
            OutboxPosition1760000000004,
            DeadLetterDismissal1760000000005,
            FailedLetters1760000000006,
            Traceparents1760000000007,
            DeadLetterTraceparent1760000000008,
            HeldLetters1760000000009,
            LettersInOrder1760000000010,
            OutboxAcknowledged1760000000011,
            FailedLettersByFailing1760000000012,
            OutboxCreated1760000000013,
            SentLetters1760000000014,
            ...migrations,
          ],
          migrationsTableName: 'migration',
          migrationsTransactionMode: 'each',
          synchronize: false,
          poolSize: POOL_SIZE,
          connectTimeoutMS: limits.connectMs,
          retryAttempts: 20,
          retryDelay: 500,
          logging: false,
          poolErrorHandler: (error: unknown) => log.warn({ msg: 'an idle connection has ended', err: error }),
          extra: { ...pool, Client: WatchedClient },
        }),
      ],
      providers: [
        Database,
        CommitSignal,
        Pruning,
        PruningFigures,
        PoolFigures,
        { provide: OWN_PRUNED, useValue: pruned },
        {
          provide: SchemaUpdate,
          inject: [DataSource],
          useFactory: (source: DataSource): SchemaUpdate => ({
            run: (schema, then) => migrate(source, schema, then),
          }),
        },
        {
          provide: DatabaseHealth,
          inject: [Database],
          useFactory: (database: Database) =>
            new DatabaseHealth(database, watch, config.DATABASE_URL, limits),
        },
      ],
      exports: [Database, CommitSignal, DatabaseHealth, Pruning, TypeOrmModule],
    };
  }
}
