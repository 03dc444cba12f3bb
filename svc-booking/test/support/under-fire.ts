import { newCustomer, type TestService } from '@safari/service-kit/testing';
import { survive } from '@safari/service-kit/testing/survival';
import { ledTo, offered, placed, staff } from './booking-service.js';

/** Requests of every kind, from staff, a customer with bookings, and nobody. */
export async function underFire(service: TestService, requests: number, seed: number): Promise<void> {
  const customer = newCustomer();
  const itemId = await offered(service);
  const bookings = [
    await placed(service, { as: customer, itemId }),
    await ledTo(service, ['payment_received'], { as: customer, itemId }),
    await ledTo(service, ['payment_received', 'in_progress', 'completed'], { as: customer, itemId }),
  ];
  await survive(service, {
    requests,
    seed,
    callers: [staff, customer],
    known: {
      uuid: bookings.map(({ id }) => id),
      itemId: [itemId],
      totalPrice: [420, 840, 1260].map((price) => `${price}.00`),
    },
  });
}
