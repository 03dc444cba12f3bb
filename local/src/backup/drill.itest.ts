import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seconds } from '../console/progress.js';
import { removeOutsideHome } from '../postgres/home.js';
import { Launch } from '../processes/launch.js';
import { RealProduct, SERVICES, signIn } from '../testing/real-product.js';
import type { Traveller } from '../testing/traveller.js';
import { checkNewestBackup } from './check-backup.js';
import { ownDatabase, startOwnDatabase } from './database-place.js';
import { restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEV6izwJBO1bAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAA' +
    'AADDoPlTX+AIVQEAAHQNDDAAAWReGocAAAAASUVORK5CYII=',
  'base64',
);

const real = new RealProduct('drill');
const { data, launch } = real;
const backups = join(real.home, 'backups');

beforeAll(() => real.compile(), 240_000);

afterAll(() => real.end());

it('a product that lost its machine goes on from its backup: numbers without a gap, nothing lost or doubled', async () => {
  const product = await real.start();
  const [customer, staff] = await signIn(product);
  const { imageUrl } = await staff.ask<{ imageUrl: string }>('POST', '/api/pictures', PICTURE);
  const trip = await staff.ask<{ id: number }>('POST', '/api/packages', {
    name: 'Two days at the lookout',
    description: 'A rock above the plain.',
    imageUrl,
    price: '410.50',
    duration: 2,
    itinerary: [{ title: 'Arrival', activities: ['A walk'] }],
  });
  await real.found('select id from booking.item', 1);
  const place = (name: string) =>
    customer.ask<{ id: string }>('POST', '/api/bookings', {
      bookingType: 'package',
      itemId: trip.id,
      totalPrice: '410.50',
      numberOfTravelers: 1,
      customerName: name,
      customerEmail: 'drill@example.com',
      customerPhone: '+255 700 000 002',
      preferredDate: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    });
  const { id: operatorId } = await staff.ask<{ id: number }>('POST', '/api/operators', {
    name: 'Lookout Lodge',
    contactEmail: 'lodge@example.com',
    rating: 4.5,
  });
  await real.found('select id from booking.operator', 1);
  const invoiceOf = async (caller: Traveller, { id }: { id: string }) => {
    await caller.ask('POST', `/api/bookings/${id}/assign-operator`, { operatorId });
    const letter = { bookingId: id, emails: ['drill@example.com'] };
    return (await caller.ask<{ number: string }>('POST', '/api/send-invoice', letter)).number;
  };

  const heard = await place('Heard before the backup');
  const first = await invoiceOf(staff, heard);
  await real.found('select id from operators.booking', 1);
  await real.found(`select id from booking.outgoing_mail where state <> 'sent'`, 0);
  await real.found(`select id from operators.outgoing_mail where state = 'sent'`, 1);

  const { manifest, unheard } = await real.withDatabase(async (superuser) => {
    await superuser.query('begin; lock table operators.inbox in exclusive mode'); // makes the event consumers wait
    const unheard = await place('Published and not heard yet');
    await real.found('select id from booking.outbox where published_at is null', 0);
    await real.found(`select id from booking.outgoing_mail where state <> 'sent'`, 0);
    expect(await real.finds('select id from operators.booking', 1)).toBe(true);
    const { url } = await ownDatabase(launch, data);
    const { manifest } = await takeBackup({
      databaseUrl: url,
      schemas: Object.keys(SERVICES),
      backups,
      product: '0.1.0',
      pictures: { folder: join(data, 'pictures') },
    });
    await superuser.query('commit');
    return { manifest, unheard };
  });
  const lost = await place('After the backup');
  const [given = 0] = sequenceOf([await invoiceOf(staff, lost)]);
  await real.found('select id from operators.booking', 3);

  await product.stop();
  removeOutsideHome(data);
  rmSync(data, { recursive: true });

  const began = Date.now();
  const machine = new Launch();
  const checked = await checkNewestBackup(machine, { backups, oldest: 1 });
  const verified = Date.now();
  const place2 = await startOwnDatabase(machine, data, 'the drill');
  await restoreBackup({
    folder: checked.folder,
    databaseUrl: place2.url,
    secret: place2.secret,
    replace: false,
    pictures: { folder: join(data, 'pictures') },
  });
  await machine.end();
  const restored = Date.now();
  const again = await real.start();
  // as in docs/operations.md: the backup does not know which numbers were issued after it
  await real.withDatabase((superuser) =>
    superuser.query('update booking.invoice_counter set last = $1', [given]),
  );
  const rows = Object.values(manifest.schemas).flatMap((schema) => Object.values(schema.rows));
  process.stdout.write(
    `Drill: ${rows.reduce((sum, count) => sum + count, 0)} rows of ${rows.length} tables; checked in ` +
      `${seconds(verified - began)}, restored in ${seconds(restored - verified)}, ready again after ` +
      `${seconds(Date.now() - restored)}.\n`,
  );

  const [, colleague] = await signIn(again);
  const bookings = await colleague.ask<{ id: string }[]>('GET', '/api/bookings');
  expect(bookings.map(({ id }) => id).sort()).toEqual([heard.id, unheard.id].sort());
  await real.found('select id from operators.booking', 2);
  await real.found('select id from booking.outbox where published_at is null', 0);
  expect(await real.finds(`select id from operators.booking where id = '${unheard.id}'`, 1)).toBe(true);
  expect(sequenceOf([first, await invoiceOf(colleague, unheard)])).toEqual([1, given + 1]);
  expect(await real.finds('select name from booking.item', 1)).toBe(true);
  expect((await fetch(again.origin + imageUrl)).status).toBe(200);
  await real.found(`select id from booking.outgoing_mail where state <> 'sent'`, 0);
  await real.found(`select id from operators.outgoing_mail where state = 'sent'`, 2);
  const letters = (await (await fetch(`${again.mailbox}/api/messages`)).json()) as { subject: string }[];
  // only for the operator and the invoice of now, and the confirmation: letters sent before the backup are not sent
  // again
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^Invoice /),
    expect.stringMatching(/^You run /),
    expect.stringMatching(/^Your booking .* is confirmed/),
  ]);
  await again.stop();
}, 240_000);

/** The last digits of invoices' numbers. */
function sequenceOf(numbers: readonly string[]): number[] {
  return numbers.map((number) => Number(/\d+$/.exec(number)?.[0]));
}
