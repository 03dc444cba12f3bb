import { newCustomer, type TestService } from '@safari/service-kit/testing';
import type { FuzzRun } from '@safari/service-kit/testing/fuzz';
import { ledTo, offered, placed, staff } from './booking-service.js';

/** The callers of fuzz runs: staff and a customer with bookings. */
export async function askers(service: TestService): Promise<Pick<FuzzRun, 'callers' | 'known'>> {
  const customer = newCustomer();
  const itemId = await offered(service);
  const bookings = [
    await placed(service, { as: customer, itemId }),
    await ledTo(service, ['payment_received'], { as: customer, itemId }),
    await ledTo(service, ['payment_received', 'in_progress', 'completed'], { as: customer, itemId }),
  ];
  return {
    callers: [staff, customer],
    known: {
      uuid: bookings.map(({ id }) => id),
      itemId: [itemId],
      totalPrice: [420, 840, 1260].map((price) => `${price}.00`),
    },
  };
}
