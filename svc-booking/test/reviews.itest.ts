import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerReview } from '@safari/contracts';
import type { OrProblem, TestService } from '@safari/service-kit/testing';
import { count, ledTo, newCustomer, staff, startBookingService, told } from './support/booking-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.close());

const review = (
  as: ReturnType<typeof newCustomer>,
  bookingId: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  service.call<OrProblem<CustomerReview>>({
    method: 'POST',
    url: '/api/customer-reviews',
    body: {
      bookingId,
      overallRating: 5,
      title: 'Never hurried',
      reviewText: 'A leopard, and time to look at it.',
      highlights: ['The leopard', '  ', 'The fire'],
      recommendations: 'A warm jacket.',
      wouldRecommend: true,
      ...changes,
    },
    as,
    headers,
  });

describe('a review', () => {
  it('is written by the traveler of a completed trip, and read by staff and them', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid', 'completed'], { as });
    const { status, body } = await review(as, id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ bookingId: id, overallRating: 5, highlights: ['The leopard', 'The fire'] });
    for (const who of [as, staff]) {
      const read = await service.call<CustomerReview[]>({
        url: `/api/customer-reviews?bookingId=${id}`,
        as: who,
      });
      expect(read.body).toEqual([body]);
    }
    const other = newCustomer();
    expect((await service.call({ url: `/api/customer-reviews?bookingId=${id}`, as: other })).status).toBe(
      404,
    );
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.review.posted.v1',
      customerId: as.customer.id,
      data: { reviewId: body.id, overallRating: 5 },
    });
  });

  it('waits until the trip is completed', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid', 'in_progress'], { as });
    expect(await review(as, id)).toMatchObject({ status: 409 });
  });

  it('is nobody else’s to write', async () => {
    const { id } = await ledTo(service, ['paid', 'completed']);
    expect(await review(newCustomer(), id)).toMatchObject({ status: 404 });
  });

  it('is written once: a second is refused, the same one sent again is answered again', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid', 'completed'], { as });
    const headers = { 'idempotency-key': 'review' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => review(as, id, {}, headers)));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect(await review(as, id)).toMatchObject({ status: 409 });
    expect(await count(service, 'customer_review', `booking_id = '${id}'`)).toBe(1);
  });

  it('is one when two are written at once', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid', 'completed'], { as });
    const answers = await Promise.all([review(as, id), review(as, id, { overallRating: 1 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it.each([
    ['overallRating', 0],
    ['overallRating', 6],
    ['overallRating', 4.5],
    ['title', ''],
    ['reviewText', ' '],
    ['highlights', 'the leopard'],
    ['highlights', Array(21).fill('x')],
    ['wouldRecommend', 'yes'],
    ['bookingId', 'mine'],
  ])('refuses a wrong %s (%j) at its field', async (field, value) => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid', 'completed'], { as });
    const { status, body } = await review(as, id, { [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });
});
