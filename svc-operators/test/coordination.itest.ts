import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AvailabilityRequest,
  addDays,
  type BookingPlaced,
  type Communication,
  type Coordination,
  today,
} from '@safari/contracts';
import { eventually, type NatsConnection } from '@safari/service-kit/testing';
import { ChangedBookingService } from '../src/changed-bookings/changed-booking.service.js';
import { startReceiver } from './receiver.js';
import { bookingChanged, PATIENT, type Stage, setStage, staff } from './stage.js';
import { answerWishes } from './wishes.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({}, PATIENT);
});
afterEach(() => {
  stage.mailbox.refusing = false;
});
afterAll(() => stage.close());

const coordinate = (bookingId: string, operatorIds: unknown, headers: Record<string, string> = {}) =>
  stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, { operatorIds }, staff, headers);
const communications = async (bookingId: string) => {
  const url = `/api/operator-communications?bookingId=${bookingId}`;
  return (await stage.call<Communication[]>({ url, as: staff })).body;
};
const requests = async (bookingId: string) => {
  const url = `/api/availability-requests?bookingId=${bookingId}`;
  return (await stage.call<AvailabilityRequest[]>({ url, as: staff })).body;
};
const lettersTo = (email: string) =>
  stage.mailbox.received.filter(({ recipients }) => recipients.includes(email));
const sent = (bookingId: string) =>
  eventually('every letter is sent', async () =>
    (await communications(bookingId)).every(({ status }) => status === 'sent'),
  );

describe('coordinating a booking', () => {
  it('asks each chosen operator: a message and an availability request', async () => {
    const booking = await stage.booking();
    const [first, second] = [await stage.operator(), await stage.operator({ integrationMethod: 'manual' })];
    const { status, body } = await coordinate(booking.bookingId, [second.id, first.id]);

    expect(status).toBe(201);
    expect(body).toEqual({
      alreadyAsked: [],
      communications: [
        {
          id: expect.any(Number),
          bookingId: booking.bookingId,
          operatorId: first.id,
          operatorName: first.name,
          communicationType: 'email',
          direction: 'outbound',
          subject: 'Availability request KS-7F3K2Q: Crater and Elephants, 14 February 2031',
          message: expect.stringContaining('Two rooms side by side'),
          sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          status: 'pending',
          expectsAnswer: true,
          needsCall: false,
          delivery: null,
        },
        expect.objectContaining({
          operatorId: second.id,
          communicationType: 'manual',
          status: 'pending',
          needsCall: true,
        }),
      ],
      availabilityRequests: [first, second].map(({ id, name }) => ({
        id: expect.any(Number),
        bookingId: booking.bookingId,
        bookingReference: booking.reference,
        itemName: booking.itemName,
        operatorId: id,
        operatorName: name,
        requestedDate: '2031-02-14',
        numberOfPeople: 4,
        requestStatus: 'pending',
        quotedPrice: null,
        notes: '',
        askedAt: expect.any(String),
        answerState: 'open',
        answeredBy: null,
        answeredAt: null,
      })),
    });
    expect(await requests(booking.bookingId)).toHaveLength(2);
    const told = await stage.told('operators.booking.coordinated.v1');
    expect(told.at(-1)?.data).toEqual({
      bookingId: booking.bookingId,
      operatorIds: [first.id, second.id],
      by: staff.staff?.name,
    });
  });

  it('asks nobody about a day that has passed, and says so', async () => {
    const [passed, last] = [
      await stage.booking({ preferredDate: addDays(today(), -1) }),
      await stage.booking({ preferredDate: today() }),
    ];
    const { id } = await stage.operator();
    expect(await coordinate(passed.bookingId, [id])).toMatchObject({
      status: 409,
      body: { detail: 'The day of this trip has passed. Offer its customer another day first.' },
    });
    expect(await requests(passed.bookingId)).toEqual([]);
    expect((await coordinate(last.bookingId, [id])).status).toBe(201);
  });

  it('writes one real letter without the traveler’s name, address or telephone number', async () => {
    const booking = await stage.booking({ reference: 'KS-LETTER', itemName: 'Serengeti Camping' });
    const operator = await stage.operator({ name: 'Savana Wazi' });
    await coordinate(booking.bookingId, [operator.id]);
    await sent(booking.bookingId);

    const letters = lettersTo(operator.contactEmail);
    expect(letters).toHaveLength(1);
    const { message, recipients } = letters[0] ?? {};
    expect(recipients).toEqual([operator.contactEmail]);
    expect(message?.subject).toBe('Availability request KS-LETTER: Serengeti Camping, 14 February 2031');
    expect(message?.text).toContain('Dear Savana Wazi,');
    expect(message?.text).toContain('Travelers:  4');
    expect(message?.text?.match(/[\w.]+@[\w.-]+/g)).toEqual(['info@kilele-safaris.example']);
  });

  it('asks once, however many coordinate the same operators at the same time', async () => {
    const booking = await stage.booking();
    const operators = await Promise.all([stage.operator(), stage.operator(), stage.operator()]);
    const ids = operators.map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => coordinate(booking.bookingId, n % 2 ? ids : ids.toReversed())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const id of ids) {
      expect(answers.filter(({ body }) => body.alreadyAsked.includes(id))).toHaveLength(19);
    }
    expect(await communications(booking.bookingId)).toHaveLength(3);
    expect(await requests(booking.bookingId)).toHaveLength(3);
    await sent(booking.bookingId);
    for (const { contactEmail } of operators) expect(lettersTo(contactEmail)).toHaveLength(1);
  });

  it('answers the same request again with the first answer', async () => {
    const booking = await stage.booking();
    const { id } = await stage.operator();
    const headers = { 'idempotency-key': booking.bookingId };
    const first = await coordinate(booking.bookingId, [id], headers);
    const again = await coordinate(booking.bookingId, [id], headers);
    expect(again.body).toEqual(first.body);
    expect(again.body.communications).toHaveLength(1);
    expect((await coordinate(booking.bookingId, [id, id + 1], headers)).status).toBe(422);
  });

  it('is not told as done where its requests were closed since, and the next press asks anew', async () => {
    const booking = await stage.booking();
    const { id } = await stage.operator();
    const headers = { 'idempotency-key': booking.bookingId };
    const { body } = await coordinate(booking.bookingId, [id], headers);
    await stage.post(`/api/availability-requests/${body.availabilityRequests[0]?.id}/close`);
    const again = await coordinate(booking.bookingId, [id], headers);
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict', reason: 'undone' } });
    const anew = await coordinate(booking.bookingId, [id], { 'idempotency-key': randomUUID() });
    expect(anew.body.communications).toHaveLength(1);
  });

  it('asks an operator again once the first request is closed', async () => {
    const booking = await stage.booking();
    const { id } = await stage.operator();
    const { body } = await coordinate(booking.bookingId, [id]);
    await stage.post(`/api/operator-communications/${body.communications[0]?.id}/respond`, {
      response: 'Full that week',
      requestStatus: 'unavailable',
    });
    const again = await coordinate(booking.bookingId, [id]);
    expect(again.body.alreadyAsked).toEqual([]);
    expect((await requests(booking.bookingId)).map((request) => request.requestStatus)).toEqual([
      'pending',
      'unavailable',
    ]);
  });

  it('asks nobody when one of the chosen cannot be asked, and names each', async () => {
    const booking = await stage.booking();
    // one after the other, for the reasons come in the order of the ids
    const free = await stage.operator();
    const busy = await stage.operator({ name: 'Busy Camp', availability: false });
    const gone = await stage.operator();
    await stage.call({ method: 'DELETE', url: `/api/operators/${gone.id}`, as: staff });
    const { status, body } = await coordinate(booking.bookingId, [999_999, gone.id, busy.id, free.id]);
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      operatorIds: [
        'Busy Camp takes no bookings at the moment.',
        `Operator ${gone.id} is not in the network.`,
        'Operator 999999 is not in the network.',
      ],
    });
    expect(await communications(booking.bookingId)).toEqual([]);
    expect(await requests(booking.bookingId)).toEqual([]);
  });

  it.each([[[]], [undefined], ['1'], [['1']], [[0]], [[1.5]], [[3_000_000_000]], [[[1]]]])(
    'refuses to coordinate with %j',
    async (operatorIds) => {
      const booking = '0192f0c0-0000-7000-8000-000000000000';
      const { status, body } = await coordinate(booking, operatorIds);
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})).toEqual(['operatorIds']);
    },
  );

  it('waits a moment for a booking that was placed just now', async () => {
    const { id } = await stage.operator();
    const known = await stage.booking();
    const bookingId = await eventually('it is waited for', async () => {
      const placed = { ...known, bookingId: randomUUID() };
      const answer = coordinate(placed.bookingId, [id]);
      await stage.tell('booking.booking.placed.v1', placed);
      return (await answer).status === 201 && placed.bookingId;
    });
    expect(await requests(bookingId)).toHaveLength(1);
  });

  it('says that a booking is not known here yet', async () => {
    const { id } = await stage.operator();
    const { status, body } = await coordinate('0192f0c0-2222-7000-8000-000000000002', [id]);
    expect(status).toBe(404);
    expect(body.detail).toBe('The booking is not known here yet, try again in a moment.');
    expect((await coordinate('nonsense', [id])).status).toBe(404);
  });

  it('asks nobody about a trip that is over', async () => {
    const booking = await stage.booking();
    const { id } = await stage.operator();
    await stage.tell('booking.booking.status-changed.v1', {
      bookingId: booking.bookingId,
      from: 'in_progress',
      to: 'completed',
      version: 6,
    });
    await eventually('it is over', async () => (await coordinate(booking.bookingId, [id])).status === 409);
  });

  it('waits for no answer about a trip that ends while its operators are asked', async () => {
    const booking = await stage.booking();
    const { id } = await stage.operator();
    const { asking, event } = await stage.db.transaction(async (tx) => {
      await tx.query('select from operator where id = $1 for update', [id]);
      const answer = coordinate(booking.bookingId, [id]);
      await eventually('they are asked', async () => (await stage.waitingFor(tx)) === 1);
      const ended = await stage.tell('booking.booking.status-changed.v1', {
        bookingId: booking.bookingId,
        from: 'in_progress',
        to: 'completed',
        version: 6,
      });
      await eventually('the end waits until they are', async () => (await stage.locked()) > 1);
      return { asking: answer, event: ended };
    });
    expect((await asking).status).toBe(201);
    await stage.heard(event);
    expect((await requests(booking.bookingId)).map(({ answerState }) => answerState)).toEqual(['closed']);
  });

  it('takes what an operator says by telephone while it is asked anew, and leaves the new request open', async () => {
    const { bookingId } = await stage.booking();
    const [{ id }, beside] = [
      await stage.operator({ integrationMethod: 'manual' }),
      await stage.operator({ integrationMethod: 'manual' }),
    ];
    const { communications: messages, availabilityRequests } = (await coordinate(bookingId, [id])).body;
    await stage.post(`/api/availability-requests/${availabilityRequests[0]?.id}/revoke`);
    const { asking, noting } = await stage.db.transaction(async (tx) => {
      await tx.query(
        `insert into availability_request (booking_id, operator_id, requested_date, number_of_people)
         values ($1, $2, '2031-02-14', 4)`,
        [bookingId, beside.id],
      );
      const anew = coordinate(bookingId, [id, beside.id]);
      await eventually('it is asked anew', async () => (await stage.waitingFor(tx)) === 1);
      const noted = stage.post(`/api/operator-communications/${messages[0]?.id}/respond`, {
        response: '700 dollars',
        requestStatus: 'pricing_pending',
        quotedPrice: '700.00',
      });
      await eventually('what it said waits', async () => (await stage.locked()) > 1);
      return { asking: anew, noting: noted };
    });
    expect((await asking).body.alreadyAsked).toEqual([beside.id]);
    expect((await noting).status).toBe(201);
    const [anew, former] = (await requests(bookingId)).filter(({ operatorId }) => operatorId === id);
    expect(former).toMatchObject({ answerState: 'revoked', quotedPrice: '700.00', notes: '700 dollars' });
    expect(anew).toMatchObject({ answerState: 'open', requestStatus: 'pending', quotedPrice: null });
  });

  it('keeps a letter that the mail server does not take, pending, until it is taken', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator();
    stage.mailbox.refusing = true;
    await coordinate(booking.bookingId, [operator.id]);
    await eventually('the letter was tried twice', async () => {
      const [letter] = await stage.db.rows<{ attempts: number }>(
        'test-letter',
        'select attempts from outgoing_mail where recipient = $1',
        [operator.contactEmail],
      );
      return (letter?.attempts ?? 0) >= 2;
    });
    expect((await communications(booking.bookingId))[0]?.status).toBe('pending');
    expect(lettersTo(operator.contactEmail)).toEqual([]);
    stage.mailbox.refusing = false;
    await sent(booking.bookingId);
    expect(lettersTo(operator.contactEmail)).toHaveLength(1);
  });
});

describe('until when a trip runs', () => {
  const said = async (bookingId: string) =>
    (await communications(bookingId)).map(
      ({ subject, message }) => `${subject.split(' KS-')[0]} | ${/^Dates: .*$/m.exec(message)?.[0]}`,
    );

  it('stands in every letter to its operators: asked, changed, chosen, released', async () => {
    const booking = await stage.booking({ preferredDate: '2031-02-27', durationDays: 3 });
    const { bookingId } = booking;
    const { id: operatorId } = await stage.operator();
    await coordinate(bookingId, [operatorId]);
    await stage.heard(await bookingChanged(stage, booking, { preferredDate: '2031-02-28', version: 2 }));
    const assignment = { bookingId, operatorId, operatorName: 'Nyota Camps', releasedOperatorId: null };
    await stage.heard(
      await stage.tell('booking.booking.operator-assigned.v1', { ...assignment, version: 3 }),
    );
    await stage.heard(
      await stage.tell('booking.booking.cancelled.v1', { bookingId, by: 'staff', operatorId, version: 4 }),
    );
    expect(await said(bookingId)).toEqual([
      'Cancelled | Dates:      28 February 2031 to 2 March 2031 (3 days)',
      'You run | Dates:      28 February 2031 to 2 March 2031 (3 days)',
      'Changed | Dates:      28 February 2031 to 2 March 2031 (3 days)',
      'Availability request | Dates:      27 February 2031 to 1 March 2031 (3 days)',
    ]);
  });

  it.each([
    [9, 'Dates:      14 February 2031 to 22 February 2031 (9 days)', 9],
    [undefined, 'Start:      14 February 2031', null],
  ])(
    'is asked for with the wishes, where the release before told of the booking; svc-booking says %j',
    async (answered, line, kept) => {
      const alone = await setStage({}, { wishes: false });
      const answerer = await answerWishes(alone.broker, () => '', answered);
      try {
        const { durationDays: _, ...placed } = await alone.booking();
        const bookingId = randomUUID();
        await alone.heard(await alone.tell('booking.booking.placed.v1', { ...placed, bookingId }));
        const { id } = await alone.operator();
        const { body } = await alone.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, {
          operatorIds: [id],
        });
        expect(body.communications[0]?.message).toContain(`\n${line}\n`);
        expect(
          await alone.rows('select duration_days as kept from booking where id = $1', [bookingId]),
        ).toEqual([{ kept }]);
      } finally {
        await answerer.close();
        await alone.close();
      }
    },
  );
});

it('a booking that changes while somebody asked about it leaves the network waits for that, and keeps nothing that it needs', async () => {
  const { id } = await stage.operator();
  const [former, moved] = [await stage.booking(), await stage.booking()];
  for (const { bookingId } of [former, moved]) await coordinate(bookingId, [id]);
  const requestOf = ({ bookingId }: BookingPlaced) =>
    ['select from availability_request where booking_id = $1 for update skip locked', [bookingId]] as const;
  const { removing, changing } = await stage.db.transaction(async (tx) => {
    await tx.query(...requestOf(former));
    const removed = stage.call({ method: 'DELETE', url: `/api/operators/${id}`, as: staff });
    await eventually('its requests are ended', async () => (await stage.waitingFor(tx)) === 1);
    const change = await bookingChanged(stage, moved, { preferredDate: '2031-03-01', version: 2 });
    await eventually('the change waits for the operator', async () => (await stage.locked()) > 1);
    expect(await tx.query(...requestOf(moved))).toHaveLength(1);
    return { removing: removed, changing: change };
  });
  expect((await removing).status).toBe(204);
  await stage.heard(changing);
  expect(await requests(moved.bookingId)).toMatchObject([{ operatorId: id, answerState: 'revoked' }]);
});

describe('a booking that changes while its customer’s wishes are asked for', () => {
  let slow: Stage;
  let answerer: NatsConnection;
  let booking: BookingPlaced;
  let asks: number;
  beforeAll(async () => {
    slow = await setStage({ WEBHOOK_ALLOW_PRIVATE: 'true' }, { wishes: false });
    answerer = await answerWishes(slow.broker, async () => {
      asks += 1;
      if (asks > 1) return 'One room for all';
      await changesNow();
      return 'Two rooms side by side';
    });
  });
  beforeEach(async () => {
    asks = 0;
    booking = await slow.booking();
  });
  afterAll(async () => {
    await answerer.close();
    await slow.close();
  });

  const changesNow = () =>
    slow.db.transaction((tx) =>
      slow.app.get(ChangedBookingService).bookingChanged(tx, {
        bookingId: booking.bookingId,
        preferredDate: '2031-03-01',
        numberOfTravelers: 3,
        totalPrice: booking.totalPrice,
        wishesChanged: true,
        version: 2,
      }),
    );

  it('is asked about as it is by then, and what was wished before is not kept', async () => {
    const { id } = await slow.operator();
    const { status, body } = await slow.post<Coordination>(`/api/bookings/${booking.bookingId}/coordinate`, {
      operatorIds: [id],
    });
    expect(status).toBe(201);
    expect(body.availabilityRequests).toMatchObject([{ requestedDate: '2031-03-01', numberOfPeople: 3 }]);
    expect(body.communications[0]?.subject).toContain('1 March 2031');
    expect(body.communications[0]?.message).toContain('Requests:   One room for all');
    expect(await slow.count('booking', `special_requests = 'Two rooms side by side'`)).toBe(0);
  });

  it('is posted as it is by then beside a message of staff', async () => {
    const receiver = await startReceiver();
    try {
      const { id } = await slow.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
      await slow.post('/api/operator-communications', {
        bookingId: booking.bookingId,
        operatorId: id,
        message: 'Karibu',
      });
      const [post] = await eventually(
        'it is posted',
        async () => receiver.received.length > 0 && receiver.received,
      );
      expect(JSON.parse(post?.body ?? '')).toMatchObject({
        data: { booking: { startDate: '2031-03-01', travelers: 3, specialRequests: 'One room for all' } },
      });
    } finally {
      await receiver.close();
    }
  });
});
