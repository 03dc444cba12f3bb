import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Erasure, User } from '@safari/contracts';
import { eventually } from '@safari/service-kit/testing';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { Caller } from './house/caller.js';
import { type House, startHouse } from './house/house.js';
import { type Office, openOffice } from './house/office.js';

const CUSTOMER = 'Rehema Faraja';
/** The table that svc-booking changes in the middle of an erasure. */
const MIDDLE = 'booking.erased_booking';

let house: House;
let office: Office;

beforeAll(async () => {
  house = await startHouse({ name: 'erasure' });
  office = await openOffice(house, [CUSTOMER]);
}, 180_000);
afterAll(() => house.close());

it('an erasure in which svc-booking is killed in the middle goes on by itself and leaves nothing of its customer', async () => {
  const customer = office.customers[CUSTOMER] as Caller;
  const { id } = await office.book(CUSTOMER);
  await office.coordinate(id);
  const { email } = await customer.insist<User>('GET', '/api/auth/user');

  const erasure = await house.whileLocked(MIDDLE, async () => {
    const asked = await customer.insist<Erasure>('POST', '/api/auth/erasures', { confirmation: email });
    await eventually('it is in the middle', () => house.isWaitedFor(MIDDLE));
    await house.parts['svc-booking']?.kill();
    return asked;
  });
  // control: nothing continues without the service
  expect(await tablesNaming(CUSTOMER)).toContain('booking.booking');

  await house.parts['svc-booking']?.start();
  const stranger = new Caller(house.origin);
  const recoverySeconds = await secondsOf(() =>
    eventually(
      'it has ended',
      async () => {
        const { state } = await stranger.insist<Erasure>('GET', `/api/auth/erasures/${erasure.id}`);
        return state === 'erased';
      },
      60_000,
    ),
  );
  expect(await tablesNaming(CUSTOMER)).toEqual([]);
  report({ recoverySeconds });
}, 180_000);

/** All tables of all schemas that contain a name, in any column. */
async function tablesNaming(name: string): Promise<string[]> {
  const tables = await house.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const naming = await house.query(
      `select from ${table.name} as one where position($1 in one::text) > 0 limit 1`,
      [name],
    );
    if (naming.length > 0) found.push(table.name);
  }
  return found;
}
