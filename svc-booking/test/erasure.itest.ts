import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Booking,
  type BookingExport,
  type BookingHistoryEntry,
  ERASED_CUSTOMER,
  type ErasurePreview,
  type EventEnvelope,
  type Problem,
  today,
} from '@safari/contracts';
import {
  eventually,
  type OrProblem,
  startBroker,
  startMailbox,
  type TestBroker,
  type TestMailbox,
  type TestService,
  tracesOf,
} from '@safari/service-kit/testing';
import {
  assigned,
  bookingOf,
  changeStatus,
  ledTo,
  networked,
  newCustomer,
  offered,
  placed,
  requestFor,
  staff,
  startBookingService,
} from './support/booking-service.js';

let broker: TestBroker;
let mailbox: TestMailbox;
let service: TestService;
beforeAll(async () => {
  [broker, mailbox] = await Promise.all([startBroker(), startMailbox()]);
  service = await startBookingService(
    { NATS_URL: broker.url, SMTP_URL: mailbox.url },
    { retryDelays: [50, 50] },
  );
});
afterAll(async () => {
  await service.close();
  await Promise.all([broker.remove(), mailbox.close()]);
});

/** A customer whose every word is found again. */
function aPerson() {
  const mark = randomUUID().slice(0, 8);
  const name = `Zawadi ${mark}`;
  const { customer } = newCustomer();
  const as = { customer: { ...customer, name } };
  const changes = {
    customerName: name,
    customerEmail: `zawadi.${mark}@example.com`,
    customerPhone: `+255 700 ${randomInt(100_000, 1_000_000)}`,
    specialRequests: `Wish ${mark}`,
  };
  const marks = [mark, changes.customerPhone];
  return { mark, marks, as, changes, id: customer.id, words: [...marks, customer.id] };
}
type Person = ReturnType<typeof aPerson>;

const post = (url: string, body: object, as: object = staff, headers: Record<string, string> = {}) =>
  service.call<OrProblem<object>>({ method: 'POST', url, body, as, headers });

/** A trip that is over, with everything that can be written about one. */
async function aTripThatIsOver({ mark, as, changes }: Person): Promise<Booking> {
  const { id } = await assigned(service, { as, changes });
  const write = (author: object, text: string) =>
    post(`/api/bookings/${id}/messages`, { text }, author, {
      'idempotency-key': `${text.replace(' ', '-')}-${id}`,
    });
  await write(as, `From ${mark}`);
  await write(staff, `To ${mark}`);
  const emails = [changes.customerEmail, `friend.${mark}@example.com`];
  await post('/api/send-invoice', { bookingId: id, emails }, staff, { 'idempotency-key': `invoice-${id}` });
  await eventually('the letters have left', async () => {
    const sent = `state = 'sent' and invoice_id = (select id from invoice where booking_id = '${id}')`;
    return (await service.count('invoice_delivery', sent)) === emails.length;
  });
  const part = { amount: '1.00', receivedOn: today(), reference: `From ${mark}`, due: '840.00' };
  await post(`/api/bookings/${id}/payments`, part);
  await changeStatus(service, id, 'paid');
  await post('/api/trip-updates', {
    bookingId: id,
    updateType: 'milestone',
    title: `${mark} has landed`,
    description: `Called ${changes.customerPhone}`,
    location: 'Arusha',
    dayNumber: 1,
    isVisible: false,
  });
  const { body } = await changeStatus(service, id, 'completed');
  await post(
    '/api/customer-reviews',
    {
      bookingId: id,
      overallRating: 5,
      title: `Fine, says ${mark}`,
      reviewText: 'A lion.',
      highlights: [mark],
      recommendations: '',
      wouldRecommend: true,
    },
    as,
  );
  return body;
}

const ask = async (customerId: string) => {
  const erasureId = randomUUID();
  await service.tell('auth.customer.erasure-requested.v1', { erasureId, customerId });
  return erasureId;
};

const answered = <T extends 'booking.customer.erased.v1' | 'booking.customer.erasure-refused.v1'>(
  type: T,
  erasureId: string,
) =>
  eventually('it is decided', async () => {
    const told = (await service.told(type)) as EventEnvelope<T>[];
    return told.find(({ data }) => data.erasureId === erasureId)?.data;
  });

const erase = async (customerId: string) => answered('booking.customer.erased.v1', await ask(customerId));

const preview = async (as: object) =>
  (await service.call<ErasurePreview>({ url: '/api/booking/privacy/erasure', as })).body;

describe('a customer who erases themselves', () => {
  it('is found in no table any more but the invoice that was issued, and the tombstone that bears the id', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    const wish = await placed(service, person);
    await post(`/api/bookings/${wish.id}/messages`, { text: `And ${person.mark}` }, person.as);
    expect((await tracesOf(service, person.marks)).length).toBeGreaterThan(8);
    const { bookingIds } = await erase(person.id);
    expect(bookingIds.toSorted()).toEqual([trip.id, wish.id].toSorted());
    expect(await tracesOf(service, person.marks)).toEqual(['invoice']);
    expect(await tracesOf(service, [person.id])).toEqual(['erased_customer', 'outbox']);
  });

  it('leaves what was sold, and a history of what was done', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    await erase(person.id);
    expect(await bookingOf(service, trip.id)).toMatchObject({
      reference: trip.reference,
      totalPrice: trip.totalPrice,
      status: 'completed',
      customerName: ERASED_CUSTOMER,
      customerEmail: '',
      customerPhone: '',
      specialRequests: '',
    });
    const history = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${trip.id}/history`,
      as: staff,
    });
    expect(history.body.map(({ action }) => action)).toContain('review');
    expect(history.body.filter(({ who }) => who === 'customer').every(({ name }) => name === null)).toBe(
      true,
    );
  });

  it('is told before what stays and until when, and what stands in the way', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    const running = await assigned(service, person);
    const { invoices, inTheWay } = await preview(person.as);
    const year = new Date().getFullYear();
    expect(invoices).toEqual([
      expect.objectContaining({ bookingReference: trip.reference, keptUntil: `${year + 6}-01-01` }),
    ]);
    expect(inTheWay.map(({ reference }) => reference)).toEqual([running.reference]);
  });

  it('is refused while a trip is agreed or under way, and nothing is touched', async () => {
    for (const steps of [[], ['payment_received'], ['paid'], ['paid', 'in_progress']] as const) {
      const person = aPerson();
      const running = await ledTo(service, [...steps], person);
      const before = await tracesOf(service, person.words);
      const erasureId = await ask(person.id);
      const refused = await answered('booking.customer.erasure-refused.v1', erasureId);
      expect(refused.references).toEqual([running.reference]);
      expect(await tracesOf(service, person.words)).toEqual(before);
    }
  });

  it('is erased once, and every further asking is answered', async () => {
    const person = aPerson();
    await placed(service, person);
    await erase(person.id);
    const again = await erase(person.id);
    expect(again.bookingIds).toEqual([]);
    expect(await service.count('erased_customer', `customer_id = '${person.id}'`)).toBe(1);
  });

  it('costs no other customer anything, though they share an address', async () => {
    const [leaving, staying] = [aPerson(), aPerson()];
    const shared = {
      ...staying,
      changes: { ...staying.changes, customerEmail: leaving.changes.customerEmail },
    };
    const trip = await aTripThatIsOver(shared);
    await aTripThatIsOver(leaving);
    await erase(leaving.id);
    const kept = await service.call<BookingExport[]>({ url: '/api/booking/privacy/export', as: staying.as });
    expect(kept.body).toHaveLength(1);
    expect(kept.body[0]).toMatchObject({
      booking: { id: trip.id },
      letters: [{}, {}, {}, {}],
      reviews: [{}],
    });
  });
});

describe('what comes late', () => {
  it('books nothing with a token of before', async () => {
    const person = aPerson();
    await erase(person.id);
    const late = await post('/api/bookings', requestFor(await offered(service), person.changes), person.as);
    expect(late.status).toBe(401);
    expect(await tracesOf(service, person.marks)).toEqual([]);
  });

  it('is not written about an erased booking, by staff or by operators', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    const wish = await placed(service, person);
    const operatorId = await networked(service);
    await erase(person.id);
    for (const [url, body] of [
      [`/api/bookings/${trip.id}/messages`, { text: person.mark }],
      ['/api/send-invoice', { bookingId: trip.id, emails: [person.changes.customerEmail] }],
    ] as const) {
      expect((await post(url, body)).status).toBe(410);
    }
    expect((await post(`/api/bookings/${wish.id}/messages`, { text: person.mark })).status).toBe(404);
    for (const bookingId of [trip.id, wish.id]) {
      const { id } = await service.tell('operators.booking.coordinated.v1', {
        bookingId,
        operatorIds: [operatorId],
      });
      await eventually('it is heard', () =>
        service.count('inbox', `event_id = '${id}'`).then((count) => count === 1),
      );
    }
    expect(await service.count('booking_history', `booking_id = '${wish.id}'`)).toBe(0);
    expect(await tracesOf(service, person.marks)).toEqual(['invoice']);
  });

  it('is either erased or refused, when booking, messages and erasure come at once', async () => {
    const person = aPerson();
    const itemId = await offered(service);
    const { id } = await placed(service, { ...person, itemId });
    const asked = ask(person.id);
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () =>
        post('/api/bookings', requestFor(itemId, person.changes), person.as),
      ),
      ...Array.from({ length: 12 }, () =>
        post(`/api/bookings/${id}/messages`, { text: person.mark }, person.as),
      ),
    ]);
    await answered('booking.customer.erased.v1', await asked);
    const foreseen = [201, 401, 404, 410];
    expect(answers.filter(({ status }) => !foreseen.includes(status))).toEqual([]);
    expect(await tracesOf(service, person.marks)).toEqual([]);
  });
});

describe('the file that a customer saves', () => {
  const saved = async (as: object) =>
    (await service.call<BookingExport[]>({ url: '/api/booking/privacy/export', as })).body;

  it('holds everything of their bookings, and what travelers may not see stays with staff', async () => {
    const person = aPerson();
    const { as, mark, changes } = person;
    const { id } = await aTripThatIsOver(person);
    const [part, ...more] = await saved(as);
    expect(more).toEqual([]);
    expect(part).toMatchObject({
      booking: { id, ...changes },
      trip: { bookingId: id, currentStatus: 'completed' },
      tripUpdates: [],
      invoices: [{ billTo: { name: changes.customerName, email: changes.customerEmail } }],
      payments: [{ reference: `From ${mark}` }, { state: 'received' }, { state: 'reconciled' }],
      messages: [{ text: `From ${mark}` }, { text: `To ${mark}` }],
      reviews: [{ title: `Fine, says ${mark}` }],
      letters: [
        { to: changes.customerEmail },
        { to: `friend.${mark}@example.com` },
        { subject: expect.stringMatching(/^Receipt for /) },
        { subject: expect.stringMatching(/^Receipt for /) },
      ],
    });
    expect(part?.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['placed', 'operator', 'invoice', 'status', 'message', 'review']),
    );
    expect(part?.invoices[0]?.deliveries).toHaveLength(2);
  });

  it('is nobody else’s', async () => {
    await aTripThatIsOver(aPerson());
    expect(await saved(newCustomer())).toEqual([]);
    const { status } = await service.call<Problem>({ url: '/api/booking/privacy/export', as: staff });
    expect(status).toBe(403);
  });
});
