import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fetchBy } from './back-channel.js';

const OPTIONS = { body: null, headers: {}, method: 'GET', redirect: 'manual' } as const;
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => response.end(`${request.url}`)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it('reaches the issuer by the back channel, at the same path', async () => {
  const ask = fetchBy('https://issuer.example', address);
  const answer = await ask('https://issuer.example/jwks?of=now', OPTIONS);
  expect(await answer.text()).toBe('/jwks?of=now');
});

it('leaves every other address alone', async () => {
  const ask = fetchBy('https://issuer.example', 'http://127.0.0.1:9');
  expect(await (await ask(`${address}/keys`, OPTIONS)).text()).toBe('/keys');
});
