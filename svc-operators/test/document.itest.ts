import { afterAll, beforeAll } from '@jest/globals';
import { keepsItsPromises } from '@safari/service-kit/testing/promises';
import { askers } from './askers.js';
import { type Stage, setStage } from './stage.js';

let service: Stage;
beforeAll(async () => {
  service = await setStage();
});
afterAll(() => service.close());

const known = async (stage: Stage) => {
  const [{ bookingId }, { id: operatorId }] = [await stage.booking(), await stage.operator()];
  return { bookingId, bookingIds: [bookingId], operatorId };
};
keepsItsPromises({ name: 'svc-operators', service: () => service, askers, known });
