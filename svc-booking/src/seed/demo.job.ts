import { Injectable } from '@nestjs/common';
import { Database, LoopWorker } from '@safari/service-kit';
import { BookingConfig } from '../config.js';
import { CATALOGUE_SIZE } from './catalogue.js';
import { comingTrips } from './coming-trips.js';
import { completedTrips } from './completed-trips.js';
import { DemoSeed } from './demo.seed.js';
import { requests } from './requests.js';
import type { SeededBooking } from './seed.types.js';
import { tripsUnderWay } from './trips-under-way.js';

const LOOK_AGAIN_MS = 1_000;

/** Oldest first, so that the invoices' numbers rise with their dates. */
export const demonstration: readonly SeededBooking[] = [
  ...completedTrips,
  ...tripsUnderWay,
  ...comingTrips,
  ...requests,
].toSorted((a, b) => b.bookedAgo - a.bookedAgo);

/**
 * Writes the demonstration's bookings once the items and operators they name have arrived by their owners' events:
 * beside the service's work, never before it. A stop in between goes on at the next start.
 */
@Injectable()
export class DemoJob extends LoopWorker {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
    private readonly seed: DemoSeed,
  ) {
    super('DemoJob', LOOK_AGAIN_MS, 'the demonstration waits');
  }

  override async onApplicationBootstrap(): Promise<void> {
    if (this.config.SEED !== 'demo') return;
    await this.database.manager.query(
      `insert into seeded (key) select 'begun' where not exists (select from booking) on conflict do nothing`,
    );
    const [found] = await this.database.rows<{ open: boolean }>(
      'demonstration-open',
      `select exists (select from seeded where key = 'begun')
         and not exists (select from seeded where key = 'done') as open`,
    );
    if (found?.open) this.loop.start();
  }

  protected override async work(): Promise<boolean> {
    if (!(await this.everythingIsKnown())) return false;
    for (const [position, booking] of demonstration.entries()) await this.seed.write(booking, position);
    await this.database.manager.query(`insert into seeded (key) values ('done') on conflict do nothing`);
    this.log.log(`${demonstration.length} bookings of the demonstration are there`);
    void this.loop.stop();
    return false;
  }

  private async everythingIsKnown(): Promise<boolean> {
    const operators = [...new Set(demonstration.flatMap(({ operator }) => operator ?? []))];
    const [known] = await this.database.rows<{ items: number; operators: number }>(
      'demonstration-known',
      `select (select count(*)::int from item where not deleted) as items,
         (select count(*)::int from operator where id = any($1::int[]) and not deleted) as operators`,
      [operators],
    );
    return known !== undefined && known.items >= CATALOGUE_SIZE && known.operators === operators.length;
  }
}
