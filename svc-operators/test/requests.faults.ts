import { afterAll, beforeAll } from '@jest/globals';
import { survivesLongFuzzRun } from '@safari/service-kit/testing/guarantees';
import { askers } from './askers.js';
import { type Stage, setStage } from './stage.js';

let service: Stage;
beforeAll(async () => {
  service = await setStage();
});
afterAll(() => service.close());

survivesLongFuzzRun({ service: () => service, askers }, 5_000);
