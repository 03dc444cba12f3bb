import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '@safari/contracts';
import { staff, startTestService, type TestService } from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

let service: TestService;

beforeAll(async () => {
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
});
afterAll(() => service.close());

const deadLetter = (id: string) => `/api/catalog/dead-letters/${id}/replay`;

describe('an address that is none', () => {
  it.each([
    ['/healthz/%E0%A4%A', 400],
    [deadLetter('1'.repeat(501)), 414],
  ])('%s is refused as a problem, like everything else', async (url, status) => {
    const answer = await service.call<Problem>({ method: 'POST', url });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, requestId: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toContain('FST_');
  });

  it('may have a part as long as a long name', async () => {
    const url = `/api/toy/named/${encodeURIComponent('Müller '.repeat(70))}`;
    expect(await service.call({ url })).toMatchObject({ status: 200, body: { letters: 490 } });
  });

  it.each(['0', 'abc', '2147483648', '9'.repeat(40)])('finds no row %s', async (id) => {
    const answer = await service.call<Problem>({ method: 'POST', url: deadLetter(id), as: staff });
    expect(answer.body).toMatchObject({ status: 404, detail: 'The dead letter was not found.' });
  });
});

describe('a request that cannot be read', () => {
  const post = (payload: string) =>
    service.app.inject({
      method: 'POST',
      url: '/api/toy/counted/7',
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it('says so of the body when the body is at fault', async () => {
    for (const payload of ['{"half":', '', '{"__proto__":{"admin":true}}']) {
      const answer = await post(payload);
      expect(answer.json()).toMatchObject({
        status: 400,
        detail: 'The body of the request is not readable JSON.',
      });
    }
  });

  it('blames nobody’s body for a fault in the address', async () => {
    expect((await post('{}')).statusCode).toBe(201);
    const { body } = await service.call<Problem>({ method: 'POST', url: '/api/toy/counted/seven', body: {} });
    expect(body).toMatchObject({ status: 400, code: 'validation', detail: 'The request cannot be read.' });
  });
});
