import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingExport,
  type BookingHistoryEntry,
  type BookingOffers,
  type BookingStatus,
  type ChangeBooking,
  type Identity,
  type LinkedOffer,
  newTerms,
  OFFER_DAYS,
  type TripStatus,
  today,
} from '@safari/contracts';
import { Database, type Loop } from '@safari/service-kit';
import { eventually, type OrProblem, type TestService, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import { ExpiredOfferWorker } from '../src/changes/expired-offer.worker.js';
import { ItemRepository } from '../src/items/item.repository.js';
import { letterDate } from '../src/letters/customer.letter.js';
import {
  assigned,
  assignTo,
  bookingOf,
  changeOf,
  colleague,
  count,
  ifSeen,
  ledTo,
  lettersOf,
  moneyOf,
  networked,
  newCustomer,
  offered,
  placed,
  staff,
  startBookingService,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const LATER = addDays(today(), 44);

const change = (
  booking: Booking,
  changes: Partial<ChangeBooking> = {},
  version?: number,
  as: Identity = staff,
) =>
  service.put<BookingOffers>(
    `/api/bookings/${booking.id}`,
    changeOf(booking, { reason: 'The camp opens a week later.', ...changes }),
    as,
    ifSeen(version),
  );

const ask = (id: string, as: Identity, changes: Record<string, unknown> = {}) =>
  service.post<BookingOffers>(
    `/api/user/bookings/${id}/offers`,
    {
      preferredDate: LATER,
      numberOfTravelers: 3,
      reason: 'My sister comes, too.',
      totalPrice: '1260.00',
      ...changes,
    },
    as,
  );

const answer = (id: string, offer: number, as: Identity, how: string, words = '') =>
  service.post<BookingOffers>(
    `/api/${as.staff ? '' : 'user/'}bookings/${id}/offers/${offer}`,
    { answer: how, words },
    as,
  );

const offersOf = async (id: string, as: Identity = staff) =>
  (await service.call<BookingOffers>({ url: `/api/bookings/${id}/offers`, as })).body;

/** The history's entries about offers, newest first. */
async function toldOfOffers(id: string) {
  const { body } = await service.call<BookingHistoryEntry[]>({
    url: `/api/bookings/${id}/history`,
    as: staff,
  });
  return body
    .filter(({ action }) => action === 'offer')
    .map(({ who, detail }) => ({ who, state: detail.state }));
}

const letters = (id: string) =>
  service.rows<{ topic: string; subject: string; text: string }>(
    `select topic, subject, text from outgoing_mail where topic in ('change-offer', 'change')
       and (topic_id = $1 or topic_id in (select id::text from change_offer where booking_id = $1::uuid)) order by id`,
    [id],
  );

const tokenOf = async (id: string) =>
  /\/offer\/([\w-]{43})/.exec((await letters(id)).at(-1)?.text ?? '')?.[1] ?? '';

const linked = (token: string, body?: object) =>
  service.call<OrProblem<LinkedOffer>>({
    method: body ? 'POST' : 'GET',
    url: `/api/booking/change-offers/${token}`,
    ...(body && { body }),
  });

/** Offers that were asked for and withdrawn again, some time ago. */
const askedBefore = (id: string, times: number, ago: string, side = 'customer') =>
  service.rows(
    `insert into change_offer (booking_id, offered_by, state, before, after, price_rule, reason, offered_at, expires_at,
       answered_at)
     select $1, $4, 'withdrawn', $5, $5, 'kept', 'Asked ' || n, now() - $3::interval, now(), now()
     from generate_series(1, $2::int) as n`,
    [id, times, ago, side, JSON.stringify(newTerms(LATER, 3, '420.00', 'USD'))],
  );

describe('staff who change a booking', () => {
  it('write at once what the customer is called, how they are reached and what they wish', async () => {
    const booking = await placed(service);
    const { status, body } = await change(booking, {
      customerName: 'Amina Safari',
      specialRequests: 'Window seats',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, booking: { customerName: 'Amina Safari' }, offers: [] });
    const { body: history } = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${booking.id}/history`,
      as: staff,
    });
    expect(history[0]).toMatchObject({
      action: 'details',
      detail: {
        before: { customerName: 'Amina Msafiri', specialRequests: '' },
        after: { customerName: 'Amina Safari', specialRequests: 'Window seats' },
      },
    });
    expect((await told(service, booking.id)).at(-1)).toMatchObject({
      type: 'booking.booking.changed.v1',
      data: { wishesChanged: true },
    });
  });

  it('learn that a trip is sold no more, which then has no price of today, and any other', async () => {
    const itemId = await offered(service);
    const booking = await placed(service, { itemId });
    expect((await offersOf(booking.id)).priceToday).toBe('420.00');
    await service.app
      .get(Database)
      .transaction((tx) => service.app.get(ItemRepository).upsertDeleted(tx, 'package', itemId, 2));
    expect((await offersOf(booking.id)).priceToday).toBeNull();
    const byToday = await change(booking, { priceRule: 'today', preferredDate: LATER });
    expect(byToday).toMatchObject({
      status: 400,
      body: { errors: { priceRule: ['This trip is not on offer any more: choose another rule'] } },
    });
    const agreed = await change(booking, { priceRule: 'agreed', unitPrice: '400.00' });
    expect(agreed).toMatchObject({ status: 200, body: { offers: [{ after: { totalPrice: '800.00' } }] } });
  });

  it('correct and move a free visit as they do any other, and may ask a price for it', async () => {
    const itemId = await offered(service, { price: '0.00' });
    const booking = await placed(service, { itemId, changes: { totalPrice: '0.00' } });
    const corrected = await change(booking, { customerEmail: 'amina.msafiri@example.com' });
    expect(corrected).toMatchObject({
      status: 200,
      body: { booking: { customerEmail: 'amina.msafiri@example.com' }, offers: [] },
    });
    const { booking: now } = corrected.body;
    expect(await change(now, { preferredDate: LATER })).toMatchObject({
      status: 200,
      body: { offers: [{ after: { preferredDate: LATER, totalPrice: '0.00' } }] },
    });
    expect(await change(now, { priceRule: 'agreed', unitPrice: '5.00' })).toMatchObject({
      status: 200,
      body: { offers: [{ after: { totalPrice: '10.00' } }, { state: 'withdrawn' }] },
    });
  });

  it('offer another date, party or price, which holds when the customer accepts it, and not before', async () => {
    const as = newCustomer();
    const booking = await assigned(service, { as });
    const sent = await change(booking, {
      preferredDate: LATER,
      priceRule: 'percent',
      pricePercent: -10,
      unitPrice: '378.00',
    });
    expect(sent.body).toMatchObject({
      booking: { preferredDate: booking.preferredDate, totalPrice: '840.00' },
      offers: [{ offeredBy: 'staff', state: 'open', after: { preferredDate: LATER, totalPrice: '756.00' } }],
    });
    const [offer] = (await offersOf(booking.id, as)).offers;
    const accepted = await answer(booking.id, offer?.id ?? 0, as, 'accepted');
    expect(accepted.body).toMatchObject({
      booking: { preferredDate: LATER, unitPrice: '378.00', totalPrice: '756.00', version: 4 },
      offers: [{ state: 'accepted' }],
      priceToday: null,
    });
    const trip = await service.call<TripStatus>({ url: `/api/trip-status/${booking.id}`, as });
    expect(trip.body).toMatchObject({ startDate: LATER, expectedEndDate: addDays(LATER, 2) });
    expect((await letters(booking.id)).map(({ topic }) => topic)).toEqual(['change']); // the offer's had not left
    const { body: history } = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${booking.id}/history`,
      as: staff,
    });
    expect(history[0]).toMatchObject({
      action: 'changed',
      who: 'customer',
      detail: {
        before: { preferredDate: booking.preferredDate, totalPrice: '840.00' },
        after: { preferredDate: LATER, totalPrice: '756.00' },
        reason: 'The camp opens a week later.',
        priceRule: 'percent',
        pricePercent: -10,
      },
    });
    expect(
      (await told(service, booking.id)).find(({ type }) => type === 'booking.booking.changed.v1')?.data,
    ).toEqual({
      bookingId: booking.id,
      preferredDate: LATER,
      numberOfTravelers: 2,
      totalPrice: '756.00',
      wishesChanged: false,
      version: 4,
    });
  });

  it.each([
    ['no reason', { preferredDate: LATER, reason: ' ' }, 400, 'reason'],
    ['a day that is past', { preferredDate: '2020-01-01' }, 400, 'preferredDate'],
    ['a day that does not exist', { preferredDate: '2027-02-30' }, 400, 'preferredDate'],
    ['nobody', { numberOfTravelers: 0 }, 400, 'numberOfTravelers'],
    ['half a traveler', { numberOfTravelers: 1.5 }, 400, 'numberOfTravelers'],
    ['an unknown rule', { priceRule: 'haggled' }, 400, 'priceRule'],
    [
      'a percentage beyond reason',
      { priceRule: 'percent', pricePercent: 900, unitPrice: '1.00' },
      400,
      'pricePercent',
    ],
    ['a percentage of two decimals', { priceRule: 'percent', pricePercent: -12.25 }, 400, 'pricePercent'],
    ['a percentage of no size', { pricePercent: 1e-7 }, 400, 'pricePercent'],
    ['no percentage', { priceRule: 'percent', unitPrice: '1.00' }, 400, 'pricePercent'],
    ['a trip for nothing', { priceRule: 'agreed', unitPrice: '0' }, 400, 'unitPrice'],
    ['a price that is none', { priceRule: 'agreed', unitPrice: 'much' }, 400, 'unitPrice'],
    ['an address that is none', { customerEmail: 'amina' }, 400, 'customerEmail'],
  ] as const)('are told beside the field of %s, and nothing changes', async (_, changes, status, field) => {
    const booking = await placed(service);
    const refused = await change(booking, changes as Partial<ChangeBooking>);
    expect(refused.status).toBe(status);
    expect(refused.body.errors).toHaveProperty(field);
    expect(await offersOf(booking.id)).toMatchObject({ version: 1, offers: [] });
  });

  it('are told where the rule makes another price than the one they saw', async () => {
    const booking = await placed(service);
    const refused = await change(booking, { preferredDate: LATER, priceRule: 'today', unitPrice: '400.00' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'price_changed', unitPrice: '420.00', totalPrice: '840.00' },
    });
  });

  it('see what a colleague has offered meanwhile, and lose nothing: the second is refused with the new state', async () => {
    const booking = await placed(service);
    const [one, other] = await Promise.all([
      change(booking, { preferredDate: LATER }, 1),
      change(booking, { customerPhone: '+255 27 555 0199' }, 1),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 412]));
    const { body } = one.status === 412 ? one : other;
    expect(body.current).toMatchObject({ version: 2, booking: { id: booking.id } });
  });

  it('have its money looked at anew once another price holds: what is due again is said, and what was matched counts', async () => {
    const as = newCustomer();
    const booking = await ledTo(service, ['payment_received', 'paid'], { as });
    const agree = async (numberOfTravelers: number) => {
      const now = (await offersOf(booking.id)).booking;
      const [offer] = (await change(now, { numberOfTravelers })).body.offers;
      return (await answer(booking.id, offer?.id ?? 0, as, 'accepted')).body.booking;
    };
    expect(await agree(3)).toMatchObject({ status: 'confirmed', totalPrice: '1260.00' });
    expect((await letters(booking.id)).at(-1)?.text).toContain('$420.00 is still due now.');
    expect((await told(service, booking.id)).at(-1)).toMatchObject({
      type: 'booking.booking.status-changed.v1',
      data: { from: 'paid', to: 'confirmed' },
    });
    expect(await agree(1)).toMatchObject({ status: 'paid', totalPrice: '420.00' });
    expect((await letters(booking.id)).at(-1)?.text).toContain('You have paid $420.00 more');
    const money = await moneyOf(service, booking.id, as);
    expect(money).toMatchObject({ paid: '840.00', due: '0.00' });
    expect(money.payments.map(({ state }) => state)).toEqual(['received', 'reconciled']);
  });

  it('replace an offer by another one, or take it back with the terms as they were', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER });
    await change(booking, { preferredDate: addDays(LATER, 1) });
    expect((await offersOf(booking.id)).offers.map(({ state }) => state)).toEqual(['open', 'withdrawn']);
    expect(await letters(booking.id)).toHaveLength(1); // the first had not left
    await change(booking);
    expect((await offersOf(booking.id)).offers.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect(await letters(booking.id)).toEqual([]);
    expect(await toldOfOffers(booking.id)).toEqual([
      { who: 'staff', state: 'withdrawn' },
      { who: 'staff', state: 'open' },
      { who: 'staff', state: 'withdrawn' },
      { who: 'staff', state: 'open' },
    ]);
  });

  it('replace an offer whose terms stay and whose reason was wrong: its customer reads the right one', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER, reason: 'The lodge is closed.' });
    await change(booking, { preferredDate: LATER, reason: 'The road is closed.' });
    const { offers } = await offersOf(booking.id);
    expect(offers).toMatchObject([
      { state: 'open', reason: 'The road is closed.' },
      { state: 'withdrawn', reason: 'The lodge is closed.' },
    ]);
    const [letter, ...others] = await letters(booking.id);
    expect(letter?.text).toContain('The road is closed.');
    expect(others).toEqual([]);
  });

  it('withdraw an offer with its letter, whatever a letter about another thing of that number says', async () => {
    const booking = await placed(service);
    const [offer] = (await change(booking, { preferredDate: LATER })).body.offers;
    await service.rows(
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id)
       values ('invoice-delivery', $1, 'a@example.com', 'Invoice', '', $2)`,
      [String(offer?.id), `invoice-${offer?.id}-${crypto.randomUUID()}`],
    );
    expect((await answer(booking.id, offer?.id ?? 0, staff, 'withdrawn')).status).toBe(200);
    expect(await letters(booking.id)).toEqual([]);
  });

  it('decline what a customer asks for by offering something else, which the history tells', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    await ask(booking.id, as);
    await change(booking, { preferredDate: addDays(LATER, 1) });
    expect((await offersOf(booking.id)).offers).toMatchObject([
      { offeredBy: 'staff', state: 'open' },
      { offeredBy: 'customer', state: 'declined' },
    ]);
    expect(await toldOfOffers(booking.id)).toEqual([
      { who: 'staff', state: 'open' },
      { who: 'staff', state: 'declined' },
      { who: 'customer', state: 'open' },
    ]);
  });

  it('withdraw nothing that had expired before: an offer that nobody answered stays so', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER });
    await service.rows(
      `update change_offer set expires_at = now() - interval '1 hour' where booking_id = $1`,
      [booking.id],
    );
    await change(booking, { preferredDate: addDays(LATER, 1) });
    expect((await offersOf(booking.id)).offers).toMatchObject([
      { state: 'open', answeredAt: null },
      { state: 'expired', answeredAt: null },
    ]);
    expect(await toldOfOffers(booking.id)).toEqual([
      { who: 'staff', state: 'open' },
      { who: 'system', state: 'expired' },
      { who: 'staff', state: 'open' },
    ]);
  });

  it('leave an offer as it is where they offer the same once more and the customer is reached as before', async () => {
    const booking = await placed(service);
    const { body } = await change(booking, { preferredDate: LATER });
    const again = await change(booking, { preferredDate: LATER, customerPhone: '+255 27 555 0199' });
    expect(again.body.offers).toEqual(body.offers);
    expect(await letters(booking.id)).toHaveLength(1);
  });

  it('send an offer anew where its customer is reached elsewhere; the former link leads nowhere', async () => {
    const booking = await placed(service, { changes: { customerEmail: 'anima@example.com' } });
    await change(booking, { preferredDate: LATER });
    const stranger = await tokenOf(booking.id);
    const { body } = await change(booking, { preferredDate: LATER, customerEmail: 'amina@example.com' });
    expect(body.offers.map(({ state }) => state)).toEqual(['open', 'withdrawn']);
    const token = await tokenOf(booking.id);
    expect((await lettersOf(service, String(body.offers[0]?.id), 'change-offer'))[0]?.to).toBe(
      'amina@example.com',
    );
    expect((await linked(stranger)).status).toBe(404);
    expect((await linked(stranger, { answer: 'accepted', words: '' })).status).toBe(404);
    expect((await linked(token)).body).toMatchObject({ state: 'open', after: { preferredDate: LATER } });
  });

  it('change nothing of a trip that is under way or over but how its customer is reached', async () => {
    const booking = await ledTo(service, ['paid', 'in_progress']);
    expect((await change(booking, { preferredDate: LATER })).status).toBe(409);
    expect((await change(booking, { customerPhone: '+255 27 555 0199' })).status).toBe(200);
    const over = await ledTo(service, ['paid', 'completed']);
    expect((await change(over, { customerPhone: '+255 27 555 0199' })).status).toBe(409);
  });

  it('are nobody else: a customer cannot, and a stranger even less', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    expect((await change(booking, {}, undefined, as)).status).toBe(403);
    expect((await change(booking, {}, undefined, {})).status).toBe(401);
  });
});

describe('a customer', () => {
  it('asks for another date and party at the price they saw; staff agree, and it holds', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    expect((await ask(id, as)).body).toMatchObject({ offers: [{ offeredBy: 'customer', state: 'open' }] });
    const [wish] = (await offersOf(id)).offers;
    expect((await answer(id, wish?.id ?? 0, as, 'accepted')).status).toBe(409);
    const agreed = await answer(id, wish?.id ?? 0, staff, 'accepted');
    expect(agreed.body).toMatchObject({
      booking: { preferredDate: LATER, numberOfTravelers: 3, totalPrice: '1260.00' },
    });
    expect((await letters(id)).at(-1)?.subject).toContain('is changed');
  });

  it('hears why staff decline, and the booking stays as it was', async () => {
    const as = newCustomer();
    const { id, preferredDate } = await placed(service, { as });
    await ask(id, as);
    const [wish] = (await offersOf(id)).offers;
    await answer(id, wish?.id ?? 0, staff, 'declined', 'The camp is full that week.');
    expect((await letters(id)).at(-1)?.text).toContain('The camp is full that week.');
    expect(await offersOf(id, as)).toMatchObject({
      booking: { preferredDate },
      offers: [{ state: 'declined' }],
    });
  });

  it.each([
    ['another price', { totalPrice: '840.00' }, 409],
    ['what they have already', { preferredDate: addDays(today(), 30), numberOfTravelers: 2 }, 400],
    ['no reason', { reason: '' }, 400],
    ['a past day', { preferredDate: addDays(today(), -1) }, 400],
    ['a whole school', { numberOfTravelers: 21 }, 400],
  ])('is refused who asks with %s', async (_, changes, status) => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    expect((await ask(id, as, changes)).status).toBe(status);
    expect((await offersOf(id)).offers).toEqual([]);
  });

  it('is told by a word for their screen why a change is refused', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    await change(booking, { preferredDate: LATER });
    expect(await ask(booking.id, as)).toMatchObject({ status: 409, body: { reason: 'answer_first' } });
    await service.rows(
      `update change_offer set after = jsonb_set(after, '{preferredDate}', to_jsonb($2::text)) where booking_id = $1`,
      [booking.id, addDays(today(), -1)],
    );
    const passed = await linked(await tokenOf(booking.id), { answer: 'accepted', words: '' });
    expect(passed).toMatchObject({ status: 409, body: { reason: 'day_passed' } });
    expect(JSON.stringify(passed.body)).not.toContain(booking.customerEmail);
    const begun = await ledTo(service, ['paid', 'in_progress'], { as });
    expect(await ask(begun.id, as)).toMatchObject({ status: 409, body: { reason: 'begun' } });
  });

  it('finds another customer’s booking neither to ask nor to answer', async () => {
    const booking = await placed(service);
    const stranger = newCustomer();
    await change(booking, { preferredDate: LATER });
    const [offer] = (await offersOf(booking.id)).offers;
    expect((await ask(booking.id, stranger)).status).toBe(404);
    expect((await answer(booking.id, offer?.id ?? 0, stranger, 'accepted')).status).toBe(404);
    const other = await placed(service);
    expect((await answer(other.id, offer?.id ?? 0, staff, 'withdrawn')).status).toBe(404);
  });

  it('asks ten times an hour about one booking, also at once, and is then told to wait; staff are not', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    await askedBefore(booking.id, 20, '40 minutes', 'staff');
    await askedBefore(booking.id, 8, '40 minutes');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(booking.id, as)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect([refused?.status, refused?.body]).toMatchObject([429, { code: 'too_many' }]);
    const [least, most] = [1_000, 1_200]; // the rest of the hour
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(least);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(most);
    const other = await placed(service, { as });
    expect((await ask(other.id, as)).status).toBe(201);
    await service.rows(
      `update change_offer set offered_at = offered_at - interval '1 hour' where booking_id = $1`,
      [booking.id],
    );
    expect((await ask(booking.id, as)).status).toBe(201);
    await askedBefore(booking.id, 10, '1 minute');
    expect((await change(booking, { preferredDate: LATER })).status).toBe(200);
  });

  it('is answered with the newest twenty changes alone, while their own copy has every one', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    await askedBefore(id, 30, '2 hours');
    const { offers } = (await ask(id, as)).body;
    expect(offers.map(({ reason }) => reason)).toEqual([
      'My sister comes, too.',
      ...Array.from({ length: 19 }, (_, at) => `Asked ${30 - at}`),
    ]);
    expect((await offersOf(id)).offers).toHaveLength(20);
    const { body: copy } = await service.call<BookingExport[]>({ url: '/api/booking/privacy/export', as });
    expect(copy[0]?.changeOffers).toHaveLength(31);
  });

  it('answers once: of twenty answers at the same time one counts', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    await change(booking, { preferredDate: LATER });
    const [offer] = (await offersOf(booking.id)).offers;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        answer(booking.id, offer?.id ?? 0, as, at % 2 ? 'accepted' : 'declined'),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await offersOf(booking.id)).version).toBe(3);
  });

  it('cannot accept what was offered for a booking that is cancelled meanwhile', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    await change(booking, { preferredDate: LATER });
    const token = await tokenOf(booking.id);
    await service.post(
      `/api/user/bookings/${booking.id}/cancel`,
      { reason: 'We fell ill.', refund: '0.00' },
      as,
    );
    const { offers } = await offersOf(booking.id);
    expect(offers[0]?.state).toBe('expired');
    expect((await answer(booking.id, offers[0]?.id ?? 0, as, 'accepted')).status).toBe(409);
    expect((await linked(token)).status).toBe(404);
  });
});

describe('the link in the letter', () => {
  it('shows the change and nothing of who travels, and takes one answer', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER });
    const token = await tokenOf(booking.id);
    const shown = await linked(token);
    expect(shown.body).toMatchObject({
      reference: booking.reference,
      state: 'open',
      after: { preferredDate: LATER },
    });
    expect(JSON.stringify(shown.body)).not.toMatch(/amina|0171/i);
    expect((await linked(token, { answer: 'accepted', words: '' })).body).toMatchObject({
      state: 'accepted',
    });
    expect((await bookingOf(service, booking.id)).preferredDate).toBe(LATER);
  });

  it('tells nothing when it is used, expired, replaced or made up', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER });
    const replaced = await tokenOf(booking.id);
    await change(booking, { preferredDate: addDays(LATER, 1) });
    const expired = await tokenOf(booking.id);
    await service.rows(
      `update change_offer set expires_at = now() where booking_id = $1 and state = 'open'`,
      [booking.id],
    );
    const used = await placed(service);
    await change(used, { preferredDate: LATER });
    const usedToken = await tokenOf(used.id);
    await linked(usedToken, { answer: 'declined', words: '' });
    const refusals = await Promise.all(
      [replaced, expired, usedToken, 'x', 'A'.repeat(43), '%00'].flatMap((token) => [
        linked(token),
        linked(token, { answer: 'accepted', words: '' }),
      ]),
    );
    expect(new Set(refusals.map(({ status, body }) => `${status} ${body.detail}`))).toEqual(
      new Set(['404 The offer was not found.']),
    );
  });

  it('withdraws nothing: that is for whoever made the offer', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER });
    expect((await linked(await tokenOf(booking.id), { answer: 'withdrawn', words: '' })).status).toBe(409);
  });

  it('is kept as a hash alone', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER });
    const token = await tokenOf(booking.id);
    expect(token).toHaveLength(43);
    expect(await count(service, 'change_offer', `change_offer::text like '%${token}%'`)).toBe(0);
  });
});

describe('an offer', () => {
  /** @returns the last day of the offer that waits, once it was seen to end with it at the safari */
  async function endOf(id: string, inDays = OFFER_DAYS) {
    const [offer] = (await offersOf(id)).offers as [BookingOffers['offers'][number]];
    const { offeredAt, expiresAt } = offer;
    const lastDay = addDays(today(new Date(offeredAt)), inDays);
    const after = new Date(Date.parse(expiresAt) + 1);
    expect([today(new Date(expiresAt)), today(after)]).toEqual([lastDay, addDays(lastDay, 1)]);
    return lastDay;
  }

  it('of ours can be answered to the end of the day that its letter names', async () => {
    const booking = await placed(service);
    await change(booking, { preferredDate: LATER });
    const lastDay = letterDate(await endOf(booking.id), 'en');
    expect((await letters(booking.id)).at(-1)?.text).toContain(
      `, ${lastDay} in Tanzania (UTC+3). After that your booking stays`,
    );
  });

  it('of a customer waits for us as long', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    await ask(id, as);
    await endOf(id);
  });

  it.each([
    ['the offered', 30, 3],
    ['the present', 3, 30],
  ])('waits no longer than until %s day of departure, which its letter names', async (_, was, offered) => {
    const booking = await placed(service, { changes: { preferredDate: addDays(today(), was) } });
    await change(booking, { preferredDate: addDays(today(), offered) });
    const lastDay = letterDate(await endOf(booking.id, 3), 'en');
    expect((await letters(booking.id)).at(-1)?.text).toContain(
      `, ${lastDay} in Tanzania (UTC+3). After that your booking stays`,
    );
  });

  it('is accepted on that very day', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    const { body } = await change(booking, { preferredDate: today() });
    await endOf(booking.id, 0);
    const accepted = await answer(booking.id, body.offers[0]?.id ?? 0, as, 'accepted');
    expect(accepted).toMatchObject({ status: 200, body: { booking: { preferredDate: today() } } });
  });

  it('of another price is made and accepted though the departure has passed: nobody moved it', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    const preferredDate = addDays(today(), -1);
    await service.rows('update booking set preferred_date = $2 where id = $1', [booking.id, preferredDate]);
    const made = await change(booking, { preferredDate, priceRule: 'agreed', unitPrice: '400.00' });
    expect(made.status).toBe(200);
    await endOf(booking.id);
    const accepted = await answer(booking.id, made.body.offers[0]?.id ?? 0, as, 'accepted');
    expect(accepted).toMatchObject({
      status: 200,
      body: { booking: { preferredDate, totalPrice: '800.00' } },
    });
  });
});

describe('what a customer asked for and nobody answered in time', () => {
  let others: TestService[];
  beforeAll(async () => {
    const { url } = service.database;
    others = await Promise.all([1, 2].map(() => startBookingService({ DATABASE_URL: url })));
  });
  afterAll(() => Promise.all(others.map((other) => other.close())));

  /** What every instance does each minute, now. */
  const pass = () => {
    for (const { app } of [service, ...others]) {
      const { loop } = app.get(ExpiredOfferWorker) as unknown as { loop: Loop };
      loop.wake();
    }
  };
  const isOver = (id: string) =>
    service.rows(`update change_offer set expires_at = now() - interval '1 hour' where booking_id = $1`, [
      id,
    ]);
  /** Waits until every expired offer was handled: one more is made, which is handled last. */
  async function allPassed(): Promise<void> {
    const as = newCustomer();
    const last = await placed(service, { as });
    await ask(last.id, as);
    await isOver(last.id);
    pass();
    await eventually('all are told', async () => (await letters(last.id)).length > 0);
  }

  it('they show in the figures for as long as they are not told', async () => {
    const overdue = async () => {
      const { body } = await service.call<string>({ url: '/metrics' });
      return Number(/^offers_overdue_seconds (.+)$/m.exec(body)?.[1]);
    };
    await allPassed();
    expect(await overdue()).toBe(0);
    const as = newCustomer();
    const { id } = await placed(service, { as });
    await ask(id, as);
    await isOver(id);
    expect(await overdue()).toBeGreaterThanOrEqual(3_600);
    pass();
    await eventually('it is told', async () => (await overdue()) === 0);
  });

  it.each([
    ['en', 'Your booking stays as it was. If you still wish for this change, please tell us.'],
    ['sw', 'Nafasi yako inabaki ilivyokuwa. Ikiwa bado unataka mabadiliko haya, tafadhali tuambie.'],
  ] as const)(
    'they are written once that all stays, which the history tells (%s)',
    async (language, said) => {
      const as = newCustomer();
      const { id, reference, version } = await placed(service, { as });
      await service.rows('update booking set language = $2 where id = $1', [id, language]);
      await ask(id, as);
      await allPassed();
      expect(await letters(id)).toEqual([]);
      await isOver(id);
      await allPassed();
      await allPassed();
      const [letter, ...more] = await letters(id);
      expect([letter?.topic, more]).toEqual(['change', []]);
      expect(letter?.subject).toContain(reference);
      expect(letter?.text).toContain(said);
      expect(letter?.text).not.toContain('My sister');
      expect(await toldOfOffers(id)).toEqual([
        { who: 'system', state: 'expired' },
        { who: 'customer', state: 'open' },
      ]);
      expect(await offersOf(id, as)).toMatchObject({
        version: version + 2,
        offers: [{ state: 'expired', answeredAt: null, words: '' }],
      });
      expect((await told(service, id)).at(-1)).toMatchObject({
        type: 'booking.change.offered.v1',
        customerId: as.customer?.id,
        data: { bookingId: id, offeredBy: 'customer', state: 'expired' },
      });
      expect((await ask(id, as)).status).toBe(201);
      expect((await offersOf(id, as)).offers.map(({ state }) => state)).toEqual(['open', 'expired']);
    },
  );

  it('they are told, each of them, also where one before them cannot be told yet', async () => {
    const as = newCustomer();
    const [older, younger] = [await placed(service, { as }), await placed(service, { as })];
    for (const { id } of [older, younger]) {
      await ask(id, as);
      await isOver(id);
    }
    await service.rows(
      `alter table outgoing_mail add constraint untold check (topic <> 'change' or topic_id <> '${older.id}')`,
    );
    try {
      await allPassed();
      expect(await letters(younger.id)).toHaveLength(1);
      expect(await letters(older.id)).toEqual([]);
    } finally {
      await service.rows('alter table outgoing_mail drop constraint untold');
    }
    await allPassed();
    expect(await letters(older.id)).toHaveLength(1);
  });

  it('they are not written of a booking that is cancelled, begun or erased, nor where it was answered', async () => {
    const as = newCustomer();
    const asked = async (statuses: BookingStatus[] = []) => {
      const { id } =
        statuses.length > 0 ? await ledTo(service, statuses, { as }) : await placed(service, { as });
      expect((await ask(id, as)).status).toBe(201);
      return id;
    };
    const [cancelled, begun, erased, declined] = [
      await asked(),
      await asked(['paid']),
      await asked(),
      await asked(),
    ];
    await service.post(
      `/api/user/bookings/${cancelled}/cancel`,
      { reason: 'We fell ill.', refund: '0.00' },
      as,
    );
    await service.put(`/api/bookings/${begun}/status`, { status: 'in_progress' });
    await service.rows(`update booking set customer_id = 'erased' where id = $1`, [erased]);
    const [wish] = (await offersOf(declined)).offers;
    await answer(declined, wish?.id ?? 0, staff, 'declined');
    const ids = [cancelled, begun, erased, declined];
    for (const id of ids) await isOver(id);
    const before = await Promise.all(ids.map(letters));
    await allPassed();
    expect(await Promise.all(ids.map(letters))).toEqual(before);
    expect((await offersOf(begun)).offers).toMatchObject([{ state: 'expired' }]);
  });

  it('they are not written of what we offered: it ends with its time, which the history tells once', async () => {
    const as = newCustomer();
    const { id, version, ...booking } = await placed(service, { as });
    await change({ id, version, ...booking }, { preferredDate: LATER });
    await isOver(id);
    await allPassed();
    await allPassed();
    expect(await toldOfOffers(id)).toEqual([
      { who: 'system', state: 'expired' },
      { who: 'staff', state: 'open' },
    ]);
    expect(await letters(id)).toEqual([]); // the offer itself had not left
    expect(await offersOf(id, as)).toMatchObject({
      version: version + 2,
      offers: [{ state: 'expired', answeredAt: null, words: '' }],
    });
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.change.offered.v1',
      data: { bookingId: id, offeredBy: 'staff', state: 'expired' },
    });
  });

  it('nothing is told of ours that expired before a release that does', async () => {
    const alone = await startBookingService();
    const source = alone.app.get(DataSource);
    const [earlier, later] = [await placed(alone), await placed(alone)]; // by the present schema
    const expired = ({ id }: Booking) =>
      alone.rows(
        `insert into change_offer (booking_id, offered_by, before, after, price_rule, reason, expires_at)
         values ($1, 'staff', $2, $2, 'kept', 'The camp opens later.', now() - interval '1 day')`,
        [id, JSON.stringify(newTerms(LATER, 3, '420.00', 'USD'))],
      );
    const entries = ({ id }: Booking) =>
      alone.rows(`select from booking_history where booking_id = $1 and action = 'offer'`, [id]);
    await takeBack(source, 'ExpiredOffers1760100000085');
    await expired(earlier);
    await source.runMigrations();
    await expired(later);
    const { loop } = alone.app.get(ExpiredOfferWorker) as unknown as { loop: Loop };
    loop.wake();
    await eventually('the newer one is told', async () => (await entries(later)).length > 0);
    expect(await entries(earlier)).toEqual([]);
    await alone.close();
  });

  it('they are not written where it expired before a release that does', async () => {
    const alone = await startBookingService();
    const source = alone.app.get(DataSource);
    const [earlier, later] = [await placed(alone), await placed(alone)]; // by SQL, on the present schema
    const expired = async ({ id }: Booking) => {
      await alone.rows(
        `insert into change_offer (booking_id, offered_by, before, after, price_rule, reason, expires_at)
         values ($1, 'customer', $2, $2, 'kept', 'My sister comes, too.', now() - interval '1 day')`,
        [id, JSON.stringify(newTerms(LATER, 3, '420.00', 'USD'))],
      );
      return id;
    };
    await takeBack(source, 'ExpiredChanges1760100000083');
    const before = await expired(earlier);
    await source.runMigrations();
    const since = await expired(later);
    const { loop } = alone.app.get(ExpiredOfferWorker) as unknown as { loop: Loop };
    loop.wake();
    await eventually(
      'the newer one is told',
      async () => (await lettersOf(alone, since, 'change')).length > 0,
    );
    expect(await lettersOf(alone, before, 'change')).toEqual([]);
    const { body } = await alone.call<BookingOffers>({ url: `/api/bookings/${before}/offers`, as: staff });
    expect(body.offers).toMatchObject([{ state: 'expired', answeredAt: null }]);
    await alone.close();
  });
});

describe('an operator who falls through', () => {
  const reassign = (
    id: string,
    operatorId: number,
    reason = 'The camp is flooded.',
    version?: number,
    as: Identity = staff,
  ) =>
    service.post<Booking>(
      `/api/bookings/${id}/reassign-operator`,
      { operatorId, reason },
      as,
      ifSeen(version),
    );

  it('is replaced with a reason; the event names who is released, so that both hear of it', async () => {
    const [first, second] = [
      await networked(service, 'First Camps'),
      await networked(service, 'Second Camps'),
    ];
    const { id } = await placed(service);
    await assignTo(service, id, first);
    expect((await reassign(id, second)).body).toMatchObject({
      status: 'confirmed',
      assignedOperatorName: 'Second Camps',
      version: 3,
    });
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.booking.operator-assigned.v1',
      data: { operatorId: second, releasedOperatorId: first, version: 3 },
    });
    expect((await reassign(id, second)).body).toMatchObject({ version: 3 });
    const written = await lettersOf(service, id, 'operator-changed');
    expect(written).toHaveLength(1);
    expect(written[0]?.text).toContain('From now on Second Camps runs the trip');
    expect(written[0]?.text).toContain('Until now it was First Camps.');
    expect(written[0]?.text).not.toContain('flooded');
  });

  it('is replaced by one of two: whoever comes second learns that somebody else did it', async () => {
    const { id, version } = await assigned(service);
    const other = await networked(service, 'Second Camps');
    const press = (as: Identity, seen: number) => reassign(id, other, 'The camp is flooded.', seen, as);
    expect(await press(colleague, version)).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(await press(staff, version)).toMatchObject({
      status: 412,
      body: { code: 'stale', current: { assignedOperatorName: 'Second Camps', version: version + 1 } },
    });
    expect(await press(staff, version + 1)).toMatchObject({
      status: 409,
      body: { detail: 'Second Camps is already assigned to this booking.' },
    });
    expect(await press(colleague, version)).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(await lettersOf(service, id, 'operator-changed')).toHaveLength(1);
  });

  it('is not replaced without a reason, by nobody known, over a newer state, or where nobody runs the trip', async () => {
    const { id } = await assigned(service);
    const other = await networked(service);
    expect((await reassign(id, other, ' ')).status).toBe(400);
    expect((await reassign(id, 2_000_000_000)).status).toBe(400);
    expect((await reassign(id, other, 'late', 1)).status).toBe(412);
    const waiting = await placed(service);
    expect((await reassign(waiting.id, other)).status).toBe(409);
  });
});
