import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type BookingExport,
  type BookingHistoryEntry,
  type BookingMoney,
  type BookingStatus,
  type Identity,
  owedOf,
  type Payment,
  today,
} from '@safari/contracts';
import { takeBack } from '@safari/service-kit/testing';
import { randomFrom } from '@safari/service-kit/testing/random';
import { DataSource } from 'typeorm';
import {
  assigned,
  bookingOf,
  changeStatus,
  ledTo,
  lettersOf,
  moneyOf,
  newCustomer,
  placed,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const record = (id: string, part: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  service.post<Payment>(
    `/api/bookings/${id}/payments`,
    { amount: '300.00', receivedOn: today(), reference: 'TT 7', due: '840.00', ...part },
    staff,
    headers,
  );

const voidOf = (
  id: string,
  payment: number,
  reason = 'It was for another booking.',
  headers: Record<string, string> = {},
) => service.post<Payment>(`/api/bookings/${id}/payments/${payment}/void`, { reason }, staff, headers);

const money = (id: string, as?: Identity) => moneyOf(service, id, as);
const latestEntries = async (id: string) =>
  (await service.call<BookingHistoryEntry[]>({ url: `/api/bookings/${id}/history?limit=3`, as: staff })).body;
const statesOf = ({ payments }: BookingMoney) => payments.map(({ state, amount }) => `${state} ${amount}`);

describe('a booking', () => {
  it('is paid in parts, each with its day and reference, and received with the last one', async () => {
    const as = newCustomer();
    const { id, version } = await assigned(service, { as });
    const receivedOn = addDays(today(), -3);
    const first = await record(id, { receivedOn });
    expect(first).toMatchObject({
      status: 201,
      body: {
        bookingId: id,
        amount: '300.00',
        state: 'received',
        receivedOn,
        reference: 'TT 7',
        voids: null,
      },
    });
    expect(await bookingOf(service, id)).toMatchObject({ status: 'confirmed', version: version + 1 });
    expect(await money(id, as)).toMatchObject({ paid: '300.00', due: '540.00', payments: [first.body] });
    expect((await latestEntries(id))[0]).toMatchObject({
      who: 'staff',
      action: 'payment',
      detail: {
        paymentId: first.body.id,
        before: { paid: '0.00', due: '840.00' },
        after: { paid: '300.00', due: '540.00' },
      },
    });
    await record(id, { amount: '540.00', due: '540.00', reference: 'TT 8' });
    const receipts = await lettersOf(service, id, 'payment-received');
    expect(receipts.map(({ text }) => /reference: +(.*)/.exec(text)?.[1])).toEqual(['TT 7', 'TT 8']);
    expect((await bookingOf(service, id)).status).toBe('payment_received');
    expect((await latestEntries(id)).map(({ action }) => action)).toEqual(['status', 'payment', 'payment']);
    const events = (await told(service, id)).filter(({ type }) => type === 'booking.payment.recorded.v1');
    expect(events.map(({ customerId, data }) => [customerId, data['amount']])).toEqual([
      [as.customer.id, '300.00'],
      [as.customer.id, '540.00'],
    ]);
  });

  it('is receipted with the invoice that stands, or the promise of one, and with the trust as long as the trip waits', async () => {
    const { id, customerEmail } = await assigned(service);
    await record(id);
    const invoice = { bookingId: id, emails: [customerEmail] };
    const sent = await service.post('/api/send-invoice', invoice);
    expect(sent.status).toBe(200);
    await record(id, { amount: '540.00', due: '540.00' });
    const { payments } = await money(id);
    await changeStatus(service, id, 'in_progress');
    await voidOf(id, payments[0]?.id ?? 0);
    await record(id, { amount: '100.00', due: '300.00' });
    const receipts = await lettersOf(service, id, 'payment-received');
    expect(
      receipts.map(({ text }) => [
        /We write to you how|your invoice says how|Nothing is due/.exec(text)?.[0],
        text.includes('until your trip'),
      ]),
    ).toEqual([
      ['We write to you how', true],
      ['Nothing is due', true],
      ['your invoice says how', false],
    ]);
  });

  it('that was paid in part is received with one press, which records the rest', async () => {
    const { id } = await assigned(service);
    await record(id);
    await changeStatus(service, id, 'paid');
    expect(statesOf(await money(id))).toEqual(['received 300.00', 'received 540.00', 'reconciled 840.00']);
  });

  it('is refused one press by whoever has not seen that a part arrived', async () => {
    const { id, version } = await assigned(service);
    await record(id);
    const late = await changeStatus(service, id, 'payment_received', { 'if-match': `"${version}"` });
    expect(late.status).toBe(412);
    expect(await money(id)).toMatchObject({ due: '540.00' });
  });

  it('takes one of two payments that were typed over the same amount due', async () => {
    const { id } = await assigned(service);
    const answers = await Promise.all([record(id), record(id, { reference: 'TT 9' })]);
    const lost = answers.find(({ status }) => status !== 201);
    expect(lost).toMatchObject({ status: 409, body: { code: 'price_changed', due: '540.00' } });
    expect((await money(id)).payments).toHaveLength(1);
  });

  it('is recorded as it arrived where it is more than is due: the rest is owed, and the receipt says so', async () => {
    const { id } = await assigned(service);
    expect((await record(id, { amount: '840.01', over: '0.00' })).status).toBe(201);
    expect(await money(id)).toMatchObject({ paid: '840.01', due: '0.00' });
    expect((await bookingOf(service, id)).status).toBe('payment_received');
    const again = { amount: '840.00', due: '0.00', over: '0.01', reference: 'TT 8' };
    const answers = await Promise.all([record(id, again), record(id, { ...again, reference: 'TT 9' })]);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', owed: '840.01', detail: expect.stringContaining('$840.01 is owed') },
    });
    expect(await money(id)).toMatchObject({ paid: '1680.01', due: '0.00', payments: [{}, {}] });
    const receipts = await lettersOf(service, id, 'payment-received');
    expect(receipts.map(({ text }) => /You have paid (\S+) more/.exec(text)?.[1])).toEqual([
      '$0.01',
      '$840.01',
    ]);
  });

  it('is still to be matched where it arrives after the payment was reconciled', async () => {
    const { id } = await ledTo(service, ['paid']);
    expect((await record(id, { amount: '20.00', due: '0.00', over: '0.00' })).status).toBe(201);
    expect((await bookingOf(service, id)).status).toBe('payment_received');
    expect((await changeStatus(service, id, 'paid')).status).toBe(200);
    expect(statesOf(await money(id))).toEqual([
      'received 840.00',
      'reconciled 840.00',
      'received 20.00',
      'reconciled 860.00',
    ]);
  });

  it('is taken for a trip that is over, which stays so', async () => {
    const { id } = await ledTo(service, ['paid', 'completed']);
    expect((await record(id, { amount: '20.00', due: '0.00', over: '0.00' })).status).toBe(201);
    expect((await bookingOf(service, id)).status).toBe('completed');
  });

  it('is not owed unawares: not by a screen that says nothing of it, and not once the booking is cancelled', async () => {
    const { id } = await assigned(service);
    expect((await record(id, { amount: '840.01' })).body.errors).toEqual({ amount: ['Only $840 is due.'] });
    const cancelled = { by: 'operator', reason: 'The camp burned down.', refund: '0.00' };
    await service.post(`/api/bookings/${id}/cancel`, cancelled);
    const late = await record(id, { amount: '840.01', due: '0.00', over: '0.00' });
    expect(late).toMatchObject({ status: 409, body: { detail: 'This booking is cancelled.' } });
  });

  it('is paid once, however often the same request is repeated', async () => {
    const { id } = await assigned(service);
    const headers = { 'idempotency-key': `pay-${id}` };
    const answers = await Promise.all(Array.from({ length: 6 }, () => record(id, {}, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await money(id)).payments).toHaveLength(1);
  });

  it.each([
    ['amount', '0.00'],
    ['amount', '840.01'],
    ['amount', '-1.00'],
    ['amount', 300],
    ['receivedOn', addDays(today(), 2)],
    ['receivedOn', '2026-02-30'],
    ['receivedOn', '0026-11-27'],
    ['reference', ' '],
    ['reference', 'x'.repeat(81)],
    ['due', 'all'],
    ['over', 'all'],
  ])('refuses a wrong %s (%j) at its field', async (field, value) => {
    const { id } = await assigned(service);
    const { status, body } = await record(id, { [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
    expect((await money(id)).payments).toEqual([]);
  });

  it('takes no payment before an operator is assigned, and none from its customer', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    expect(await record(id)).toMatchObject({ status: 409 });
    const own = await service.post(`/api/bookings/${id}/payments`, {}, as);
    expect(own.status).toBe(403);
  });
});

describe('a payment', () => {
  it.each([
    ['payment_received', 'confirmed'],
    ['paid', 'confirmed'],
    ['in_progress', 'in_progress'],
    ['completed', 'completed'],
  ] as const)(
    'of a booking that is %s is voided by a counter-entry, which leaves it %s',
    async (from, to) => {
      const as = newCustomer();
      const steps: BookingStatus[] =
        from === 'payment_received' ? [from] : from === 'paid' ? [from] : ['paid', from];
      const { id } = await ledTo(service, steps, { as });
      const [received] = (await money(id)).payments;
      const { status, body } = await voidOf(id, received?.id ?? 0);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        state: 'voided',
        voids: received?.id,
        reason: 'It was for another booking.',
      });
      expect((await bookingOf(service, id)).status).toBe(to);
      const now = await money(id);
      expect(now).toMatchObject({ paid: '0.00', due: '840.00' });
      expect(now.payments[0]).toEqual(received);
      expect((await money(id, as)).payments.at(-1)).toEqual({ ...body, reason: '' });
      const entry = (await latestEntries(id)).find(({ action }) => action === 'payment');
      expect(entry?.detail).toMatchObject({
        voided: true,
        reason: 'It was for another booking.',
        before: { due: '0.00' },
        after: { due: '840.00' },
      });
      const voided = (await told(service, id)).find(({ type }) => type === 'booking.payment.voided.v1');
      expect(voided?.customerId).toBe(as.customer.id);
    },
  );

  it('that was voided keeps its reference for the office alone: it may be of another family’s transfer', async () => {
    const as = newCustomer();
    const { id } = await assigned(service, { as });
    const { body } = await record(id, { reference: 'OKELLO 7' });
    await voidOf(id, body.id);
    await record(id, { reference: 'TT 8' });
    const { body: copy } = await service.call<BookingExport[]>({ url: '/api/booking/privacy/export', as });
    for (const payments of [(await money(id, as)).payments, copy[0]?.payments]) {
      expect(payments?.map(({ reference }) => reference)).toEqual(['', '', 'TT 8']);
    }
    const kept = (await money(id)).payments.map(({ reference }) => reference);
    expect(kept).toEqual(['OKELLO 7', 'OKELLO 7', 'TT 8']);
  });

  it('that was voided is recorded and matched anew', async () => {
    const { id } = await ledTo(service, ['paid']);
    const [received] = (await money(id)).payments;
    await voidOf(id, received?.id ?? 0);
    await changeStatus(service, id, 'paid');
    const now = await money(id);
    expect(now).toMatchObject({ paid: '840.00', due: '0.00' });
    expect(statesOf(now)).toEqual([
      'received 840.00',
      'reconciled 840.00',
      'voided 840.00',
      'received 840.00',
      'reconciled 840.00',
    ]);
  });

  it('is taken back over the state that its press reached, and not once somebody has acted since', async () => {
    const { id } = await ledTo(service, ['payment_received']);
    const [reached, { payments }] = [await bookingOf(service, id), await money(id)];
    const takeBack = (version: number) =>
      voidOf(id, payments[0]?.id ?? 0, 'Pressed by mistake.', { 'if-match': `"${version}"` });
    expect((await takeBack(reached.version - 1)).status).toBe(412);
    expect(await money(id)).toMatchObject({ paid: '840.00' });
    expect((await takeBack(reached.version)).status).toBe(200);
    expect(await money(id)).toMatchObject({ paid: '0.00', due: '840.00' });
    expect(await bookingOf(service, id)).toMatchObject({ status: 'confirmed' });
  });

  it('is voided once, whoever is second', async () => {
    const { id } = await ledTo(service, ['payment_received']);
    const [received] = (await money(id)).payments;
    const answers = await Promise.all([1, 2, 3].map(() => voidOf(id, received?.id ?? 0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body.detail).toBe('This payment is voided already.');
    expect((await money(id)).due).toBe('840.00');
  });

  it('is voided where money arrived, in its own booking, and with a reason', async () => {
    const { id } = await ledTo(service, ['paid']);
    const other = await assigned(service);
    const [received, reconciled] = (await money(id)).payments as [Payment, Payment];
    expect(await voidOf(other.id, received.id)).toMatchObject({ status: 404 });
    expect(await voidOf(id, reconciled.id)).toMatchObject({ status: 409 });
    expect(await voidOf(id, received.id, ' ')).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.anything() } },
    });
    expect((await bookingOf(service, id)).status).toBe('paid');
  });

  it('of a cancelled booking stands once the refund has been paid that was reckoned from it', async () => {
    const { id } = await ledTo(service, ['paid']);
    const [received] = (await money(id)).payments;
    const cancelled = await service.post(`/api/bookings/${id}/cancel`, {
      by: 'staff',
      reason: 'Closed.',
      refund: '840.00',
    });
    expect(cancelled.status).toBe(200);
    const refund = { refundedOn: today(), reference: 'TRUST 9', refund: '840.00' };
    expect((await service.post(`/api/bookings/${id}/refund`, refund)).status).toBe(200);
    expect(await voidOf(id, received?.id ?? 0)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        detail: 'The refund was reckoned from this and has been paid. Void the refund first.',
      },
    });
    expect(await money(id)).toMatchObject({ paid: '840.00', refund: { amount: '840.00', state: 'paid' } });
    expect(await record(id)).toMatchObject({ status: 409, body: { detail: 'This booking is cancelled.' } });
  });

  it.each([
    `update payment set amount = 1 where booking_id = $1`,
    `update payment set reference = 'another' where booking_id = $1`,
    `delete from payment where booking_id = $1`,
  ])('is kept by the database itself: %s', async (statement) => {
    const { id } = await assigned(service);
    await record(id);
    await expect(service.rows(statement, [id])).rejects.toThrow('never changed');
    await expect(service.rows('truncate payment')).rejects.toThrow('never changed');
    expect((await money(id)).payments).toHaveLength(1);
  });

  it('is told in sums where its parts are not known', async () => {
    const { id } = await assigned(service);
    const first = await record(id);
    await voidOf(id, first.body.id);
    await record(id);
    await changeStatus(service, id, 'paid');
    const source = service.app.get(DataSource);
    await takeBack(source, 'PaymentsOneByOne1760100000064');
    const lines = await service.rows<{ line: string }>(
      `select state || ' ' || amount as line from payment where booking_id = $1 order by id`,
      [id],
    );
    expect(lines.map(({ line }) => line)).toEqual(['received 840.00', 'reconciled 840.00']);
    await source.runMigrations();
    expect(await money(id)).toMatchObject({ paid: '840.00', due: '0.00' });
  });
});

describe('what was paid of a booking', () => {
  const SUM = `(select coalesce(sum(case when state in ('received', 'unrepaid') then amount
    when state in ('voided', 'repaid') then -amount end), 0) from payment where booking_id = booking.id)`;
  const standsWrong = () => service.rows(`select id, paid from booking where paid <> ${SUM}`);
  const pay = (id: string) =>
    service.rows(
      `insert into payment (booking_id, amount, state, received_on, recorded_at)
       values ($1, 1, 'received', current_date, now())`,
      [id],
    );

  it.each([1, 2, 3])(
    'stands with it whatever is recorded, voided, repaid and cancelled (%i)',
    async (seed) => {
      const random = randomFrom(seed);
      const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
      const { id } = await assigned(service);
      const post = (what: string, body: object) => service.post(`/api/bookings/${id}/${what}`, body);
      const LATE = 20; // what arrives then is owed, and goes back
      for (let step = 0; step < LATE + 2; step += 1) {
        if (step === 14)
          await post('cancel', {
            by: 'staff',
            reason: 'The camp is closed.',
            refund: (await money(id)).paid,
          });
        const now = await money(id);
        const { due, payments, repayments = [] } = now;
        const owed = owedOf(now, 'USD');
        const part = { reference: 'TT 9', amount: `${1 + Math.floor(random() * 500)}.00` };
        const steps = [
          () => post('payments', { ...part, receivedOn: today(), due, over: owed, owed }),
          () => voidOf(id, one(payments)?.id ?? 0),
          () => post('repayments', { ...part, amount: owed, repaidOn: today(), owed }),
          () =>
            post(`repayments/${one(repayments)?.id ?? 0}/void`, { reason: 'It was for another booking.' }),
        ];
        if (step < LATE) await Promise.all([one(steps)?.(), one(steps)?.()]);
        else expect((await steps[step === LATE ? 0 : 2]?.())?.status).toBeLessThan(300);
        expect(await standsWrong()).toEqual([]);
      }
      const { payments, repayments = [] } = await money(id);
      expect([payments.length > 2, repayments.length > 0]).toEqual([true, true]);
    },
  );

  it('is the sum also where many write at once, by whom the booking is not held', async () => {
    const { id } = await placed(service);
    await Promise.all(Array.from({ length: 20 }, () => pay(id)));
    expect(await standsWrong()).toEqual([]);
    expect(await service.rows('select paid::int from booking where id = $1', [id])).toEqual([{ paid: 20 }]);
  });

  it('is added up of what was paid before it was kept', async () => {
    const { id } = await placed(service);
    const source = service.app.get(DataSource);
    await takeBack(source, 'PaidBookings1760100000087');
    await pay(id);
    await source.runMigrations();
    expect(await standsWrong()).toEqual([]);
    expect(await service.rows('select paid::int from booking where id = $1', [id])).toEqual([{ paid: 1 }]);
  });
});
