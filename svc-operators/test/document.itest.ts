import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { setStage } from './stage.js';

let service: TestService;
beforeAll(async () => {
  service = await setStage();
});
afterAll(() => service.close());

it('documents every call it answers, and no other', async () => {
  expect(service.documentFaults()).toEqual([]);
  const { status, body } = await service.call<{ openapi: string }>({ url: '/openapi.json' });
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
});
