import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingMessage,
  DEPARTURE_DAYS,
  type DepartureTotal,
  type FailedLetter,
  type Identity,
  INVOICE_DAYS,
  type OfficeDay,
  type Outlook,
  type TripUpdate,
  today,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { eventually, newMailbox } from '@safari/service-kit/testing';
import { OfficeDayRepository } from '../src/office-days/office-day.repository.js';
import {
  assigned,
  assignTo,
  changeOf,
  changeStatus,
  ledTo,
  networked,
  newCustomer,
  placed,
  staff,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const mailbox = newMailbox();
const service = bookingStories({ mailbox, pace: { mailRetryDelays: [] } });
/**
 * Figures cover all bookings, so each test starts without any. Retried because a letter of the previous test may just
 * be recording its outcome: Postgres then resolves the deadlock by aborting one of the two transactions.
 */
beforeEach(() =>
  eventually('no booking is left', async () => {
    await run(
      `alter table invoice disable trigger user; alter table payment disable trigger user;
       alter table credit_note disable trigger user;
       truncate booking cascade; truncate departure_total;
       alter table invoice enable trigger user; alter table payment enable trigger user;
       alter table credit_note enable trigger user`,
    );
    return true;
  }),
);

const run = (sql: string, values: unknown[] = []) => service.app.get(Database).manager.query(sql, values);
const inDays = (days: number) => ({ changes: { preferredDate: addDays(today(), days) } });
const day = async (as: object = staff) =>
  (await service.call<OfficeDay>({ url: '/api/booking/office-day', as })).body;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const invoice = (bookingId: string) =>
  service.post('/api/send-invoice', { bookingId, emails: ['amina@example.com'] });
/** Takes back the one payment of a booking. */
async function voidPayment(bookingId: string): Promise<void> {
  const [payment] = await service.rows<{ id: number }>(
    `select id from payment where booking_id = $1 and state = 'received'`,
    [bookingId],
  );
  const { status } = await service.post(`/api/bookings/${bookingId}/payments/${payment?.id}/void`, {
    reason: 'The transfer was called back.',
  });
  expect(status).toBe(200);
}
/** A trip that began that many days ago. */
async function begun(days: number): Promise<string> {
  const { id } = await assigned(service, inDays(30));
  await changeStatus(service, id, 'paid');
  const start = addDays(today(), -days); // of the safari, not of the database
  await run(`update booking set preferred_date = $2 where id = $1`, [id, start]);
  await run(`update trip set start_date = $2 where booking_id = $1`, [id, start]);
  return id;
}

const tell = (bookingId: string, changes: object = {}) =>
  service.post<TripUpdate>('/api/trip-updates', {
    bookingId,
    updateType: 'milestone',
    title: 'A lion',
    ...changes,
  });

describe('the office’s day', () => {
  it('begins with nothing to do', async () => {
    expect(await day()).toMatchObject({
      date: today(),
      until: addDays(today(), DEPARTURE_DAYS),
      counts: {
        waiting: 0,
        late: 0,
        due: 0,
        overdue: 0,
        owed: 0,
        departures: 0,
        lacking: 0,
        quietTrips: 0,
        clashes: 0,
        abandoned: 0,
        askedChanges: 0,
        messages: 0,
        lapsed: 0,
        lapsedOffers: 0,
      },
      askedChanges: [],
      messages: [],
      lapsed: [],
      lapsedOffers: [],
      dueAmount: '0.00',
      overdueAmount: '0.00',
      owedAmount: '0.00',
    });
  });

  it('names who waits for a first answer, the longest first, and who was promised one by now', async () => {
    const [first, second] = [await placed(service), await placed(service)];
    await run(`update booking set created_at = now() - interval '25 hours' where id = $1`, [second.id]);
    await assigned(service);
    const { counts, waiting } = await day();
    expect(counts).toMatchObject({ waiting: 2, late: 1 });
    expect(ids(waiting)).toEqual([second.id, first.id]);
  });

  it('counts what is due once it is invoiced, the overdue first, and nothing that has arrived', async () => {
    const [soon, later, old, paid] = [
      await assigned(service, inDays(INVOICE_DAYS)),
      await assigned(service, inDays(INVOICE_DAYS + 1)),
      await assigned(service, inDays(50)),
      await assigned(service, inDays(5)),
    ];
    await assigned(service, inDays(3));
    for (const { id } of [soon, later, old, paid]) await invoice(id);
    await changeStatus(service, paid.id, 'payment_received');
    await run('alter table invoice disable trigger invoice_kept');
    await run(`update invoice set issued_at = now() - interval '15 days' where booking_id = $1`, [old.id]);
    await run('alter table invoice enable trigger invoice_kept');
    const { counts, due, dueAmount, overdueAmount } = await day();
    expect(counts).toMatchObject({ due: 3, overdue: 2 });
    expect(due.map(({ id, overdue }) => [id, overdue])).toEqual([
      [soon.id, true],
      [old.id, true],
      [later.id, false],
    ]);
    expect(due[0]).toMatchObject({ due: '840.00', invoicedAt: expect.stringMatching(/Z$/) });
    expect([dueAmount, overdueAmount]).toEqual(['2520.00', '1680.00']);
  });

  it('counts what is due of a trip that is over once its payment was voided', async () => {
    const { id } = await assigned(service, inDays(2));
    await invoice(id);
    for (const status of ['paid', 'completed'] as const) await changeStatus(service, id, status);
    expect((await day()).counts.due).toBe(0);
    await voidPayment(id);
    const { due, counts, dueAmount } = await day();
    expect([ids(due), counts.due, counts.overdue, dueAmount]).toEqual([[id], 1, 1, '840.00']);
    expect(due[0]?.invoiced).toBe(true);
  });

  it('counts what is due of trips that began without an invoice, overdue however late they depart', async () => {
    const [wished, onSafari, over] = [
      await assigned(service, inDays(60)),
      await assigned(service, inDays(61)),
      await assigned(service, inDays(62)),
    ];
    for (const { id } of [wished, onSafari, over]) await changeStatus(service, id, 'payment_received');
    await changeStatus(service, onSafari.id, 'in_progress');
    await changeStatus(service, over.id, 'completed');
    for (const { id } of [wished, onSafari, over]) await voidPayment(id);
    const { due, counts, dueAmount } = await day();
    expect(due.map(({ id, invoiced, overdue }) => [id, invoiced, overdue])).toEqual([
      [onSafari.id, false, true],
      [over.id, false, true],
    ]);
    expect([counts.due, counts.overdue, dueAmount]).toEqual([2, 2, '1680.00']);
    expect(due[1]?.invoicedAt).toBe(over.createdAt);
    expect(await invoice(over.id)).toMatchObject({
      status: 409,
      body: { detail: 'This trip is over. Reopen it before you send an invoice.' },
    });
    expect((await invoice(onSafari.id)).status).toBe(200);
  });

  it('names what is owed to customers: refunds until they are paid, and what was paid beyond a lower price', async () => {
    const [off, less] = [await assigned(service, inDays(90)), await assigned(service, inDays(80))];
    for (const { id } of [off, less]) await changeStatus(service, id, 'paid');
    await service.post(`/api/bookings/${off.id}/cancel`, {
      by: 'operator',
      reason: 'The camp burned down.',
      refund: '840.00',
    });
    await run('update booking set unit_price = 350, total_price = 700 where id = $1', [less.id]);
    const { owed = [], counts, owedAmount } = await day();
    expect(owed.map((row) => [row.id, row.owed, row.status])).toEqual([
      [off.id, '840.00', 'cancelled'],
      [less.id, '140.00', 'paid'],
    ]);
    expect([counts.owed, owedAmount]).toEqual([2, '980.00']);
    await service.post(`/api/bookings/${off.id}/refund`, { refundedOn: today(), reference: 'TRUST 1' });
    expect(ids((await day()).owed ?? [])).toEqual([less.id]);
  });

  it('names what arrived beyond the price, also of a trip that is over, until it went back', async () => {
    const { id } = await ledTo(service, ['paid', 'completed']);
    const twice = { amount: '840.00', receivedOn: today(), reference: 'TT 8', due: '0.00', over: '0.00' };
    const post = (what: string, body: object) => service.post(`/api/bookings/${id}/${what}`, body);
    expect((await post('payments', twice)).status).toBe(201);
    expect(await day()).toMatchObject({ owed: [{ id, owed: '840.00' }], counts: { owed: 1 } });
    await post('repayments', { amount: '840.00', repaidOn: today(), reference: 'TRUST 2', owed: '840.00' });
    expect((await day()).owed).toEqual([]);
  });

  it('says of the departures of two weeks what each still lacks', async () => {
    const wish = await placed(service, inDays(2));
    const agreed = await assigned(service, inDays(3));
    const invoiced = await assigned(service, inDays(4));
    await invoice(invoiced.id);
    const dearer = await assigned(service, inDays(4));
    await invoice(dearer.id);
    await service.rows(
      'update booking set unit_price = unit_price * 2, total_price = total_price * 2 where id = $1',
      [dearer.id],
    );
    const ready = await assigned(service, inDays(DEPARTURE_DAYS));
    await invoice(ready.id);
    await changeStatus(service, ready.id, 'paid');
    const paidUnasked = await assigned(service, inDays(5));
    await changeStatus(service, paidUnasked.id, 'payment_received');
    expect((await invoice(paidUnasked.id)).status).toBe(409);
    const begins = await assigned(service, inDays(6));
    for (const status of ['payment_received', 'in_progress'] as const) {
      await changeStatus(service, begins.id, status);
    }
    await assigned(service, inDays(DEPARTURE_DAYS + 1));
    const cancelled = await assigned(service, inDays(7));
    await service.post(`/api/bookings/${cancelled.id}/cancel`, {
      by: 'customer',
      reason: 'The children are ill.',
      refund: '0.00',
    });
    const { counts, departures } = await day();
    expect(departures.map(({ id, lacks }) => [id, lacks])).toEqual([
      [wish.id, ['operator', 'invoice', 'payment']],
      [agreed.id, ['invoice', 'payment']],
      [invoiced.id, ['payment']],
      [dearer.id, ['invoice', 'payment']],
      [paidUnasked.id, []],
      [begins.id, []],
      [ready.id, []],
    ]);
    expect(counts).toMatchObject({ departures: 7, lacking: 4 });
    const list = await service.call<{ id: string }[]>({
      url: `/api/bookings?from=${today()}&to=${addDays(today(), DEPARTURE_DAYS)}&sort=departure`,
      as: staff,
    });
    expect(ids(list.body)).toEqual(ids(departures));
  });

  it('names trips that nobody has written about for a day', async () => {
    const [silent, told, old] = [await begun(1), await begun(2), await begun(2)];
    await begun(0);
    for (const bookingId of [told, old]) await tell(bookingId);
    await run(`update trip_update set posted_at = now() - interval '25 hours' where booking_id = $1`, [old]);
    const { counts, quietTrips } = await day();
    expect(counts.quietTrips).toBe(2);
    expect(quietTrips.map(({ id, lastNewsAt }) => [id, lastNewsAt !== null])).toEqual([
      [silent, false],
      [old, true],
    ]);
  });

  it('takes what only the office reads for no news', async () => {
    const [silent, old] = [await begun(1), await begun(2)];
    await tell(old);
    await run(`update trip_update set posted_at = now() - interval '25 hours' where booking_id = $1`, [old]);
    for (const bookingId of [silent, old]) {
      expect((await tell(bookingId, { isVisible: false })).status).toBe(201);
    }
    const { quietTrips } = await day();
    expect(quietTrips.map(({ id, lastNewsAt }) => [id, lastNewsAt !== null])).toEqual([
      [silent, false],
      [old, true],
    ]);
  });

  it('takes news that was withdrawn for none', async () => {
    const [silent, old] = [await begun(1), await begun(2)];
    await tell(old);
    await run(`update trip_update set posted_at = now() - interval '25 hours' where booking_id = $1`, [old]);
    for (const bookingId of [silent, old]) {
      const { body: wrong } = await tell(bookingId);
      await service.post(`/api/trip-updates/${wrong.id}/withdraw`);
    }
    const { counts, quietTrips } = await day();
    expect(counts.quietTrips).toBe(2);
    expect(quietTrips.map(({ id, lastNewsAt }) => [id, lastNewsAt !== null])).toEqual([
      [silent, false],
      [old, true],
    ]);
  });

  it('names an operator with two trips on one day, from the first day in common', async () => {
    const operatorId = await networked(service, 'Twende Lodges');
    const [first, second, apart] = [
      await placed(service, inDays(2)),
      await placed(service, inDays(4)),
      await placed(service, inDays(7)),
    ];
    for (const { id } of [first, second, apart]) await assignTo(service, id, operatorId);
    const { counts, clashes } = await day();
    expect(counts.clashes).toBe(1);
    expect(clashes).toMatchObject([
      {
        operatorId,
        operatorName: 'Twende Lodges',
        on: second?.preferredDate,
        bookings: [first, second].map(({ id }) => ({ id })),
      },
    ]);
  });

  it('names trips whose operator left the network while a colleague assigned them, as long as they run', async () => {
    const operatorId = await networked(service, 'Twende Lodges');
    const { id } = await placed(service, inDays(90));
    await assignTo(service, id, operatorId);
    await assigned(service, inDays(2));
    expect(await day()).toMatchObject({ counts: { abandoned: 0 }, abandoned: [] });

    await run('update operator set deleted = true where id = $1', [operatorId]);
    expect(await day()).toMatchObject({
      counts: { abandoned: 1 },
      abandoned: [{ id, assignedOperatorName: 'Twende Lodges' }],
    });

    const { status } = await service.post(`/api/bookings/${id}/reassign-operator`, {
      operatorId: await networked(service),
      reason: 'They left the network.',
    });
    expect(status).toBe(200);
    expect(await day()).toMatchObject({ counts: { abandoned: 0 }, abandoned: [] });
  });

  it('names the changes that customers asked for and nobody has answered, the soonest to expire first', async () => {
    const customers = [newCustomer(), newCustomer(), newCustomer(), newCustomer()];
    const [late, soon, gone, erased] = [
      await placed(service, { as: customers[0], ...inDays(30) }),
      await assigned(service, { as: customers[1], ...inDays(3) }),
      await placed(service, { as: customers[2], ...inDays(30) }),
      await placed(service, { as: customers[3], ...inDays(30) }),
    ] as const;
    for (const [at, { id }] of [late, soon, gone, erased].entries()) {
      const { status } = await service.call({
        method: 'POST',
        url: `/api/user/bookings/${id}/offers`,
        body: {
          preferredDate: addDays(today(), 44),
          numberOfTravelers: 3,
          reason: 'My sister comes, too.',
          totalPrice: '1260.00',
        },
        as: customers[at],
      });
      expect(status).toBe(201);
    }
    const ours = await placed(service);
    await service.put(`/api/bookings/${ours.id}`, changeOf(ours, { preferredDate: addDays(today(), 50) }));
    await service.post(`/api/bookings/${gone.id}/cancel`, {
      by: 'customer',
      reason: 'The family cannot come.',
      refund: '0.00',
    });
    await run(`update booking set customer_id = 'erased' where id = $1`, [erased.id]);
    const { counts, askedChanges = [] } = await day();
    expect(counts.askedChanges).toBe(2);
    expect(askedChanges).toMatchObject([
      {
        id: soon.id,
        reference: soon.reference,
        status: 'confirmed',
        before: { preferredDate: addDays(today(), 3), numberOfTravelers: 2 },
        after: { preferredDate: addDays(today(), 44), numberOfTravelers: 3 },
        askedAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
      { id: late.id },
    ]);
    expect(today(new Date(askedChanges[0]?.expiresAt ?? ''))).toBe(addDays(today(), 3));
    expect(askedChanges[0]?.before).not.toHaveProperty('unitPrice');
    await run(`update change_offer set expires_at = now() where booking_id = $1`, [soon.id]);
    expect(ids((await day()).askedChanges ?? [])).toEqual([late.id]);
  });

  it('names the offers of ours that nobody answered, until the office goes on with the booking', async () => {
    const customers = Array.from({ length: 9 }, newCustomer);
    const bookings = [];
    for (const as of customers) {
      const booking = await placed(service, { as, ...inDays(30) });
      const { status } = await service.put(
        `/api/bookings/${booking.id}`,
        changeOf(booking, { preferredDate: addDays(today(), 50), reason: 'The camp opens later.' }),
      );
      expect(status).toBe(200);
      bookings.push(booking);
    }
    const [older, newer, open, anew, asked, written, changed, gone, erased] = bookings as [
      Booking,
      Booking,
      Booking,
      Booking,
      Booking,
      Booking,
      Booking,
      Booking,
      Booking,
    ];
    const wishing = newCustomer();
    const wished = await placed(service, { as: wishing, ...inDays(30) });
    const wish = { preferredDate: addDays(today(), 44), numberOfTravelers: 2, reason: 'Later.' };
    await service.post(`/api/user/bookings/${wished.id}/offers`, { ...wish, totalPrice: '840.00' }, wishing);
    expect(await day()).toMatchObject({ counts: { lapsedOffers: 0 }, lapsedOffers: [] });
    const write = (id: string) => service.post(`/api/bookings/${id}/messages`, { text: 'Does it suit you?' });
    await write(newer.id);
    await run(`update booking_history set at = at - interval '3 hours' where booking_id = $1`, [newer.id]);
    const lapse = (hours: number, ...of: Booking[]) =>
      run(
        `update change_offer set state = 'declined', answered_at = now(), expires_at = now() - $2 * interval '1 hour'
         where booking_id = any($1)`,
        [ids(of), hours],
      );
    await lapse(2, older);
    await lapse(1, newer, anew, asked, written, changed, gone, erased, wished);
    const { counts, lapsedOffers = [] } = await day();
    expect(counts.lapsedOffers).toBe(8);
    expect(lapsedOffers[0]).toMatchObject({
      id: older.id,
      reference: older.reference,
      before: { preferredDate: addDays(today(), 30), numberOfTravelers: 2, totalPrice: '840.00' },
      after: { preferredDate: addDays(today(), 50), numberOfTravelers: 2, totalPrice: '840.00' },
      expiredAt: expect.stringMatching(/Z$/),
    });
    expect(ids(lapsedOffers)).not.toContain(open.id);

    const put = (booking: Booking, changes: object) =>
      service.put(`/api/bookings/${booking.id}`, changeOf(booking, { reason: 'As agreed.', ...changes }));
    const done = [
      await put(anew, { preferredDate: addDays(today(), 51) }),
      await service.post(
        `/api/user/bookings/${asked.id}/offers`,
        { ...wish, totalPrice: '840.00' },
        customers[4],
      ),
      await write(written.id),
      await put(changed, { specialRequests: 'They called: all stays.' }),
      await service.post(`/api/bookings/${gone.id}/cancel`, {
        by: 'customer',
        reason: 'The family cannot come.',
        refund: '0.00',
      }),
    ];
    expect(done.every(({ status }) => status < 300)).toBe(true);
    await run(`update booking set customer_id = 'erased' where id = $1`, [erased.id]);
    expect(ids((await day()).lapsedOffers ?? [])).toEqual([older.id, newer.id]);
  });

  it('names the requests whose day has passed and nobody confirmed, until they are cancelled', async () => {
    const [answered, older, ahead] = [await placed(service), await placed(service), await placed(service)];
    const run_ = await assigned(service);
    await service.post(`/api/bookings/${answered.id}/messages`, { text: 'Shall we go on?' });
    const dayOf = (id: string, days: number) =>
      run('update booking set preferred_date = $2 where id = $1', [id, addDays(today(), days)]);
    await dayOf(answered.id, -1);
    await dayOf(older.id, -9);
    await dayOf(ahead.id, 0);
    await dayOf(run_.id, -2);
    const { counts, lapsed } = await day();
    expect(counts.lapsed).toBe(2);
    expect(ids(lapsed ?? [])).toEqual([older.id, answered.id]);
    const cancelled = { by: 'customer', reason: 'It came to nothing.', refund: '0.00' };
    expect((await service.post(`/api/bookings/${older.id}/cancel`, cancelled)).status).toBeLessThan(300);
    expect(ids((await day()).lapsed ?? [])).toEqual([answered.id]);
  });

  it('names the bookings whose customer has written what nobody has read, until somebody has', async () => {
    const [asha, amina, gone] = [newCustomer(), newCustomer(), newCustomer()];
    const first = await assigned(service, { as: asha });
    const second = await placed(service, { as: amina });
    const erased = await placed(service, { as: gone });
    const write = (bookingId: string, as: Identity) =>
      service.post<BookingMessage>(`/api/bookings/${bookingId}/messages`, { text: 'Who fetches us?' }, as);
    await write(second.id, amina);
    const { body: newest } = await write(second.id, amina);
    await write(first.id, asha); // booked earlier, and waits for less time
    await write(erased.id, gone);
    await write(first.id, staff);
    await run(`update booking set customer_id = 'erased' where id = $1`, [erased.id]);
    const { counts, messages } = await day();
    expect(counts.messages).toBe(2);
    expect(messages).toMatchObject([
      { id: second.id, unread: 2, writtenAt: expect.stringMatching(/Z$/) },
      { id: first.id, reference: first.reference, unread: 1, writtenAt: expect.stringMatching(/Z$/) },
    ]);
    await service.post(`/api/bookings/${second.id}/messages/read`, { upTo: newest.id });
    expect(ids((await day()).messages ?? [])).toEqual([first.id]);
  });

  it('is read once for all of the office who ask while it is read, and says what stood when they asked', async () => {
    const days = service.app.get(OfficeDayRepository);
    const waiting = jest.spyOn(days, 'waiting');
    try {
      const first = day();
      await eventually('it is read', async () => waiting.mock.calls.length === 1);
      const { id } = await placed(service);
      waiting.mockClear();
      const read = await Promise.all([first, ...Array.from({ length: 20 }, () => day())]);
      expect(read.slice(1).map((one) => ids(one.waiting))).toEqual(Array.from({ length: 20 }, () => [id]));
      expect(waiting.mock.calls.length).toBeLessThan(10);
    } finally {
      waiting.mockRestore();
    }
  });

  it('is the office’s alone', async () => {
    expect((await service.call({ url: '/api/booking/office-day', as: newCustomer() })).status).toBe(403);
    expect((await service.call({ url: '/api/booking/office-day' })).status).toBe(401);
  });
});

describe('the outlook', () => {
  const outlook = async () => (await service.call<Outlook>({ url: '/api/booking/outlook', as: staff })).body;
  /** The bookings that depart in a span, as the list behind its figure has them. */
  async function listed({ from, to }: DepartureTotal) {
    const { body } = await service.call<Booking[]>({
      url: `/api/bookings?from=${from}&to=${to}&limit=100`,
      as: staff,
    });
    return {
      bookings: body.length,
      travelers: body.reduce((sum, { numberOfTravelers }) => sum + numberOfTravelers, 0),
      revenue: body.reduce((sum, { totalPrice }) => sum + Number(totalPrice), 0).toFixed(2),
    };
  }

  it('has twelve months and twelve weeks, with zeros where nothing departs', async () => {
    const { months, weeks } = await outlook();
    expect([months.length, weeks.length]).toEqual([12, 12]);
    for (const span of [...months, ...weeks])
      expect(span).toMatchObject({ bookings: 0, travelers: 0, revenue: '0.00' });
  });

  it('equals the lists that its figures open, also after moves, new parties and cancellations', async () => {
    const [moved, cancelled, grown, erased] = [
      await placed(service, inDays(1)),
      await placed(service, inDays(20)),
      await assigned(service, inDays(40)),
      await placed(service, inDays(2)),
    ];
    await assigned(service, inDays(70));
    await run(`update booking set preferred_date = preferred_date + 45 where id = $1`, [moved.id]);
    await run(`update booking set number_of_travelers = 7, total_price = unit_price * 7 where id = $1`, [
      grown.id,
    ]);
    await changeStatus(service, grown.id, 'paid');
    const { status } = await service.post(`/api/bookings/${cancelled.id}/cancel`, {
      by: 'customer',
      reason: 'The family cannot come.',
      refund: '0.00',
    });
    expect(status).toBe(200);
    await run('delete from booking_history where booking_id = $1', [erased.id]);
    await run('delete from booking where id = $1', [erased.id]);
    const { months, weeks } = await outlook();
    for (const span of [...months, ...weeks]) expect(span).toMatchObject(await listed(span));
    expect(weeks.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(3);
  });

  it('is the office’s alone', async () => {
    expect((await service.call({ url: '/api/booking/outlook', as: newCustomer() })).status).toBe(403);
  });
});

describe('a letter that failed', () => {
  const failed = async () =>
    (await service.call<FailedLetter[]>({ url: '/api/booking/failed-letters', as: staff })).body;
  const retry = (id: number) => service.post(`/api/booking/failed-letters/${id}/retry`);

  it('is listed with its reason, and leaves when it is sent again', async () => {
    await run('truncate outgoing_mail');
    mailbox.refusingForGood = true;
    const customerEmail = 'failed@example.com';
    const { id, reference } = await placed(service, { changes: { customerEmail } });
    const [letter] = await eventually('it has failed', async () => {
      const letters = await failed();
      return letters.length > 0 && letters;
    });
    mailbox.refusingForGood = false;
    expect(letter).toMatchObject({
      topic: 'booking-placed',
      topicId: id,
      to: customerEmail,
      subject: expect.stringContaining(reference),
      reason: expect.stringContaining('never'),
      canRetry: true,
    });
    expect((await retry(letter?.id ?? 0)).status).toBe(204);
    await eventually('it has arrived', async () =>
      mailbox.received.some(({ recipients }) => recipients.includes(customerEmail)),
    );
    expect(await failed()).toEqual([]);
    expect((await retry(letter?.id ?? 0)).status).toBe(409);
    expect((await retry(999_999)).status).toBe(404);
  });

  it('is not sent again where what it said is forgotten', async () => {
    await run(
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id, state, reason)
       values ('change-offer', '1', 'a@example.com', 'An offer', '', gen_random_uuid(), 'failed', 'no such mailbox')`,
    );
    const [letter] = await failed();
    expect(letter).toMatchObject({ subject: 'An offer', canRetry: false });
    expect((await retry(letter?.id ?? 0)).status).toBe(409);
  });
});
