import type { FuzzRun } from '@safari/service-kit/testing/fuzz';
import { customer, type Stage, staff } from './stage.js';

/** The callers of fuzz runs: staff of a network that was asked something, and a customer. */
export async function askers(stage: Stage): Promise<Pick<FuzzRun, 'callers' | 'known'>> {
  const operators = [await stage.operator(), await stage.operator({ integrationMethod: 'manual' })];
  const bookings = [await stage.booking(), await stage.booking(), await stage.booking()];
  await stage.post(`/api/bookings/${bookings[0]?.bookingId}/coordinate`, {
    operatorIds: operators.map(({ id }) => id),
  });
  return {
    callers: [staff, customer],
    known: { uuid: bookings.map(({ bookingId }) => bookingId) },
  };
}
