import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '@safari/contracts';
import { startTestService, type TestService } from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

let service: TestService;

beforeAll(async () => {
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
});
afterAll(() => service.close());

describe('an address that is none', () => {
  it.each([
    ['/healthz/%E0%A4%A', 400],
    [`/api/toy/parked-events/${'1'.repeat(200)}/replay`, 414],
  ])('%s is refused as a problem, like everything else', async (url, status) => {
    const answer = await service.call<Problem>({ method: 'POST', url });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, requestId: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toContain('FST_');
  });
});
