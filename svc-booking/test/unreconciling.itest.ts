import { describe, expect, it } from '@jest/globals';
import {
  type Booking,
  type BookingExport,
  type BookingHistoryEntry,
  type BookingMoney,
  type Identity,
  paymentLine,
} from '@safari/contracts';
import { takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import {
  anotherColleague,
  changeStatus,
  colleague,
  ifSeen,
  ledTo,
  lettersOf,
  moneyOf,
  newCustomer,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const unreconcile = (id: string, seen?: number, as: Identity = staff) =>
  service.post<Booking>(`/api/bookings/${id}/unreconcile`, undefined, as, ifSeen(seen));

const money = (id: string, as?: Identity) => moneyOf(service, id, as);
const linesOf = ({ payments }: BookingMoney) => payments.map((each) => paymentLine(each, payments));

describe('a payment that was reconciled by mistake', () => {
  it('is received as before: the line is taken back by another one, and no money moves', async () => {
    const as = newCustomer();
    const { id, version } = await ledTo(service, ['payment_received', 'paid'], { as });
    const letters = await lettersOf(service, id);
    const { status, body } = await unreconcile(id, version);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'payment_received', version: version + 1 });
    for (const reader of [staff, as]) {
      const now = await money(id, reader);
      expect(now).toMatchObject({ paid: '840.00', due: '0.00' });
      expect(linesOf(now)).toEqual(['received', 'reconciled', 'unreconciled']);
      expect(now.payments.at(-1)).toMatchObject({
        amount: '840.00',
        state: 'voided',
        voids: now.payments[1]?.id,
      });
    }
    expect(await lettersOf(service, id)).toEqual(letters);
  });

  it('is told to screens and to the history, with who did it', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['payment_received', 'paid'], { as });
    await unreconcile(id);
    const { body } = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${id}/history?limit=1`,
      as: staff,
    });
    expect(body[0]).toMatchObject({
      who: 'staff',
      name: staff.staff?.name,
      action: 'status',
      detail: { from: 'paid', to: 'payment_received' },
    });
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.booking.status-changed.v1',
      customerId: as.customer.id,
      data: { from: 'paid', to: 'payment_received' },
    });
  });

  it('is reconciled again, and taken back again', async () => {
    const { id } = await ledTo(service, ['payment_received', 'paid']);
    await unreconcile(id);
    expect((await changeStatus(service, id, 'paid')).body).toMatchObject({ status: 'paid' });
    expect((await unreconcile(id)).body).toMatchObject({ status: 'payment_received' });
    expect(linesOf(await money(id))).toEqual([
      'received',
      'reconciled',
      'unreconciled',
      'reconciled',
      'unreconciled',
    ]);
  });

  it('was taken back already where the same person’s answer was lost', async () => {
    const { id, version } = await ledTo(service, ['payment_received', 'paid']);
    const { body } = await unreconcile(id, version);
    expect(await unreconcile(id, version)).toMatchObject({ status: 200, body });
    expect(await unreconcile(id, version, colleague)).toMatchObject({ status: 412 });
    expect(linesOf(await money(id))).toHaveLength(3);
  });

  it('keeps its money where both were one press', async () => {
    const { id } = await ledTo(service, ['paid']);
    expect((await unreconcile(id)).body).toMatchObject({ status: 'payment_received' });
    expect(await money(id)).toMatchObject({ paid: '840.00', due: '0.00' });
  });

  it('is taken back once, and not over what somebody else has done since', async () => {
    const { id, version } = await ledTo(service, ['paid']);
    expect(await unreconcile(id, version - 1)).toMatchObject({ status: 412 });
    const answers = await Promise.all([unreconcile(id, version), unreconcile(id, version, colleague)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(await unreconcile(id, undefined, anotherColleague)).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { status: 'payment_received' } },
    });
    expect((await money(id)).payments).toHaveLength(3);
  });

  it.each(['in_progress', 'completed', 'cancelled'] as const)(
    'stays where the booking is %s by now',
    async (by) => {
      const { id } = await ledTo(service, ['paid']);
      if (by === 'cancelled') {
        const body = { by: 'staff', reason: 'Closed.', refund: '840.00' };
        await service.post(`/api/bookings/${id}/cancel`, body);
      } else await changeStatus(service, id, by);
      expect(await unreconcile(id)).toMatchObject({ status: 409, body: { current: { status: by } } });
      expect(linesOf(await money(id))).toEqual(['received', 'reconciled']);
    },
  );

  it('is not voided as money is, and what takes it back is not voided either', async () => {
    const { id } = await ledTo(service, ['paid']);
    await unreconcile(id);
    const { payments } = await money(id);
    for (const line of payments.slice(1)) {
      const { status } = await service.post(`/api/bookings/${id}/payments/${line.id}/void`, {
        reason: 'Not ours.',
      });
      expect(status).toBe(409);
    }
  });

  it('stands in what its customer takes along', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as });
    await unreconcile(id);
    const { body } = await service.call<BookingExport[]>({ url: '/api/booking/privacy/export', as });
    expect(body[0]?.payments).toEqual((await money(id, as)).payments);
  });

  it('is nothing for customers, strangers, or a booking that is not', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as });
    expect((await unreconcile(id, undefined, as)).status).toBe(403);
    expect((await service.call({ method: 'POST', url: `/api/bookings/${id}/unreconcile` })).status).toBe(401);
    expect((await unreconcile('01a1fdc4-037f-77d6-b7ce-3b347bbef071')).status).toBe(404);
  });

  it('is gone with the line that takes it back where such lines are not known', async () => {
    const { id } = await ledTo(service, ['paid']);
    await unreconcile(id);
    const source = service.app.get(DataSource);
    await takeBack(source, 'UnreconciledPayments1760100000075');
    const lines = await service.rows<{ state: string }>(
      'select state from payment where booking_id = $1 order by id',
      [id],
    );
    expect(lines).toEqual([{ state: 'received' }]);
    await source.runMigrations();
  });
});
