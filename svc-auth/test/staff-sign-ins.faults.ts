import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { StaffThrottleService } from '../src/staff/staff-throttle.service.js';
import { STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

const ATTACK_MS = 10_000;
const AT_ONCE = 60;
/** Past what the addresses of the story above may try. */
const RIGHT_GUESS = 400;

let issuer: Issuer;
let service: TestService;

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
});

afterAll(async () => {
  await Promise.all([service.close(), issuer.close()]);
});

const attempt = (password: string, from: string) =>
  service.call<{ detail: string }>({
    method: 'POST',
    url: '/api/auth/admin-login',
    body: { password },
    headers: { 'x-forwarded-for': from },
  });

it('staff sign in within two seconds from an address of their own while three hundred others guess', async () => {
  const end = Date.now() + ATTACK_MS;
  let guessed = 0;
  const attackers = Array.from({ length: AT_ONCE }, async (_, attacker) => {
    for (let n = 0; Date.now() < end; n += 1) {
      const { status } = await attempt('guess', `10.1.${attacker}.${n % 5}`);
      if (status === 401) guessed += 1;
      await sleep(20);
    }
  });
  const took: number[] = [];
  for (let n = 0; Date.now() < end; n += 1) {
    const began = performance.now();
    expect((await attempt(STAFF_PASSWORD, `10.2.0.${n % 250}`)).status).toBe(200);
    took.push(performance.now() - began);
  }
  await Promise.all(attackers);
  expect(Math.max(...took)).toBeLessThan(2_000);
  expect(guessed).toBeGreaterThan(0);
  expect(guessed).toBeLessThanOrEqual(AT_ONCE * 5 * 5);
});

it('control: without the throttle attackers with a list of words find the password in it', async () => {
  const throttle = jest
    .spyOn(service.app.get(StaffThrottleService), 'take')
    .mockResolvedValue({ id: '0', attempts: 1, known: false });
  let next = 0;
  let found = false;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, attacker) => {
      while (!found && next < 2 * RIGHT_GUESS) {
        const password = next++ === RIGHT_GUESS ? STAFF_PASSWORD : 'guess';
        found ||= (await attempt(password, `10.1.${attacker}.1`)).status === 200;
      }
    }),
  );
  throttle.mockRestore();
  expect(found).toBe(true);
}, 300_000);
