import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, withBroker } from '@safari/service-kit/testing';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { eventStreamOf } from '../packages/service-kit/src/events/broker-names.js';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import { settled } from './ledger/ledger.reader.js';

const CUSTOMER = 'Asha Mbali';

let house: House;
let office: Office;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  house = await startHouse({ name: 'broker' });
  office = await openOffice(house, [CUSTOMER]);
}, 180_000);
afterAll(() => house.close());

const book = async (): Promise<Acknowledged> => {
  const booking = await office.book(CUSTOMER);
  acknowledged.push(booking);
  return booking;
};
const bookSome = async (): Promise<Acknowledged[]> => {
  const some: Acknowledged[] = [];
  while (some.length < 10) some.push(await book());
  return some;
};
/** Also requests the operator for these bookings, and waits until everything is everywhere once. */
const recovered = async (some: readonly Acknowledged[]): Promise<number> =>
  secondsOf(async () => {
    for (const { id } of some) await office.coordinate(id);
    await settled(house, office, acknowledged);
  });

it('a broker that swallows everything costs no booking; what was placed meanwhile is applied everywhere once', async () => {
  const networks = Object.values(house.networks).map(({ broker }) => broker);
  for (const network of networks) network.swallow();
  const some = await bookSome();
  await sleep(15_000); // long enough for the connection to be considered dead
  some.push(...(await bookSome()));
  for (const network of networks) network.flow();
  const recoverySeconds = await recovered(some);
  report({ recoverySeconds, counts: `${some.length} bookings placed meanwhile` });
}, 180_000);

/** @param meanwhile runs while the broker is down */
async function loseStore(meanwhile: () => Promise<void>): Promise<void> {
  const { nats } = house.parts;
  await nats?.kill();
  await meanwhile();
  await rm(house.natsStore, { recursive: true });
  await nats?.start();
}

const published = () =>
  eventually('all is published', async () => {
    const waiting = await house.query('select from booking.outbox where published_at is null');
    return waiting.length === 0;
  });

it('a broker that lost its whole store is filled again; nothing is applied twice', async () => {
  const some = await bookSome();
  await published();
  await loseStore(async () => {
    some.push(...(await bookSome()));
  });
  const recoverySeconds = await recovered(some);
  report({ recoverySeconds, counts: `${some.length} bookings around it` });
}, 180_000);

it('control: what nobody has heard is lost with the store when the new one is taken for the old', async () => {
  const { 'svc-operators': operators, 'svc-booking': booking } = house.parts;
  await operators?.kill();
  const unheard = await bookSome();
  await published();
  await loseStore(async () => booking?.kill());
  const created = await withBroker(house.natsUrl, async ({ manager }) => {
    const stream = await manager.streams.add({ name: eventStreamOf('booking'), subjects: ['booking.>'] });
    return stream.created;
  });
  await house.query('update booking.outbox_stream set incarnation = $1', [created]);
  await Promise.all([operators?.start(), booking?.start()]);
  await expect(settled(house, office, acknowledged, 15_000)).rejects.toThrow(
    `not in the operators' copy: ${unheard.length}`,
  );
  report({ counts: `${unheard.length} bookings are lost to the copy` });
}, 180_000);
