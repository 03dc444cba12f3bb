import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
import { newCustomer, staff, startBookingService } from './support/booking-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.close());

const ID = '01a1fdc4-037f-77d6-b7ce-3b347bbef071';

describe('who may call what', () => {
  it.each([
    ['GET', '/api/bookings'],
    ['GET', '/api/bookings/summary'],
    ['PUT', `/api/bookings/${ID}/status`],
    ['POST', `/api/bookings/${ID}/assign-operator`],
    ['POST', '/api/send-invoice'],
    ['POST', '/api/trip-updates'],
    ['PUT', `/api/trip-status/${ID}`],
    ['GET', '/api/trip-active'],
    ['GET', '/api/booking/dead-letters'],
  ] as const)('%s %s is for staff', async (method, url) => {
    const body = method === 'GET' ? undefined : {};
    const nobody = await service.call<Problem>({ method, url, body });
    expect(nobody).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(nobody.headers['content-type']).toContain('application/problem+json');
    const customer = await service.call<Problem>({ method, url, body, as: newCustomer() });
    expect(customer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it.each([
    ['POST', '/api/bookings'],
    ['GET', '/api/user/bookings'],
    ['POST', '/api/customer-reviews'],
  ] as const)('%s %s is for customers', async (method, url) => {
    const body = method === 'GET' ? undefined : {};
    expect((await service.call({ method, url, body })).status).toBe(401);
    expect((await service.call({ method, url, body, as: staff })).status).toBe(403);
  });

  it.each([
    `/api/bookings/${ID}`,
    `/api/bookings/${ID}/money`,
    `/api/trip-status/${ID}`,
    `/api/trip-updates?bookingId=${ID}`,
    `/api/customer-reviews?bookingId=${ID}`,
    `/api/bookings/${ID}/messages`,
  ])('%s is for the signed-in, and unknown to all', async (url) => {
    expect((await service.call({ url })).status).toBe(401);
    expect((await service.call({ url, as: staff })).status).toBe(404);
    expect((await service.call({ url, as: newCustomer() })).status).toBe(404);
  });

  it('believes no header but the signed token', async () => {
    const headers = { authorization: 'Bearer e30.e30.e30', 'x-user-id': 'desk-1', 'x-staff': 'true' };
    expect((await service.call({ url: '/api/bookings', headers })).status).toBe(401);
  });
});
