import { describe, expect, it } from '@jest/globals';
import type {
  BookingHistoryEntry,
  CustomerReview,
  Identity,
  ItemReviews,
  PublicReview,
  ReviewSummary,
} from '@safari/contracts';
import { nextPage, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import { count, ledTo, newCustomer, offered, staff, told } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const review = (
  as: ReturnType<typeof newCustomer>,
  bookingId: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  service.post<CustomerReview>(
    '/api/customer-reviews',
    {
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
  );

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
    expect(await review(as, id)).toMatchObject({ status: 409, body: { reason: 'not_completed' } });
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
    expect(await review(as, id)).toMatchObject({ status: 409, body: { reason: 'reviewed_already' } });
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

describe('what the public reads of reviews', () => {
  const decide = (id: number, deed: string, body: object = {}, as: Identity = staff) =>
    service.post<CustomerReview>(`/api/customer-reviews/${id}/${deed}`, body, as);
  const summaries = async () => (await service.call<ReviewSummary[]>({ url: '/api/reviews' })).body;
  const publicOf = async (itemId: number) =>
    (await service.call<ItemReviews>({ url: `/api/reviews/package/${itemId}` })).body;

  /** Three completed trips of one package, of which the first two are reviewed. */
  async function reviewed() {
    const itemId = await offered(service);
    const travelers = [newCustomer(), newCustomer(), newCustomer()] as const;
    const trips: string[] = [];
    for (const as of travelers) trips.push((await ledTo(service, ['paid', 'completed'], { as, itemId })).id);
    const [first = '', second = ''] = trips;
    const good = await review(travelers[0], first, { overallRating: 4 });
    const bad = await review(travelers[1], second, { overallRating: 1 });
    return { itemId, trip: first, good: Number(good.body.id), bad: Number(bad.body.id) };
  }

  it('counts all who could write, who wrote and who is withheld, and names nobody in full', async () => {
    const { itemId, good, bad } = await reviewed();
    const before = await publicOf(itemId);
    expect(before).toMatchObject({ invited: 3, answered: 2, withheld: 0, rating: 2.5 });
    expect(before.reviews.map(({ id, traveler }) => [id, traveler])).toEqual([
      [bad, 'Amina'],
      [good, 'Amina'],
    ]);
    expect(JSON.stringify(before)).not.toMatch(/Msafiri|example\.com|\+255/);
    expect((await decide(bad, 'withhold', { ground: 'abuse' })).status).toBe(200);
    const { reviews, ...summary } = await publicOf(itemId);
    expect(summary).toMatchObject({ invited: 3, answered: 2, withheld: 1, rating: 4 });
    expect(reviews.map(({ id }) => id)).toEqual([good]);
    expect(await summaries()).toContainEqual(summary);
  });

  it('is all of it, page by page, the latest first, without what is withheld', async () => {
    const { itemId, bad } = await reviewed();
    const many = 130;
    await service.rows(
      `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
         customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
         special_requests, created_at, version)
       select gen_random_uuid(), 'R' || $1 || '-' || i, 'reader', 'package', $1::int, 'Many', 3, 'cancelled', 'Grace', 'g@example.com', '1',
         1, current_date, 10, 10, '', now(), 1 from generate_series(1, $2::int) as i`,
      [itemId, many],
    );
    // several at the same moment: their ids distinguish them
    await service.rows(
      `insert into customer_review (booking_id, booking_type, item_id, overall_rating, title, review_text, highlights,
         recommendations, would_recommend, created_at)
       select id, booking_type, item_id, 5, 'Lions', 'Lions', '[]', '', true,
         date_trunc('milliseconds', now()) - (row_number() over () / 7) * interval '1 day'
       from booking where item_id = $1 and customer_id = 'reader'`,
      [itemId],
    );
    await service.rows(
      `update booking set status = 'completed', 
         assigned_operator_id = (select max(assigned_operator_id) from booking where item_id = $1), assigned_operator_name = 'Baobab'
      where item_id = $1 and customer_id = 'reader'`,
      [itemId],
    );
    await decide(bad, 'withhold', { ground: 'abuse' });
    const { reviews, next, answered, withheld } = await publicOf(itemId);
    expect([reviews.length, answered, withheld]).toEqual([100, many + 2, 1]);
    const read = [...reviews];
    for (let url = next; url !== undefined; ) {
      const { body, headers, status } = await service.call<PublicReview[]>({ url: `${url}&limit=20` });
      expect(status).toBe(200);
      read.push(...body);
      url = nextPage(headers)?.replace('&limit=20', '');
    }
    const kept = await service.rows<{ id: number }>(
      `select id from customer_review where item_id = $1 and withheld_ground is null order by created_at desc, id desc`,
      [itemId],
    );
    expect(read.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    const wrong = await service.call({ url: `/api/reviews/package/${itemId}/published?cursor=elsewhere` });
    expect(wrong.status).toBe(400);
  });

  it('is withheld on a listed ground alone, which is kept with who and when, and published again', async () => {
    const { itemId, good: id, trip } = await reviewed();
    for (const ground of [undefined, 'bad for business'])
      expect(await decide(id, 'withhold', { ground })).toMatchObject({ status: 400 });
    const withheld = await decide(id, 'withhold', { ground: 'private_data' });
    expect(withheld.body).toMatchObject({ withheld: { ground: 'private_data' } });
    expect(await decide(id, 'withhold', { ground: 'abuse' })).toMatchObject({ status: 409 });
    const history = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${trip}/history`,
      as: staff,
    });
    expect(history.body[0]).toMatchObject({
      who: 'staff',
      action: 'review decision',
      detail: { reviewId: id, withheld: 'private_data' },
    });
    expect((await decide(id, 'publish')).body).toMatchObject({ withheld: null });
    expect(await decide(id, 'publish')).toMatchObject({ status: 409 });
    expect(await publicOf(itemId)).toMatchObject({ withheld: 0, rating: 2.5 });
    expect((await told(service, trip)).at(-1)).toMatchObject({
      type: 'booking.review.changed.v1',
      data: { bookingId: trip, reviewId: id },
    });
  });

  it('has one answer of the office with its date, however many answer at once', async () => {
    const { itemId, good, bad } = await reviewed();
    const answers = await Promise.all(
      ['Asante!', 'Karibu tena!'].map((text) => decide(good, 'reply', { text })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await decide(bad, 'reply', { text: ' ' })).toMatchObject({ status: 400 });
    const { reviews } = await publicOf(itemId);
    const { reply } = reviews.find(({ id }) => id === good) ?? {};
    expect(['Asante!', 'Karibu tena!']).toContain(reply?.text);
    expect(reply?.at).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  });

  it('is decided by staff alone', async () => {
    const { good } = await reviewed();
    for (const deed of ['withhold', 'publish', 'reply'])
      expect(await decide(good, deed, { ground: 'abuse', text: 'x' }, newCustomer())).toMatchObject({
        status: 403,
      });
    expect(await decide(999_999, 'withhold', { ground: 'abuse' })).toMatchObject({ status: 404 });
  });

  it('counts alike at any number of trips, whatever becomes of them and however much happens at once', async () => {
    const { itemId, trip, good, bad } = await reviewed();
    const to = (id: string, status: string) =>
      service.rows('update booking set status = $2 where id = $1', [id, status]);
    await Promise.all([
      decide(good, 'withhold', { ground: 'abuse' }),
      to(trip, 'in_progress'),
      decide(bad, 'withhold', { ground: 'off_topic' }),
    ]);
    await Promise.all([decide(good, 'publish'), to(trip, 'paid')]);
    expect(await publicOf(itemId)).toMatchObject({ invited: 2, answered: 1, withheld: 1, rating: null });
    await Promise.all([to(trip, 'in_progress'), decide(bad, 'publish')]);
    expect(await publicOf(itemId)).toMatchObject({ invited: 3, answered: 2, withheld: 0, rating: 2.5 });
    await service.rows('delete from customer_review where id = $1', [good]);
    expect(await publicOf(itemId)).toMatchObject({ invited: 2, answered: 1, withheld: 0, rating: 1 });
    const kept = await summaries();
    await takeBack(service.app.get(DataSource), 'ReviewTotals1760100000067');
    await service.app.get(DataSource).runMigrations();
    expect(await summaries()).toEqual(kept);
  });
});
