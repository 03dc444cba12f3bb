import {
  Controller,
  type DynamicModule,
  Get,
  Injectable,
  Module,
  Param,
  ParseIntPipe,
  Post,
} from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import {
  currentTraceparent,
  Database,
  ForEveryone,
  loadConfig,
  OnEvent,
  Outbox,
  ServiceConfig,
  ServiceModule,
  type ServiceOptions,
} from '../src/index.js';

export class Toy1760000000001 implements MigrationInterface {
  name = 'Toy1760000000001';
  async up(db: QueryRunner): Promise<void> {
    await db.query('create table heard (event_id uuid not null, place integer generated always as identity)');
  }
  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table heard');
  }
}

/**
 * Counts the events it gets; the poisoned version makes it throw every time, and the endless one makes it hang the
 * first time.
 */
@Injectable()
export class Listener {
  static readonly POISON = 666;
  static readonly ENDLESS = 999;
  mended = false;
  failures = 0;
  /** How many events this instance was given. */
  heard = 0;
  /** In which traces, by their ids. */
  readonly traces: (string | undefined)[] = [];
  private kept = false;

  @OnEvent('catalog.artwork.changed.v1')
  async hear(tx: EntityManager, event: EventEnvelope<'catalog.artwork.changed.v1'>): Promise<void> {
    this.heard += 1;
    this.traces.push(currentTraceparent()?.split('-')[1]);
    await tx.query('insert into heard (event_id) values ($1)', [event.id]);
    if (event.data.version === Listener.ENDLESS && !this.kept) {
      this.kept = true;
      await new Promise(() => undefined);
    }
    if (event.data.version !== Listener.POISON || this.mended) return;
    this.failures += 1;
    throw new Error('cannot be handled');
  }
}

@Injectable()
export class Teller {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  tell(version: number): Promise<EventEnvelope> {
    return this.database.transaction((tx) => this.tellIn(tx, version));
  }

  tellIn(tx: EntityManager, version: number): Promise<EventEnvelope> {
    return this.outbox.add(tx, 'catalog.artwork.changed.v1', { id: 1, version, deleted: false });
  }
}

/** Routes with an address that names something, and one that writes. */
@ForEveryone()
@Controller('api/toy')
export class Places {
  constructor(private readonly teller: Teller) {}

  @Post('told')
  async tell(): Promise<{ id: string }> {
    const { id } = await this.teller.tell(1);
    return { id };
  }

  @Get('named/:name')
  named(@Param('name') name: string): { letters: number } {
    return { letters: name.length };
  }

  @Post('counted/:number')
  counted(@Param('number', ParseIntPipe) number: number): { number: number } {
    return { number };
  }
}

@Module({})
export class ToyModule {
  static forRoot(settings: Record<string, string>, pace: Partial<ServiceOptions> = {}): DynamicModule {
    return {
      module: ToyModule,
      imports: [
        ServiceModule.forRoot({
          name: 'svc-catalog', // whose event it tells
          config: loadConfig(ServiceConfig, settings),
          entities: [],
          migrations: [Toy1760000000001],
          retryDelays: [20, 40],
          ...pace,
        }),
      ],
      controllers: [Places],
      providers: [Listener, Teller],
    };
  }
}
