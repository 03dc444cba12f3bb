import { afterEach, expect, it } from '@jest/globals';
import { eventually } from '@safari/service-kit/testing';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { chosenSeed } from '@safari/service-kit/testing/fuzz';
import { readProductFile } from '../local/src/product/product-file.js';
import { root } from '../local/src/settings/places.js';
import { fight } from './campaign/campaign.js';
import { plannedKills } from './campaign/kills.rules.js';
import { type House, startHouse } from './house/house.js';
import { openOffice } from './house/office.js';
import { readLedger, settledByLetter } from './ledger/ledger.reader.js';
import { faultsOf, repeatedLetters } from './ledger/ledger.rules.js';

const BOOKINGS = 2_000;
const ROUNDS = 3;
const KILLED = [...Object.values(readProductFile(root).services), 'gateway', 'nats', 'postgres'];
const CUSTOMERS = ['Asha', 'Baraka', 'Chausiku', 'Daudi', 'Eshe', 'Farida', 'Goma', 'Hasani'].map(
  (name) => `${name} Mbali`,
);
/** Time to settle apart from letters: one whose service was killed while sending it is retried after two minutes. */
const SETTLED_WITHIN_MS = 240_000;

let house: House;
afterEach(() => house.close());

it('two thousand bookings under random kill -9: each is stored, copied, counted and written once', async () => {
  const seed = chosenSeed();
  const kills = plannedKills(seed, KILLED, ROUNDS, BOOKINGS);
  house = await startHouse({ name: 'campaign' });
  const office = await openOffice(house, CUSTOMERS);
  const { acknowledged, repeats } = await fight(house, office, { bookings: BOOKINGS, kills });
  expect(acknowledged.length).toBeGreaterThanOrEqual(BOOKINGS);
  const appliedSeconds = await secondsOf(() =>
    eventually(
      'all but the letters is everywhere once',
      async () =>
        faultsOf(await readLedger(house, office, acknowledged)).every((fault) => /letter/.test(fault)),
      SETTLED_WITHIN_MS,
    ),
  );
  const lettersSeconds = await secondsOf(() =>
    settledByLetter(house, office, acknowledged, SETTLED_WITHIN_MS),
  );
  const { received } = await readLedger(house, office, acknowledged);
  const twice = repeatedLetters(received);
  report({
    recoverySeconds: appliedSeconds,
    counts:
      `seed ${seed}: ${acknowledged.length} bookings, ${kills.length} kills, ${repeats} requests repeated, ` +
      `${received.length} letters, ${twice} of them twice, the last ${lettersSeconds} s later`,
  });
}, 2_400_000);

it('control: a Postgres that answers before it has written loses what it answered', async () => {
  house = await startHouse({ name: 'campaign-control', durable: false });
  const office = await openOffice(house, CUSTOMERS.slice(0, 1));
  const [customer = ''] = CUSTOMERS;
  const acknowledged = [];
  while (acknowledged.length < 20) acknowledged.push(await office.book(customer));
  await house.parts['postgres']?.kill();
  await house.parts['postgres']?.start();
  await office.summary(); // waits until svc-booking is connected again
  const faults = faultsOf(await readLedger(house, office, acknowledged));
  expect(faults.join('\n')).toContain('not stored: ');
}, 180_000);
