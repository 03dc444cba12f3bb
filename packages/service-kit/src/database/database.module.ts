import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import type { MixedList } from 'typeorm';
import type { ServiceConfig } from '../config/config.js';
import { CommitSignal } from './commit-signal.js';
import { Database } from './database.js';
import { KitTables1760000000000 } from './kit-tables.migration.js';
import { KitWords1760000000003 } from './kit-words.migration.js';
import { MailOutcomes1760000000002 } from './mail-outcomes.migration.js';

const DATE = 1082;
pg.types.setTypeParser(DATE, (text) => text); // a trip date is a day, never a moment

export interface DatabaseOptions {
  config: ServiceConfig;
  entities: MixedList<Type<unknown>>;
  migrations: Type<unknown>[];
}

@Global()
@Module({})
export class DatabaseModule {
  static forRoot({ config, entities, migrations }: DatabaseOptions): DynamicModule {
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
            ...migrations,
          ],
          migrationsTableName: 'migration',
          synchronize: false,
          poolSize: 10,
          connectTimeoutMS: 5_000,
          retryAttempts: 20,
          retryDelay: 500,
          logging: false,
          extra: { idle_in_transaction_session_timeout: 30_000 },
        }),
      ],
      providers: [Database, CommitSignal],
      exports: [Database, CommitSignal, TypeOrmModule],
    };
  }
}
