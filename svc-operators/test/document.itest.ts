import { afterAll, beforeAll } from '@jest/globals';
import { meetsServiceGuarantees } from '@safari/service-kit/testing/guarantees';
import { askers } from './askers.js';
import { CLOSING, GROWING } from './growing-tables.js';
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
const growing = { tables: GROWING, closing: CLOSING };
meetsServiceGuarantees({ name: 'svc-operators', service: () => service, growing, askers, known });
