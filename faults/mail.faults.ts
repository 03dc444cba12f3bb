import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@safari/service-kit/testing';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import { readLedger, settled } from './ledger/ledger.reader.js';
import { faultsOf, type Ledger, repeatedLetters } from './ledger/ledger.rules.js';

const CUSTOMER = 'Asha Mbali';
const BOOKINGS = 10;
/** Longer than the worker waits for a greeting. */
const OUTAGE_MS = 40_000;

let house: House;
let office: Office;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  house = await startHouse({ name: 'mail' });
  office = await openOffice(house, [CUSTOMER]);
}, 180_000);
afterAll(() => house.close());

const book = async (): Promise<string> => {
  const booking = await office.book(CUSTOMER);
  acknowledged.push(booking);
  return booking.id;
};
/** Once the server has greeted, the worker's timeout is longer than any test. */
const swallow = async (): Promise<void> => {
  await eventually('no connection is open', async () => house.mailNetwork.open === 0);
  house.mailNetwork.swallow();
};
/** Causes one letter to a customer and one to the operator. */
const writeSome = async (): Promise<void> => {
  for (let written = 0; written < BOOKINGS; written += 1) await office.coordinate(await book());
};
/** Reports how long after the fault the last letter arrived. */
const recovered = async (): Promise<Ledger> => {
  let ledger: Ledger | undefined;
  const recoverySeconds = await secondsOf(async () => {
    ledger = await settled(house, office, acknowledged, 120_000);
  });
  if (!ledger) throw new Error('there is no ledger');
  const { length } = ledger.received;
  report({ recoverySeconds, counts: `${length} letters, ${repeatedLetters(ledger.received)} of them twice` });
  return ledger;
};

it('a mail server that hangs: every letter leaves when it answers again', async () => {
  await swallow();
  await writeSome();
  await sleep(OUTAGE_MS);
  expect(house.mailbox.received).toEqual([]);
  house.mailNetwork.flow();
  await recovered();
}, 240_000);

it('control: a letter that counts as sent before the server has it never arrives', async () => {
  await swallow();
  await book();
  const early = await eventually('it was tried in vain', async () => {
    const letters = await house.query<{ id: string }>(
      `update booking.outgoing_mail set state = 'sent' where state = 'queued' and reason is not null returning id`,
    );
    return letters.length > 0 && letters.map(({ id }) => id);
  });
  house.mailNetwork.flow();
  await sleep(OUTAGE_MS);
  const faults = faultsOf(await readLedger(house, office, acknowledged));
  expect(faults.join('\n')).toContain('letters that never arrived: 1');
  await house.query(
    `update booking.outgoing_mail set state = 'queued', next_attempt_at = now() where id = any($1::bigint[])`,
    [early],
  );
  await office.coordinate(acknowledged.at(-1)?.id ?? '');
  await recovered();
}, 240_000);

it('a mail server that refuses: every letter leaves when it takes them again', async () => {
  const before = house.mailbox.received.length;
  house.mailbox.refusing = true;
  await writeSome();
  await sleep(OUTAGE_MS);
  expect(house.mailbox.received).toHaveLength(before);
  house.mailbox.refusing = false;
  await recovered();
}, 240_000);

/** The mail server accepts one more letter, to the operator, but that is not recorded. */
async function takenAndNotNoted(): Promise<void> {
  const id = await book();
  await eventually('its customer has a letter', async () => {
    const unsent = await house.query(`select from booking.outgoing_mail where state <> 'sent'`);
    return unsent.length === 0;
  });
  const before = house.mailbox.received.length;
  house.mailbox.silent = true;
  await office.coordinate(id);
  await eventually('the letter is taken', async () => house.mailbox.received.length > before);
}

it('a mail server that takes a letter and is gone before it says so gets it once more, under the same Message-ID', async () => {
  await takenAndNotNoted();
  house.mailbox.silent = false;
  house.mailNetwork.reset();
  const { received } = await recovered();
  expect(repeatedLetters(received)).toBeGreaterThan(0);
}, 240_000);

/** The service is killed before it records the letter as sent; its lease of two minutes is then set to expired. */
async function diesBeforeNoting(meanwhile?: string): Promise<void> {
  await takenAndNotNoted();
  await house.parts['svc-operators']?.kill();
  house.mailbox.silent = false;
  if (meanwhile) await house.query(meanwhile);
  await house.query(`update operators.outgoing_mail set next_attempt_at = now() where state = 'queued'`);
  await house.parts['svc-operators']?.start();
}

it('a crash between a letter and the note of it: it leaves once more, under the same Message-ID', async () => {
  const before = repeatedLetters(house.mailbox.received.map(({ message }) => message));
  await diesBeforeNoting();
  await eventually(
    'it arrives again',
    async () => repeatedLetters(house.mailbox.received.map(({ message }) => message)) > before,
    60_000,
  );
  await recovered();
}, 240_000);

it('control: a letter that is given another Message-ID arrives as two', async () => {
  await diesBeforeNoting(
    `update operators.outgoing_mail set message_id = gen_random_uuid() where state = 'queued'`,
  );
  await eventually(
    'the second arrives',
    async () => {
      const faults = faultsOf(await readLedger(house, office, acknowledged));
      return faults.join('\n').startsWith('letters that nobody wrote: 1');
    },
    60_000,
  );
}, 240_000);
