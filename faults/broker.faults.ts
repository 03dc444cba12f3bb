import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, it } from '@jest/globals';
import { eventually } from '@safari/service-kit/testing';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import { settled } from './ledger/ledger.reader.js';
import { report, secondsOf } from './report/figures.js';

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
/** Also asks the operator for these, and waits until everything is everywhere once. */
const recovered = async (some: readonly Acknowledged[]): Promise<number> =>
  secondsOf(async () => {
    for (const { id } of some) await office.coordinate(id);
    await settled(house, office, acknowledged);
  });

it('a broker that swallows everything costs no booking; what was placed meanwhile is applied everywhere once', async () => {
  const networks = Object.values(house.networks).map(({ broker }) => broker);
  for (const network of networks) network.swallow();
  const some = await bookSome();
  await sleep(15_000); // long enough to be taken for dead
  some.push(...(await bookSome()));
  for (const network of networks) network.flow();
  const recoverySeconds = await recovered(some);
  report({ recoverySeconds, counts: `${some.length} bookings placed meanwhile` });
}, 180_000);

it('a broker that lost its whole store is filled again; nothing is applied twice', async () => {
  const before = await bookSome();
  await eventually('all is published', async () => (await unpublished()) === 0);
  const { nats } = house.parts;
  await nats?.kill();
  const meanwhile = await bookSome();
  await rm(house.natsStore, { recursive: true });
  await nats?.start();
  const recoverySeconds = await recovered([...before, ...meanwhile]);
  report({ recoverySeconds, counts: `${before.length + meanwhile.length} bookings around it` });
}, 180_000);

async function unpublished(): Promise<number> {
  const rows = await house.query('select from booking.outbox where published_at is null');
  return rows.length;
}
