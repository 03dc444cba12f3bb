import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Problem } from '@safari/contracts';
import {
  createDatabase,
  eventually,
  staff,
  startTestService,
  TcpProxy,
  type TestDatabase,
  type TestService,
} from '../src/testing/index.js';
import { newTrace, toTraceparent } from '../src/tracing/traceparent.js';
import { ToyModule } from './toy-service.js';

let database: TestDatabase;
let network: TcpProxy;
let service: TestService;
beforeAll(async () => {
  database = await createDatabase('toy');
  network = await TcpProxy.to(database.url);
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
    DATABASE_URL: network.url,
  });
});
afterAll(async () => {
  await service.close();
  await network.cut();
  await database.drop();
});

it('a service whose database is away says so with 503 and when to ask again, and serves as soon as it is back', async () => {
  const read = () => service.call<Problem>({ url: '/api/catalog/dead-letters', as: staff });
  expect((await read()).status).toBe(200);
  await network.cut();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await read()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-type': expect.stringContaining('problem+json') },
      body: { code: 'unavailable', detail: expect.stringContaining('try again') },
    });
  }
  expect((await service.call({ url: '/healthz' })).status).toBe(200);
  await network.mend();
  await eventually('it serves again', async () => (await read()).status === 200);
});

it('what fails on our side has the number under which logs and traces know it, and a refusal has none', async () => {
  const place = newTrace();
  const ask = (url: string) =>
    service.call<Problem>({ url, as: staff, headers: { traceparent: toTraceparent(place) } });
  await network.cut();
  const { body } = await ask('/api/catalog/dead-letters');
  expect(body).toMatchObject({ status: 503, traceId: place.traceId });
  expect(body.detail).toContain(`tell us this number: ${place.traceId}`);
  await network.mend();
  const refused = (await ask('/api/catalog/nowhere')).body;
  expect(refused.status).toBe(404);
  expect(refused).not.toHaveProperty('traceId');
});

it('a service whose broker never was there stops without waiting for it', async () => {
  const alone = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
  const warn = jest.spyOn(Logger.prototype, 'warn');
  await alone.close();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
