import { afterAll, beforeAll } from '@jest/globals';
import { survivesALongFire } from '@safari/service-kit/testing/promises';
import { askers } from './askers.js';
import { type Stage, setStage } from './stage.js';

let service: Stage;
beforeAll(async () => {
  service = await setStage();
});
afterAll(() => service.close());

survivesALongFire({ service: () => service, askers }, 5_000);
