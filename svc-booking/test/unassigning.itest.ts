import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingHistoryEntry,
  type Identity,
  type TripStatus,
  today,
} from '@safari/contracts';
import { eventually, newMailbox } from '@safari/service-kit/testing';
import {
  anotherColleague,
  assigned,
  assignTo,
  bookingOf,
  changeStatus,
  colleague,
  ifSeen,
  networked,
  newCustomer,
  type PlacedOptions,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const mailbox = newMailbox();
/** No letter is sent within the hour. */
const service = bookingStories({ mailbox, settings: { LETTER_HOLD_SECONDS: '3600' } });

const unassign = (id: string, seen?: number, as: Identity = staff) =>
  service.post<Booking>(`/api/bookings/${id}/unassign-operator`, undefined, as, ifSeen(seen));

/** Confirmed, for a customer with their own address: letters to one address wait for each other. */
const confirmed = (options: PlacedOptions = {}) =>
  assigned(service, { ...options, changes: { customerEmail: `${randomUUID()}@example.com` } });

const confirmationsOf = (id: string) =>
  service.count('outgoing_mail', `topic = 'booking-confirmed' and topic_id = '${id}'`);

/** As if the time had passed in which the press can be undone. */
const timePasses = () =>
  service.rows(`update outgoing_mail set next_attempt_at = next_attempt_at - interval '1 hour'`);

const done = async (method: 'POST' | 'PUT', url: string, body: object): Promise<void> => {
  const answer = await service.call<unknown>({ method, url, body, as: staff });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
};

describe('an operator that was confirmed by mistake', () => {
  it('is taken back: the booking waits as before, and its customer never hears of it', async () => {
    const as = newCustomer();
    const { id, version, assignedOperatorId, assignedOperatorName, customerEmail } = await confirmed({ as });
    expect(await confirmationsOf(id)).toBe(1);
    const { status, body } = await unassign(id, version);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'pending',
      assignedOperatorId: null,
      assignedOperatorName: null,
      version: version + 1,
    });
    const trip = await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as });
    expect(trip.body).toMatchObject({ currentStatus: 'preparing', version: 0 });
    expect((await told(service, id)).slice(-2).map(({ type, data }) => [type, data])).toEqual([
      [
        'booking.booking.operator-unassigned.v1',
        { bookingId: id, operatorId: assignedOperatorId, version: version + 1 },
      ],
      [
        'booking.booking.status-changed.v1',
        { bookingId: id, from: 'confirmed', to: 'pending', version: version + 1 },
      ],
    ]);
    const history = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${id}/history`,
      as: staff,
    });
    expect(history.body[0]).toMatchObject({
      who: 'staff',
      name: staff.staff?.name,
      action: 'operator withdrawn',
      detail: { operatorId: assignedOperatorId, operatorName: assignedOperatorName },
    });
    await timePasses();
    await eventually('the letter before has arrived', async () =>
      mailbox.received.some(({ recipients }) => recipients.includes(customerEmail)),
    );
    expect(await confirmationsOf(id)).toBe(0);
  });

  it('leaves the booking to whoever is confirmed then, who can be taken back like the first', async () => {
    const { id } = await confirmed();
    await unassign(id);
    const next = await assignTo(service, id, await networked(service, 'Nyota Camps'));
    expect(next).toMatchObject({ status: 'confirmed', assignedOperatorName: 'Nyota Camps' });
    expect(await confirmationsOf(id)).toBe(1);
    expect((await unassign(id, next.version)).body).toMatchObject({ status: 'pending' });
    expect(await confirmationsOf(id)).toBe(0);
  });

  it('is taken back once, by one who has seen it', async () => {
    const { id, version } = await confirmed();
    expect(await unassign(id, version - 1)).toMatchObject({ status: 412 });
    const answers = await Promise.all([unassign(id, version), unassign(id, version, colleague)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect(await unassign(id, undefined, anotherColleague)).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'No operator runs this trip.' },
    });
  });

  it('was taken back already where the same person’s answer was lost', async () => {
    const { id, version } = await confirmed();
    const { body } = await unassign(id, version);
    expect(await unassign(id, version)).toMatchObject({ status: 200, body });
    expect(await unassign(id, version, colleague)).toMatchObject({ status: 412 });
    expect((await told(service, id)).filter(({ type }) => type.includes('unassigned'))).toHaveLength(1);
  });

  it('was not taken back by whoever confirmed it, where a colleague was first', async () => {
    const { id, version } = await confirmed();
    expect((await unassign(id, version, colleague)).status).toBe(200);
    expect(await unassign(id, version)).toMatchObject({ status: 412 });
  });

  it('stays once the customer is written to', async () => {
    const { id, version, customerEmail } = await confirmed();
    await timePasses();
    await eventually('the confirmation has arrived', async () =>
      mailbox.received.some(
        ({ recipients, message }) =>
          recipients.includes(customerEmail) && message.subject?.includes('confirmed'),
      ),
    );
    expect(await unassign(id, version)).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { status: 'confirmed' } },
    });
  });

  it.each([
    [
      'an invoice',
      (bookingId: string) => done('POST', '/api/send-invoice', { bookingId, emails: ['other@example.com'] }),
    ],
    [
      'a payment',
      async (id: string) => {
        const { status } = await changeStatus(service, id, 'payment_received');
        expect(status).toBe(200);
      },
    ],
    [
      'a part of a payment',
      (id: string) =>
        done('POST', `/api/bookings/${id}/payments`, {
          amount: '40.00',
          receivedOn: today(),
          reference: 'TT 7',
          due: '840.00',
        }),
    ],
    [
      'an offer',
      async (id: string) => {
        const booking = await bookingOf(service, id);
        const { customerName, customerEmail, customerPhone, specialRequests } = booking;
        const { numberOfTravelers, unitPrice } = booking;
        await done('PUT', `/api/bookings/${id}`, {
          customerName,
          customerEmail,
          customerPhone,
          specialRequests,
          numberOfTravelers,
          unitPrice,
          priceRule: 'kept',
          preferredDate: addDays(today(), 40),
          reason: 'The camp opens later.',
        });
      },
    ],
    [
      'an update of its trip',
      (bookingId: string) =>
        done('POST', '/api/trip-updates', {
          bookingId,
          updateType: 'milestone',
          title: 'Soon',
          description: 'Two cars.',
          location: 'Arusha',
          dayNumber: 1,
          isVisible: true,
        }),
    ],
    [
      'another operator',
      async (id: string) =>
        done('POST', `/api/bookings/${id}/reassign-operator`, {
          operatorId: await networked(service),
          reason: 'The road is flooded.',
        }),
    ],
  ])('stays once %s came after it', async (_, act) => {
    const { id } = await confirmed();
    await act(id);
    expect(await unassign(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await confirmationsOf(id)).toBe(1);
  });

  it('is taken back although its family was written of another trip since', async () => {
    const { id, customerEmail } = await confirmed();
    const other = await assigned(service, { changes: { customerEmail } });
    expect((await unassign(id)).status).toBe(200);
    expect([await confirmationsOf(id), await confirmationsOf(other.id)]).toEqual([0, 1]);
  });

  it('is taken back although people have written to each other meanwhile', async () => {
    const as = newCustomer();
    const { id } = await confirmed({ as });
    const url = `/api/bookings/${id}/messages`;
    await service.post(url, { text: 'Asante!' }, as);
    expect((await unassign(id)).status).toBe(200);
  });

  it('is for staff to take back', async () => {
    const as = newCustomer();
    const { id } = await confirmed({ as });
    expect((await unassign(id, undefined, as)).status).toBe(403);
    expect(
      (await service.call({ method: 'POST', url: `/api/bookings/${id}/unassign-operator` })).status,
    ).toBe(401);
  });
});

it('a trip that was completed by mistake is not thanked for, nor is its customer told why it goes on: it is when it ends', async () => {
  const as = newCustomer();
  const { id } = await confirmed({ as });
  await changeStatus(service, id, 'paid');
  await changeStatus(service, id, 'completed');
  const thanks = () => service.count('outgoing_mail', `topic = 'trip-completed' and topic_id = '${id}'`);
  expect(await thanks()).toBe(1);
  await done('POST', `/api/bookings/${id}/reopen`, { reason: 'Pressed by mistake.' });
  expect(await thanks()).toBe(0);
  const trip = await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as });
  expect(trip.body).toMatchObject({ currentStatus: 'in_progress', reopened: null });
  const history = await service.call<BookingHistoryEntry[]>({
    url: `/api/bookings/${id}/history`,
    as: staff,
  });
  expect(history.body[0]?.detail).toMatchObject({ to: 'in_progress', reason: 'Pressed by mistake.' });
  await changeStatus(service, id, 'completed');
  expect(await thanks()).toBe(1);
});
