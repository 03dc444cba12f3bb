import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingDetails,
  type BookingExport,
  type BookingHistoryEntry,
  ERASED_CUSTOMER,
  type ErasurePreview,
  type EventEnvelope,
  type Problem,
  today,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import {
  eventually,
  newMailbox,
  takeBack,
  tracesOf,
  transactionsApplying,
} from '@safari/service-kit/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingService } from '../src/bookings/booking.service.js';
import { ChangeOfferRepository } from '../src/changes/change-offer.repository.js';
import { ReviewRepository } from '../src/reviews/review.repository.js';
import {
  assigned,
  bookingOf,
  changeOf,
  changeStatus,
  ledTo,
  networked,
  newCustomer,
  offered,
  PATIENT,
  placed,
  requestFor,
  staff,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories({
  broker: true,
  mailbox: newMailbox(),
  pace: { retryDelays: [50, 50], ...PATIENT },
});

/** All that a customer writes into a booking, so that one more text is looked for as well. */
type Texts = Required<Omit<BookingDetails, 'numberOfTravelers' | 'preferredDate'>>;

/** A customer each of whose texts can be searched for. */
function aPerson() {
  const mark = randomUUID().slice(0, 8);
  const name = `Zawadi ${mark}`;
  const { customer } = newCustomer();
  const as = { customer: { ...customer, name } };
  const changes: Texts = {
    customerName: name,
    customerEmail: `zawadi.${mark}@example.com`,
    customerPhone: `+255 700 ${randomInt(100_000, 1_000_000)}`,
    specialRequests: `Wish ${mark}`,
  };
  const marks = [mark, changes.customerPhone];
  return { mark, marks, as, changes, id: customer.id, words: [...marks, customer.id] };
}
type Person = ReturnType<typeof aPerson>;

/** A trip that is over, with everything that can be written about one. */
async function aTripThatIsOver({ mark, as, changes }: Person): Promise<Booking> {
  const { id } = await assigned(service, { as, changes });
  const write = (author: object, text: string) =>
    service.post(`/api/bookings/${id}/messages`, { text }, author, {
      'idempotency-key': `${text.replace(' ', '-')}-${id}`,
    });
  await write(as, `From ${mark}`);
  await write(staff, `To ${mark}`);
  const emails = [changes.customerEmail, `friend.${mark}@example.com`];
  await service.post('/api/send-invoice', { bookingId: id, emails }, staff, {
    'idempotency-key': `invoice-${id}`,
  });
  await eventually('the letters have left', async () => {
    const sent = `state = 'sent' and invoice_id = (select id from invoice where booking_id = '${id}')`;
    return (await service.count('invoice_delivery', sent)) === emails.length;
  });
  const part = { amount: '1.00', receivedOn: today(), reference: `From ${mark}`, due: '840.00' };
  await service.post(`/api/bookings/${id}/payments`, part);
  await changeStatus(service, id, 'paid');
  await service.post('/api/trip-updates', {
    bookingId: id,
    updateType: 'milestone',
    title: `${mark} has landed`,
    description: `Called ${changes.customerPhone}`,
    location: 'Arusha',
    dayNumber: 1,
    isVisible: false,
  });
  const { body } = await changeStatus(service, id, 'completed');
  await service.post(
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

const cancel = (id: string, refund: string, reason = 'The road is flooded.') =>
  service.post(`/api/bookings/${id}/cancel`, { by: 'staff', reason, refund });

/** A trip that was paid and cancelled; its refund went astray, was voided and paid once more. */
async function aTripThatWasRefunded({ mark, as, changes }: Person): Promise<Booking> {
  const trip = await ledTo(service, ['paid'], { as, changes });
  await cancel(trip.id, trip.totalPrice, `Called off for ${mark}`);
  const refund = (text: string) => ({ refundedOn: today(), reference: `${text} ${mark}` });
  const key = { 'idempotency-key': `refund-${trip.id}` };
  await service.post(`/api/bookings/${trip.id}/refund`, refund('To'), staff, key);
  const mistake = { reference: `To ${mark}`, reason: `Not the account of ${mark}` };
  await service.post(`/api/bookings/${trip.id}/refund/void`, mistake);
  await service.post(`/api/bookings/${trip.id}/refund`, refund('Again to'));
  return trip;
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

/** Requests the erasure while staff hold the booking's lock to cancel it. @returns the erasure's id */
async function askedDuring(customerId: string, deed: () => ReturnType<typeof service.post>): Promise<string> {
  const { done, erasureId } = await service.app.get(Database).transaction(async (tx) => {
    await tx.query('lock table cancellation in exclusive mode');
    const answer = deed();
    await eventually('staff have the booking', async () => (await service.waitingFor(tx)) === 1);
    const asked = await ask(customerId);
    await eventually('the erasure waits for it', async () => (await service.locked()) > 1);
    return { done: answer, erasureId: asked };
  });
  expect((await done).status).toBe(200);
  return erasureId;
}

/**
 * Does something to bookings that an erasure has locked, and waits until all of it is decided.
 * @param meanwhile what must be possible while it waits
 */
async function duringErasure<T>(
  customerId: string,
  deed: () => Promise<T>,
  meanwhile: (tx: EntityManager) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const { done, erasureId } = await service.app.get(Database).transaction(async (tx) => {
    await tx.query('lock table erased_customer in exclusive mode');
    const asked = await ask(customerId);
    await eventually('the erasure has the bookings', async () => (await service.waitingFor(tx)) === 1);
    const late = deed();
    await eventually('the deed waits for it', async () => (await service.locked()) > 1);
    await meanwhile(tx);
    return { done: late, erasureId: asked };
  });
  await answered('booking.customer.erased.v1', erasureId);
  return done;
}

const preview = async (as: object) =>
  (await service.call<ErasurePreview>({ url: '/api/booking/privacy/erasure', as })).body;

describe('a customer who erases themselves', () => {
  it('is found in no table any more but the invoice that was issued, and the tombstone that bears the id', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    const wish = await placed(service, person);
    await service.post(`/api/bookings/${wish.id}/messages`, { text: `And ${person.mark}` }, person.as);
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

  it('is named by no refund any more, neither where it is kept nor where the history tells of it', async () => {
    const person = aPerson();
    const trip = await aTripThatWasRefunded(person);
    const refund = `booking_id = '${trip.id}' and refund = 840 and refund_state = 'paid' and refund_reference`;
    expect(await service.count('cancellation', `${refund} = 'Again to ${person.mark}'`)).toBe(1);
    await erase(person.id);
    expect(await tracesOf(service, person.marks)).toEqual([]);
    expect(await service.count('cancellation', `${refund} = ''`)).toBe(1);
    const refunds = `booking_id = '${trip.id}' and action = 'refund' and detail ->> 'amount' = '840.00'`;
    expect(await service.count('booking_history', refunds)).toBe(3);
  });

  it('is named by no refund of a booking that was erased before these were emptied, either', async () => {
    const person = aPerson();
    const trip = await aTripThatWasRefunded(person);
    await erase(person.id);
    const source = service.app.get(DataSource);
    const written = [trip.id, `To ${person.mark}`];
    await source.query('update cancellation set refund_reference = $2 where booking_id = $1', written);
    await source.query(
      `update booking_history set detail = detail || jsonb_build_object('reference', $2::text)
       where booking_id = $1 and action = 'refund'`,
      written,
    );
    expect(await tracesOf(service, person.marks)).not.toEqual([]);
    await takeBack(source, 'ErasedReferences1760100000079');
    await source.runMigrations();
    expect(await tracesOf(service, person.marks)).toEqual([]);
  });

  it('keeps in a cancellation that no refund was paid', async () => {
    const person = aPerson();
    const trip = await assigned(service, person);
    await cancel(trip.id, '0.00', `Called off for ${person.mark}`);
    await erase(person.id);
    expect(await tracesOf(service, person.marks)).toEqual([]);
    const unpaid = `refund_state = 'none' and refund_reference is null`;
    expect(await service.count('cancellation', `booking_id = '${trip.id}' and ${unpaid}`)).toBe(1);
  });

  it('is told before what stays and until when, and what stands in the way', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    const running = await assigned(service, person);
    const { invoices, inTheWay } = await preview(person.as);
    const year = Number(today().slice(0, 4));
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

  it('is refused where staff cancel at the same moment and a refund is owed from then on', async () => {
    const person = aPerson();
    const trip = await ledTo(service, ['paid'], person);
    const erasureId = await askedDuring(person.id, () => cancel(trip.id, trip.totalPrice));
    const refused = await answered('booking.customer.erasure-refused.v1', erasureId);
    expect(refused.references).toEqual([trip.reference]);
    expect((await bookingOf(service, trip.id)).customerName).toBe(person.changes.customerName);
  });

  it('is refused where staff void a refund at the same moment, which is owed again', async () => {
    const person = aPerson();
    const trip = await aTripThatWasRefunded(person);
    const mistake = { reference: `Again to ${person.mark}`, reason: 'Another account.' };
    const erasureId = await askedDuring(person.id, () =>
      service.post(`/api/bookings/${trip.id}/refund/void`, mistake),
    );
    const refused = await answered('booking.customer.erasure-refused.v1', erasureId);
    expect(refused.references).toEqual([trip.reference]);
    expect((await bookingOf(service, trip.id)).customerName).toBe(person.changes.customerName);
  });

  it('is refused where nobody knows what is owed', async () => {
    const person = aPerson();
    const trip = await assigned(service, person);
    await cancel(trip.id, '0.00');
    await service.app
      .get(Database)
      .manager.query('delete from cancellation where booking_id = $1', [trip.id]);
    expect((await preview(person.as)).inTheWay).toMatchObject([{ reference: trip.reference }]);
    const refused = await answered('booking.customer.erasure-refused.v1', await ask(person.id));
    expect(refused.references).toEqual([trip.reference]);
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
      reviews: [{}],
    });
    expect(kept.body[0]?.letters).toHaveLength(7);
  });
});

describe('several customers who erase themselves at once', () => {
  it('are erased each in a transaction of its own, so that none of them waits for all', async () => {
    const asked = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const person = aPerson();
        await placed(service, person);
        return { erasureId: randomUUID(), customerId: person.id };
      }),
    );
    const holdErasures = (tx: EntityManager) => tx.query('lock table erased_customer in exclusive mode');
    expect(
      await transactionsApplying(service, 'auth.customer.erasure-requested.v1', holdErasures, asked),
    ).toBe(3);
  });
});

describe('what comes late', () => {
  it('books nothing with a token of before', async () => {
    const person = aPerson();
    await erase(person.id);
    const late = await service.post(
      '/api/bookings',
      requestFor(await offered(service), person.changes),
      person.as,
    );
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
      expect((await service.post(url, body)).status).toBe(410);
    }
    expect((await service.post(`/api/bookings/${wish.id}/messages`, { text: person.mark })).status).toBe(404);
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

  it('is not written about a booking that is being erased when operators’ news of it come', async () => {
    const person = aPerson();
    const { id: bookingId } = await ledTo(service, ['paid', 'completed'], person);
    const operatorIds = [await networked(service)];
    const { id } = await duringErasure(person.id, () =>
      service.tell('operators.booking.coordinated.v1', { bookingId, operatorIds }),
    );
    await eventually('it is heard', async () => (await service.count('inbox', `event_id = '${id}'`)) > 0);
    const asked = `booking_id = '${bookingId}' and action = 'asked'`;
    expect(await service.count('booking_history', asked)).toBe(0);
  });

  it('answers no review while its booking is being erased, and has nothing that the erasure waits for', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    const [review] = await service.rows<{ id: number }>(
      'select id from customer_review where booking_id = $1',
      [trip.id],
    );
    const { status } = await duringErasure(
      person.id,
      () => service.post(`/api/customer-reviews/${review?.id}/reply`, { text: 'Thank you.' }),
      (tx) => tx.query('select from customer_review where id = $1 for update nowait', [review?.id]),
    );
    expect(status).toBe(410);
  });

  it('is either erased or refused, when booking, messages and erasure come at once', async () => {
    const person = aPerson();
    const itemId = await offered(service);
    const { id } = await placed(service, { ...person, itemId });
    const asked = ask(person.id);
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () =>
        service.post('/api/bookings', requestFor(itemId, person.changes), person.as),
      ),
      ...Array.from({ length: 12 }, () =>
        service.post(`/api/bookings/${id}/messages`, { text: person.mark }, person.as),
      ),
    ]);
    await answered('booking.customer.erased.v1', await asked);
    const foreseen = [201, 401, 404, 410];
    expect(answers.filter(({ status }) => !foreseen.includes(status))).toEqual([]);
    expect(await tracesOf(service, person.marks)).toEqual([]);
  });
});

describe('what is read of a booking that is erased meanwhile', () => {
  /** Lets the erasure happen between the two reads that answer a request. */
  function erasingAfter<T>(owner: T, read: keyof T, customerId: string): void {
    const reads = owner as Record<keyof T, (...args: unknown[]) => Promise<unknown>>;
    const original = reads[read].bind(owner);
    const spy = jest.spyOn(reads as Record<string, typeof original>, read as string);
    spy.mockImplementationOnce(async (...args) => {
      const answer = await original(...args);
      await erase(customerId);
      return answer;
    });
  }

  it.each(['trip-status/:id', 'bookings/:id/cancellation'])('is not found: %s', async (path) => {
    const person = aPerson();
    const { id } = await placed(service, person);
    erasingAfter(service.app.get(BookingService), 'visible', person.id);
    const { status } = await service.call({ url: `/api/${path.replace(':id', id)}`, as: person.as });
    expect(status).toBe(404);
  });

  it('is not found by the link to a change that was offered of it', async () => {
    const person = aPerson();
    const booking = await placed(service, person);
    const change = {
      preferredDate: addDays(booking.preferredDate, 1),
      reason: 'The camp opens a day later.',
    };
    await service.put(`/api/bookings/${booking.id}`, changeOf(booking, change));
    const [letter] = await service.rows<{ text: string }>(
      `select text from outgoing_mail where topic = 'change-offer' and text like '%' || $1 || '%'`,
      [booking.reference],
    );
    const token = /\/offer\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
    erasingAfter(service.app.get(ChangeOfferRepository), 'findLinked', person.id);
    const { status } = await service.call({ url: `/api/booking/change-offers/${token}` });
    expect(status).toBe(404);
  });
});

describe('an answer that is asked for once more while its booking is erased', () => {
  it('is not found: a reply to a review', async () => {
    const person = aPerson();
    const trip = await aTripThatIsOver(person);
    const [review] = await service.rows<{ id: number }>(
      'select id from customer_review where booking_id = $1',
      [trip.id],
    );
    const reply = () =>
      service.post(`/api/customer-reviews/${review?.id}/reply`, { text: 'Thank you.' }, staff, {
        'idempotency-key': `reply-${trip.id}`,
      });
    expect((await reply()).status).toBe(200);
    const reviews = service.app.get(ReviewRepository);
    const read = reviews.read.bind(reviews);
    jest.spyOn(reviews, 'read').mockImplementationOnce(async (...args) => {
      await erase(person.id);
      return read(...args);
    });
    expect((await reply()).status).toBe(404);
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
        { subject: expect.stringMatching(/^We have your booking /) },
        { subject: expect.stringMatching(/ is confirmed: /) },
        { to: changes.customerEmail, subject: expect.stringMatching(/^Invoice /) },
        { to: `friend.${mark}@example.com`, subject: expect.stringMatching(/^Invoice /) },
        { subject: expect.stringMatching(/^Receipt for /) },
        { subject: expect.stringMatching(/^Receipt for /) },
        { subject: expect.stringMatching(/^Thank you for travelling /) },
      ],
    });
    expect(part?.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['placed', 'operator', 'invoice', 'status', 'message', 'review']),
    );
    expect(part?.invoices[0]?.deliveries).toHaveLength(2);
  });

  it('holds every letter about a booking, of whatever kind it is, and none about another one', async () => {
    const person = aPerson();
    const { id, reference } = await aTripThatIsOver(person);
    const other = await placed(service, person);
    const { preferredDate, unitPrice } = other;
    const price = { unitPrice, priceRule: 'kept', pricePercent: null };
    const { status } = await service.put(`/api/bookings/${other.id}`, {
      ...person.changes,
      preferredDate,
      numberOfTravelers: 3,
      ...price,
      reason: 'A friend comes.',
    });
    expect(status).toBe(200);
    await service.rows(
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id)
       values ('of next year', $1, 'a@example.com', $2, '', 'next-' || $1) returning id`,
      [id, `News of ${reference}`],
    );
    const parts = await saved(person.as);
    for (const booking of [{ id, reference }, other]) {
      const about = await service.rows<{ subject: string }>(
        `select subject from outgoing_mail where concat(subject, text) ~ $1 order by id`,
        [`${booking.reference}|${booking.id}`],
      );
      const part = parts.find((one) => one.booking.id === booking.id);
      expect(part?.letters.map(({ subject }) => ({ subject }))).toEqual(about);
    }
  });

  it('ends at no number of bookings, nor of news of a trip', async () => {
    const { as, id: customerId } = aPerson();
    const { id } = await placed(service, { as });
    await service.rows(
      `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
         customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
         special_requests, created_at, version)
       select gen_random_uuid(), $2 || i, customer_id, booking_type, item_id, item_name, duration_days, status,
         customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
         special_requests, created_at - (i / 7) * interval '1 second', version
       from booking, generate_series(1, 500) as i where id = $1 returning id`,
      [id, `${randomUUID().slice(0, 8)}-`],
    );
    await service.rows(
      `insert into trip_update (booking_id, update_type, title, description, location, day_number, is_visible, posted_at, version)
       select $1, 'milestone', 'Lion ' || i, '', '', 1, true, now(), 1 from generate_series(1, 501) as i returning id`,
      [id],
    );
    const parts = await saved(as);
    const owned = await service.rows<{ id: string }>(
      'select id from booking where customer_id = $1 order by created_at desc, id desc',
      [customerId],
    );
    expect(owned).toHaveLength(501);
    expect(parts.map(({ booking }) => ({ id: booking.id }))).toEqual(owned);
    expect(parts.find(({ booking }) => booking.id === id)?.tripUpdates).toHaveLength(501);
  });

  it('is nobody else’s', async () => {
    await aTripThatIsOver(aPerson());
    expect(await saved(newCustomer())).toEqual([]);
    const { status } = await service.call<Problem>({ url: '/api/booking/privacy/export', as: staff });
    expect(status).toBe(403);
  });
});
