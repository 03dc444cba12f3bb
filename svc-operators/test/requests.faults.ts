import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chosenSeed } from '@safari/service-kit/testing/survival';
import { type Stage, setStage } from './stage.js';
import { underFire } from './under-fire.js';

let service: Stage;
beforeAll(async () => {
  service = await setStage();
});
afterAll(() => service.close());

it('answers whatever is asked, and shows nothing of its inside', async () => {
  await underFire(service, 5_000, chosenSeed());
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}, 600_000);
