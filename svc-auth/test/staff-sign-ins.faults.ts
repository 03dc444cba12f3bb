import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { hashSync } from '@node-rs/argon2';
import type { TestService } from '@safari/service-kit/testing';
import { SignInQueue } from '../src/staff/sign-in.queue.js';
import { StaffThrottleService } from '../src/staff/staff-throttle.service.js';
import { STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

const ATTACK_MS = 10_000;
const AT_ONCE = 60;
/** Past what the addresses of the story above may try. */
const RIGHT_GUESS = 400;
/** Several times as costly as it has to be: what a hash takes on a machine that is busy otherwise. */
const BUSY = { timeCost: 10 };

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

/** Three hundred addresses in sixty networks guess, while staff sign in one after the other from addresses of their own. */
async function attack() {
  await start(BUSY);
  const end = Date.now() + ATTACK_MS;
  let guessed = 0;
  const attackers = Array.from({ length: AT_ONCE * 5 }, async (_, attacker) => {
    while (Date.now() < end) {
      const { status } = await attempt(
        'guess',
        `10.1.${attacker % AT_ONCE}.${Math.floor(attacker / AT_ONCE)}`,
      );
      if (status === 401) guessed += 1;
      await sleep(100);
    }
  });
  const statuses: number[] = [];
  const took: number[] = [];
  for (let n = 0; Date.now() < end; n += 1) {
    const began = performance.now();
    statuses.push((await attempt(STAFF_PASSWORD, `10.2.0.${n % 250}`)).status);
    took.push(performance.now() - began);
  }
  await Promise.all(attackers);
  return { guessed, refused: statuses.filter((status) => status !== 200).length, longest: Math.max(...took) };
}

it('staff sign in within two seconds from an address of their own while three hundred others guess', async () => {
  const { guessed, refused, longest } = await attack();
  expect(refused).toBe(0);
  expect(longest).toBeLessThan(2_000);
  expect(guessed).toBeGreaterThan(0);
  expect(guessed).toBeLessThanOrEqual(AT_ONCE * 5 * 5);
}, 180_000);

it('control: where whoever came first has the first turn they do not', async () => {
  const inOrder = function (this: { waiting: unknown[] }) {
    return this.waiting.shift();
  };
  const turns = SignInQueue.prototype as unknown as { take(): unknown };
  jest.spyOn(turns, 'take').mockImplementation(inOrder);
  const { refused, longest } = await attack();
  expect(refused > 0 || longest > 2_000).toBe(true);
}, 180_000);

it('control: without the throttle attackers with a list of words find the password in it', async () => {
  await start();
  jest.spyOn(service.app.get(StaffThrottleService), 'take').mockResolvedValue({ id: '0' });
  let next = 0;
  let found = false;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, attacker) => {
      while (!found && next < 2 * RIGHT_GUESS) {
        const password = next++ === RIGHT_GUESS ? STAFF_PASSWORD : 'guess';
        if ((await attempt(password, `10.1.${attacker}.1`)).status === 200) found = true;
      }
    }),
  );
  expect(found).toBe(true);
}, 300_000);
