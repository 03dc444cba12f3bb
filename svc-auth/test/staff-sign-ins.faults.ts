import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { hashSync } from '@node-rs/argon2';
import { DomainError } from '@safari/service-kit';
import type { TestService } from '@safari/service-kit/testing';
import { report } from '@safari/service-kit/testing/figures';
import { type Claimant, SignInQueue } from '../src/staff/sign-in.queue.js';
import { StaffThrottleService } from '../src/staff/staff-throttle.service.js';
import { STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

const STRANGERS = 300;
const NETWORKS = 60;
/** Between two attempts of each stranger: together they try many times as often as hashes can be computed. */
const PAUSE_MS = 1_000;
const SIGN_INS = 5;
/** Several times the required cost: what a hash takes on a busy machine. */
const BUSY = { timeCost: 10 };
/** Networks of their own. */
const OTHERS = '10.3.0';
const STAFF = '10.2.0';
/** Factor allowed over the time beside a crowd that asks as often without guessing, since any flood costs something. */
const MUCH_SLOWER = 10;
/** More than the addresses of the story above may try. */
const RIGHT_GUESS = 400;

let issuer: Issuer;
let service: TestService;

beforeEach(async () => {
  issuer = await startIssuer();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([service.close(), issuer.close()]);
});

const attempt = (password: string, from: string) =>
  service.call<{ detail: string }>({
    method: 'POST',
    url: '/api/auth/admin-login',
    body: { password },
    headers: { 'x-forwarded-for': from },
  });

const start = async (cost = {}): Promise<void> => {
  service = await startAuthService(issuer, { STAFF_PASSWORD_HASH: hashSync(STAFF_PASSWORD, cost) });
};

/** Staff sign in that often, one after the other and each time from another address. */
async function signIns(network: string, times: number) {
  const statuses: number[] = [];
  const took: number[] = [];
  while (statuses.length < times) {
    const began = performance.now();
    statuses.push((await attempt(STAFF_PASSWORD, `${network}.${statuses.length}`)).status);
    took.push((performance.now() - began) / 1_000);
  }
  return { refused: statuses.filter((status) => status !== 200), took };
}

/** They do so while three hundred strangers in sixty networks ask on and on, each time from another address. */
async function beside(ask: (from: string) => Promise<unknown>, network: string, times: number) {
  let over = false;
  const strangers = Array.from({ length: STRANGERS }, async (_, stranger) => {
    for (let time = Math.floor(stranger / NETWORKS); !over; time += STRANGERS / NETWORKS) {
      await ask(`10.1.${stranger % NETWORKS}.${time % 250}`);
      await sleep(PAUSE_MS);
    }
  });
  const outcome = await signIns(network, times);
  over = true;
  await Promise.all(strangers);
  return outcome;
}

/** For each of staff's sign-ins, how many others' turns began while it waited. */
function watchTurns(): number[] {
  const places: number[] = [];
  let turns = 0;
  const run = jest.spyOn(SignInQueue.prototype, 'run');
  const original = run.getMockImplementation();
  run.mockImplementation(function <T>(this: SignInQueue, claimant: Claimant, work: () => Promise<T>) {
    const before = turns;
    const counted = () => {
      if (claimant.network.startsWith(STAFF)) places.push(turns - before);
      else turns += 1;
      return work();
    };
    return (original as typeof this.run).call(this, claimant, counted) as Promise<T>;
  });
  return places;
}

/** Strangers guess while staff sign in; before that the same crowd asks for something that costs nothing. */
async function attack(times: number) {
  await start(BUSY);
  const harmless = (from: string) =>
    service.call({ url: '/api/auth/staff', headers: { 'x-forwarded-for': from } });
  const { took: usually } = await beside(harmless, OTHERS, times);
  const places = watchTurns();
  let guessed = 0;
  const guess = async (from: string) => {
    if ((await attempt('guess', from)).status === 401) guessed += 1;
  };
  const { refused, took } = await beside(guess, STAFF, times);
  report({
    counts:
      `turns of others before each: ${places.join(', ')}; ${refused.length} refused; ${worded(took)}, beside as many ` +
      `who do not guess ${worded(usually)}; ${guessed} guesses compared`,
  });
  return { guessed, refused, places, slower: median(took) / median(usually) };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const worded = (took: readonly number[]): string => `${median(took).toFixed(1)} s each`;

it('staff sign in from an address of their own at the next turn while three hundred others guess', async () => {
  const { guessed, refused, places, slower } = await attack(SIGN_INS);
  expect(refused).toEqual([]);
  expect(median(places)).toBeLessThanOrEqual(1);
  expect(sum(places)).toBeLessThanOrEqual(NETWORKS + SIGN_INS); // each network is clean, too, until it has failed once
  expect(slower).toBeLessThan(MUCH_SLOWER);
  expect(guessed).toBeGreaterThan(0);
}, 300_000);

it('control: where whoever came first has the first turn they wait for many, or in vain', async () => {
  interface Line {
    waiting: { refuse: (refusal: Error) => void }[];
  }
  const first = function (this: Line) {
    return this.waiting.shift();
  };
  const newestIsRefused = function (this: Line) {
    this.waiting.pop()?.refuse(new DomainError('too_many', 'Too many sign-ins at once.'));
  };
  const queue = SignInQueue.prototype as unknown as { take(): unknown; refuseLast(): void };
  jest.spyOn(queue, 'take').mockImplementation(first);
  jest.spyOn(queue, 'refuseLast').mockImplementation(newestIsRefused);
  const { refused, places } = await attack(3);
  expect(refused.length > 0 || median(places) > 2).toBe(true);
}, 300_000);

it('control: without the throttle attackers with a list of words find the password in it', async () => {
  await start();
  jest.spyOn(service.app.get(StaffThrottleService), 'take').mockResolvedValue({ id: '0' });
  let next = 0;
  let found = false;
  await Promise.all(
    Array.from({ length: NETWORKS }, async (_, attacker) => {
      while (!found && next < 2 * RIGHT_GUESS) {
        const password = next++ === RIGHT_GUESS ? STAFF_PASSWORD : 'guess';
        if ((await attempt(password, `10.1.${attacker}.1`)).status === 200) found = true;
      }
    }),
  );
  expect(found).toBe(true);
}, 300_000);
