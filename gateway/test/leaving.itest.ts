import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, freePort } from '@safari/service-kit/testing';
import { type House, startHouse } from './support/gateway.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
let house: House;

beforeAll(async () => {
  house = await startHouse();
});

afterAll(() => house.close());

it('a process that is told to end says so, serves on, and answers what it has accepted', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { ...house.settings, PORT: String(port), STOP_GRACE_MS: '8000' };
  const gateway = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...settings } });
  const status = async (path: string) => (await fetch(origin + path)).status;
  await eventually('it is ready', async () => (await status('/readyz')) === 200, 60_000);

  house.services.booking.answer = ({ url }) => ({ body: {}, delay: url === '/readyz' ? 0 : 12_000 });
  const accepted = status('/api/user/bookings');
  await eventually('the call is under way', async () =>
    house.services.booking.asked.some(({ url }) => url !== '/readyz'),
  );
  expect(await status('/api/guides')).toBe(200); // so that it is kept
  const gone = once(gateway, 'exit');
  gateway.kill('SIGTERM');
  await eventually('it says so', async () => (await status('/readyz')) === 503);
  const kept = await fetch(`${origin}/api/guides`);
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'close']);
  expect(await accepted).toBe(200);
  expect(await gone).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow();
});
