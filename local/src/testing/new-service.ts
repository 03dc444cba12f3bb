/** A minimal service: it creates toys, publishes an event for each, and consumes it. */
export const NEW_SERVICE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@safari/svc-toys',
    version: '0.1.0',
    type: 'module',
    scripts: { bundle: 'node ../packages/service-kit/build/bundle.mjs', start: 'node dist/bundle/main.js' },
    dependencies: { '@safari/contracts': '0.1.0', '@safari/service-kit': '0.1.0' },
  }),
  'tsconfig.json': JSON.stringify({
    extends: '../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist' },
    include: ['src'],
  }),
  'src/main.ts': `
    import { loadConfig, ServiceConfig, startService } from '@safari/service-kit';
    import { AppModule } from './app.module.js';

    await startService(() => loadConfig(ServiceConfig), (config) => AppModule.forRoot(config), {
      name: 'svc-toys',
      schema: 'toys',
    });`,
  'src/app.module.ts': `
    import { type DynamicModule, Module } from '@nestjs/common';
    import { type ServiceConfig, ServiceModule } from '@safari/service-kit';
    import { Toys1760000000000 } from './migrations/1760000000000-toys.js';
    import { ToyController } from './toys/toy.controller.js';
    import { ToyService } from './toys/toy.service.js';

    @Module({})
    export class AppModule {
      static forRoot(config: ServiceConfig): DynamicModule {
        const kit = ServiceModule.forRoot({
          name: 'svc-toys',
          about: 'Toys',
          config,
          entities: [],
          migrations: [Toys1760000000000],
        });
        return { module: AppModule, imports: [kit], controllers: [ToyController], providers: [ToyService] };
      }
    }`,
  'src/migrations/1760000000000-toys.ts': `
    import type { MigrationInterface, QueryRunner } from 'typeorm';

    export class Toys1760000000000 implements MigrationInterface {
      name = 'Toys1760000000000';
      async up(db: QueryRunner): Promise<void> {
        await db.query('create table toy (name text constraint toy_pk primary key, heard boolean not null default false)');
      }
      async down(db: QueryRunner): Promise<void> {
        await db.query('drop table toy');
      }
    }`,
  'src/toys/toy.controller.ts': `
    import { Controller, Get, Param, Post } from '@nestjs/common';
    import { ApiCall, ForEveryone } from '@safari/service-kit';
    import { ToyService } from './toy.service.js';

    @ForEveryone()
    @Controller('api/toys')
    export class ToyController {
      constructor(private readonly toys: ToyService) {}

      @ApiCall('List toys', { media: 'application/json' })
      @Get()
      list(): Promise<unknown[]> {
        return this.toys.list();
      }

      @ApiCall('Make a toy')
      @Post(':name')
      make(@Param('name') name: string): Promise<void> {
        return this.toys.make(name);
      }
    }`,
  'src/toys/toy.service.ts': `
    import { Injectable } from '@nestjs/common';
    import type { EventEnvelope, EventType } from '@safari/contracts';
    import { Database, OnEvent, Outbox } from '@safari/service-kit';
    import type { EntityManager } from 'typeorm';

    /** A real event's type would be in packages/contracts. */
    const MADE = 'toys.toy.made.v1' as EventType;

    @Injectable()
    export class ToyService {
      constructor(
        private readonly database: Database,
        private readonly outbox: Outbox,
      ) {}

      list(): Promise<unknown[]> {
        return this.database.manager.query(
          'select name, heard, current_user as role, current_schema as schema from toy order by name',
        );
      }

      make(name: string): Promise<void> {
        return this.database.transaction(async (tx) => {
          await tx.query('insert into toy (name) values ($1)', [name]);
          await this.outbox.add(tx, MADE, { name } as never);
        });
      }

      @OnEvent(MADE)
      async hear(tx: EntityManager, event: EventEnvelope): Promise<void> {
        const { name } = event.data as unknown as { name: string };
        await tx.query('update toy set heard = true where name = $1', [name]);
      }
    }`,
};

/** The lines that a new service needs outside its folder: the file, the line that they follow, and the lines. */
export const NEW_LINES: readonly (readonly [file: string, after: string, lines: readonly string[]])[] = [
  ['product.json', '  "services": {', ['    "toys": "svc-toys",']],
  [
    'docker-compose.yml',
    "  # ── Services, each of product.json's: a plain one is three lines, which the formatter leaves alone ──",
    [
      '  svc-toys: { <<: *service, image: "${REGISTRY:-safari}/svc-toys:${VERSION:-local}",',
      '    build: { <<: *server, args: { WORKSPACE: svc-toys } },',
      '    volumes: [{ <<: *settings, volume: { subpath: svc-toys } }] }',
    ],
  ],
];

/** Replaces services that a test does not need: it is ready, and describes one call. */
export const STAND_IN = `
  const [name] = process.cwd().split('/').at(-1).split('-').slice(1);
  const get = { operationId: name, summary: name, tags: [name], security: [], responses: {} };
  const document = {
    openapi: '3.1.0', info: { title: name, version: '1' }, servers: [], tags: [{ name }],
    paths: { ['/api/' + name]: { get } }, components: { schemas: {}, securitySchemes: {} },
  };
  const server = require('node:http').createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/openapi.json' ? document : {}));
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => { server.close(); server.closeAllConnections(); });`;
