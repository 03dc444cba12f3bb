import { survive } from '@safari/service-kit/testing/survival';
import { customer, type Stage, staff } from './stage.js';

/** Requests of every kind, from staff, a customer and nobody, to a network that has been asked something. */
export async function underFire(stage: Stage, requests: number, seed: number): Promise<void> {
  const operators = [await stage.operator(), await stage.operator({ integrationMethod: 'manual' })];
  const bookings = [await stage.booking(), await stage.booking(), await stage.booking()];
  await stage.call({
    method: 'POST',
    url: `/api/bookings/${bookings[0]?.bookingId}/coordinate`,
    as: staff,
    body: { operatorIds: operators.map(({ id }) => id) },
  });
  await survive(stage, {
    requests,
    seed,
    callers: [staff, customer],
    known: { uuid: bookings.map(({ bookingId }) => bookingId) },
  });
}
