import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { chosenSeed, type FuzzRun, fuzz } from './fuzz.js';
import { type GrowingTables, unknownClosings } from './growing-tables.js';
import { contractBreaks, unreadEvents } from './kept-contracts.js';
import type { TestService } from './service.js';

/** A service, and what its guarantees need to know of it. */
export interface ServiceUnderTest<Service extends TestService> {
  /** As its folder is called. */
  name: string;
  service: () => Service;
  growing: GrowingTables;
  /** Who asks and what they know, once there is something to be asked about. */
  askers: (service: Service) => Promise<Pick<FuzzRun, 'callers' | 'known'>>;
  /** As `unreadEvents` takes it, where events are about what the service has to know. */
  known?: (service: Service) => Promise<Readonly<Record<string, unknown>>>;
}

const ANSWERS_ANYTHING = 'answers whatever is asked, and shows nothing of its inside';
const LONG_MS = 600_000;

/** The guarantees of every service, as tests of the file that calls this. */
export function meetsServiceGuarantees<Service extends TestService>({
  name,
  service,
  growing,
  askers,
  known,
}: ServiceUnderTest<Service>): void {
  it('documents every call it answers, and no other', async () => {
    expect(service().documentFaults()).toEqual([]);
    const { status, body } = await service().call<{ openapi: string }>({ url: '/openapi.json' });
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
  });

  it('takes every event as the last two releases tell it', async () => {
    expect(await unreadEvents(service(), async () => known?.(service()) ?? {})).toEqual([]);
  });

  it('gets on with the pages of the release before, and the pages of this one with its former self', () => {
    expect(contractBreaks(service(), name)).toEqual([]);
  });

  it('keeps no column of which docs/retention.md does not say what becomes of it', async () => {
    expect(await service().columnFaults()).toEqual([]);
  });

  it('closes no table that grows while a migration runs, but for those that have run', async () => {
    const { app, database } = service();
    expect(await unknownClosings(database.schema, app.get(DataSource).migrations, growing)).toEqual([]);
  });

  it(ANSWERS_ANYTHING, async () => {
    await fuzz(service(), { requests: 150, seed: 20_270_229, ...(await askers(service())) });
  });
}

/**
 * The fuzz test of {@link meetsServiceGuarantees} with more requests than a normal run has time for, and a new seed each
 * time.
 */
export function survivesLongFuzzRun<Service extends TestService>(
  { service, askers }: Pick<ServiceUnderTest<Service>, 'service' | 'askers'>,
  requests: number,
): void {
  it(
    ANSWERS_ANYTHING,
    async () => {
      await fuzz(service(), { requests, seed: chosenSeed(), ...(await askers(service())) });
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
    LONG_MS,
  );
}
