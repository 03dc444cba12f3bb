import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AvailabilityRequest,
  addDays,
  type BookingPlaced,
  type Communication,
  type Coordination,
  type FailedLetter,
  type LateAnswers,
  type Operator,
  type OperatorCalls,
  type Problem,
  today,
} from '@safari/contracts';
import { eventually, nextPage } from '@safari/service-kit/testing';
import { bookingChanged, customer, type Stage, setStage, staff } from './stage.js';

let stage: Stage;
let booking: BookingPlaced;
let operator: Operator;
beforeAll(async () => {
  stage = await setStage();
});
beforeEach(async () => {
  booking = await stage.booking();
  operator = await stage.operator();
});
afterAll(() => stage.close());

type Headers = Record<string, string>;
const send = (body: object, headers: Headers = {}) =>
  stage.post<Communication>(
    '/api/operator-communications',
    {
      bookingId: booking.bookingId,
      operatorId: operator.id,
      communicationType: 'manual',
      direction: 'outbound',
      subject: 'One more thing',
      message: 'Is the road open?',
      status: 'sent',
      ...body,
    },
    staff,
    headers,
  );
const respond = (id: number, body: object, headers: Headers = {}) =>
  stage.post<Communication>(`/api/operator-communications/${id}/respond`, body, staff, headers);
const read = async (id: number) => {
  const { body } = await stage.call<Communication[]>({
    url: `/api/operator-communications?bookingId=${booking.bookingId}`,
    as: staff,
  });
  return body.find((communication) => communication.id === id);
};
const request = async () => {
  const { body } = await stage.call<AvailabilityRequest[]>({
    url: `/api/availability-requests?bookingId=${booking.bookingId}`,
    as: staff,
  });
  return body[0];
};
/** Assigns the operator to the trip. */
const assign = () =>
  stage.tell('booking.booking.operator-assigned.v1', {
    bookingId: booking.bookingId,
    operatorId: operator.id,
    operatorName: operator.name,
    version: 2,
    releasedOperatorId: null,
  });
const ask = async () => {
  const { body } = await stage.post<Coordination>(`/api/bookings/${booking.bookingId}/coordinate`, {
    operatorIds: [operator.id],
  });
  return body.communications[0]?.id ?? 0;
};

describe('a message that staff write', () => {
  it('leaves by mail, and is sent only then, whatever the client claims', async () => {
    const { status, body } = await send({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      communicationType: 'manual',
      direction: 'outbound',
      subject: 'One more thing',
      message: 'Is the road open?',
      status: 'pending',
    });
    await eventually('it is sent', async () => (await read(body.id))?.status === 'sent');
    const letters = stage.mailbox.received.filter(({ recipients }) =>
      recipients.includes(operator.contactEmail),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.message.text?.trim()).toBe('Is the road open?');
    const told = await stage.told('operators.communication.changed.v1');
    expect(
      told
        .filter(({ data }) => data.communicationId === body.id)
        .map(({ data }) => [data.status, data.written, data.by]),
    ).toEqual([
      ['pending', true, staff.staff?.name],
      ['sent', undefined, undefined],
    ]);
  });

  it('waits as pending for an operator whom staff tell themselves', async () => {
    operator = await stage.operator({ integrationMethod: 'manual' });
    const { body } = await send({});
    expect(body.status).toBe('pending');
    const letters = await stage.db.rows('test-letters', 'select 1 from outgoing_mail where recipient = $1', [
      operator.contactEmail,
    ]);
    expect(letters).toEqual([]);
  });

  it('has a subject, even where none was written', async () => {
    const { body } = await send({ subject: ' ' });
    expect(body.subject).toBe('Booking KS-7F3K2Q: Crater and Elephants');
  });

  it('reaches nobody besides its operator, whatever is written in it', async () => {
    const { status } = await send({ subject: 'Hello\r\nBcc: victim@example.com' });
    expect(status).toBe(400);
    const { body } = await send({ message: 'Hello\r\n.\r\nBcc: victim@example.com' });
    await eventually('it is sent', async () => (await read(body.id))?.status === 'sent');
    const reached = stage.mailbox.received.flatMap(({ recipients }) => recipients);
    expect(reached).not.toContain('victim@example.com');
  });

  it('is sent once, however often the same request is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await send({ message: 'Another' }, headers)).status).toBe(422);
  });

  it.each([
    ['message', { message: '  \n ' }],
    ['message', { message: 'x'.repeat(10_001) }],
    ['message', { message: 'bell \u0007' }],
    ['bookingId', { bookingId: 'x' }],
    ['bookingId', { bookingId: '0192f0c0-3333-7000-8000-000000000003' }],
    ['operatorId', { operatorId: 999_999 }],
    ['operatorId', { operatorId: 9_999_999_999 }],
    ['direction', { direction: 'inbound' }],
    ['communicationType', { communicationType: 'email' }],
    ['status', { status: 'read' }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    const { status, body } = await send(wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('is refused for an operator who has left the network', async () => {
    await stage.call({ method: 'DELETE', url: `/api/operators/${operator.id}`, as: staff });
    expect((await send({})).body.errors).toEqual({ operatorId: ['This operator is not in the network.'] });
  });
});

describe('an operator’s answer', () => {
  it('is kept beside the message that asked, which it closes, and confirms the request', async () => {
    const id = await ask();
    const { status, body } = await respond(id, { response: 'Yes, with pleasure' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      bookingId: booking.bookingId,
      operatorId: operator.id,
      direction: 'inbound',
      communicationType: 'email',
      subject: 'Re: Availability request KS-7F3K2Q: Crater and Elephants, 14 February 2031',
      message: 'Yes, with pleasure',
      status: 'delivered',
    });
    expect((await read(id))?.status).toBe('responded');
    expect(await request()).toMatchObject({
      requestStatus: 'confirmed',
      quotedPrice: null,
      notes: 'Yes, with pleasure',
    });
    const told = await stage.told('operators.communication.answered.v1');
    expect(told.at(-1)?.data).toEqual({
      bookingId: booking.bookingId,
      operatorId: operator.id,
      communicationId: id,
      status: 'responded',
      requestStatus: 'confirmed',
      quotedPrice: null,
      writtenBy: 'staff',
      by: staff.staff?.name,
    });
  });

  it('moves the request as it says, step by step, and keeps the price', async () => {
    const id = await ask();
    await respond(id, { response: 'We will work out a price', requestStatus: 'pricing_pending' });
    expect((await request())?.requestStatus).toBe('pricing_pending');
    const { body: second } = await send({ message: 'What would it cost?' });
    await respond(second.id, {
      response: '1240 dollars',
      requestStatus: 'confirmed',
      quotedPrice: '1240.00',
    });
    expect(await request()).toMatchObject({ requestStatus: 'confirmed', quotedPrice: '1240.00' });
    const { body: third } = await send({ message: 'Thank you' });
    await respond(third.id, { response: 'Sorry, full after all', requestStatus: 'unavailable' });
    expect(await request()).toMatchObject({
      requestStatus: 'unavailable',
      answerState: 'answered',
      notes: 'Sorry, full after all',
      answeredBy: staff.staff?.name,
    });
    const told = await stage.told('operators.communication.answered.v1');
    expect(told.slice(-3).map(({ data }) => data.requestStatus)).toEqual([
      'pricing_pending',
      'confirmed',
      'unavailable',
    ]);
  });

  it.each([
    ['a yes after a no', 'unavailable', { requestStatus: 'confirmed' }, /no already/],
    [
      'another price after a yes',
      'confirmed',
      { requestStatus: 'confirmed', quotedPrice: '9.00' },
      /yes already/,
    ],
    ['a price after a yes', 'confirmed', { requestStatus: 'pricing_pending' }, /yes already/],
  ] as const)('is refused in words where nothing could follow from it: %s', async (_, first, then, words) => {
    await respond(await ask(), { response: 'As we said', requestStatus: first });
    const { body: second } = await send({ message: 'For good?' });
    const refused = await respond(second.id, { response: 'Or rather so', ...then });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(words);
    expect((await read(second.id))?.status).not.toBe('responded');
    expect(await request()).toMatchObject({ requestStatus: first, quotedPrice: null, notes: 'As we said' });
    expect((await respond(second.id, { response: 'Thank you', requestStatus: first })).status).toBe(201);
    expect(await request()).toMatchObject({ requestStatus: first, notes: 'As we said' });
  });

  it('stays the answer when the letter leaves only afterwards', async () => {
    stage.mailbox.refusing = true;
    const id = await ask();
    await respond(id, { response: 'They told us by telephone' });
    stage.mailbox.refusing = false;
    await eventually('the letter left', async () =>
      stage.mailbox.received.some(({ recipients }) => recipients.includes(operator.contactEmail)),
    );
    expect((await read(id))?.status).toBe('responded');
  });

  it('is recorded once, of several at the same time', async () => {
    const id = await ask();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => respond(id, { response: `Answer ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const { body } = await stage.call<Communication[]>({
      url: `/api/operator-communications?bookingId=${booking.bookingId}`,
      as: staff,
    });
    expect(body.filter(({ direction }) => direction === 'inbound')).toHaveLength(1);
  });

  it('is repeated without being recorded again', async () => {
    const id = await ask();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await respond(id, { response: 'Yes' }, headers);
    expect((await respond(id, { response: 'Yes' }, headers)).body).toEqual(first.body);
  });

  it('can only be given to a message of ours', async () => {
    const { body } = await respond(await ask(), { response: 'Yes' });
    expect((await respond(body.id, { response: 'And yes' })).status).toBe(409);
    expect((await respond(2_000_000_000, { response: 'Yes' })).status).toBe(404);
  });

  it.each([
    ['response', { response: ' ' }],
    ['response', {}],
    ['requestStatus', { response: 'Yes', requestStatus: 'perhaps' }],
    ['quotedPrice', { response: 'Yes', quotedPrice: '12.345' }],
    ['quotedPrice', { response: 'Yes', quotedPrice: 12 }],
    ['quotedPrice', { response: 'Yes', quotedPrice: '-5' }],
    ['quotedPrice', { response: 'Yes', quotedPrice: '0' }],
    ['quotedPrice', { response: 'Yes', quotedPrice: '2000000000' }],
  ])('is refused with a wrong %s', async (field, body) => {
    const answer = await respond(await ask(), body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });
});

describe('what only tells an operator something', () => {
  /** Releases the operator, which is told so. @returns the notice */
  const release = async () => {
    const { bookingId } = booking;
    await stage.heard(
      await stage.tell('booking.booking.operator-assigned.v1', {
        bookingId,
        operatorId: (await stage.operator()).id,
        operatorName: 'Chosen Camps',
        version: 2,
        releasedOperatorId: operator.id,
      }),
    );
    return notice('Released from');
  };
  const notice = (beginning: string) =>
    eventually('it is told', async () => {
      const { body } = await stage.call<Communication[]>({
        url: `/api/operator-communications?bookingId=${booking.bookingId}`,
        as: staff,
      });
      return body.find(
        ({ operatorId, subject }) => operatorId === operator.id && subject.startsWith(beginning),
      );
    });
  const answers = async () =>
    (await stage.told('operators.communication.answered.v1')).filter(
      ({ data }) => data.bookingId === booking.bookingId,
    );
  beforeEach(async () => {
    operator = await stage.operator({ integrationMethod: 'manual' });
    await ask();
  });

  it.each([{}, { response: '' }, { response: ' ', requestStatus: 'confirmed' }])(
    'is told once staff say so by %j, and is no answer to anything',
    async (body) => {
      const { id } = await release();
      const told = await respond(id, body);
      expect(told).toMatchObject({ status: 201, body: { id, direction: 'outbound', status: 'responded' } });
      expect((await read(id))?.status).toBe('responded');
      expect(await request()).toMatchObject({ requestStatus: 'pending', answeredBy: null });
      expect(await answers()).toEqual([]);
      const changes = await stage.told('operators.communication.changed.v1');
      expect(changes.filter(({ data }) => data.communicationId === id).at(-1)?.data.status).toBe('responded');
      expect((await respond(id, body)).status).toBe(409);
    },
  );

  it('is no yes where the page says so, as that of the release before does; its words are kept', async () => {
    const { id } = await release();
    const { body } = await respond(id, { response: 'Told Anna', requestStatus: 'confirmed' });
    expect(body).toMatchObject({ direction: 'inbound', message: 'Told Anna' });
    expect((await read(id))?.status).toBe('responded');
    expect(await request()).toMatchObject({ requestStatus: 'pending', notes: '', answeredBy: null });
    expect((await answers()).map(({ data }) => data.requestStatus)).toEqual([null]);
  });

  it('can be declined by whoever runs the trip, which is heard although its request is over', async () => {
    await assign();
    const { id } = await notice('You run');
    expect(await request()).toMatchObject({ requestStatus: 'pending', answerState: 'closed' });
    expect((await respond(id, { response: '', requestStatus: 'unavailable' })).body.errors).toEqual({
      response: ['Write the response.'],
    });
    await respond(id, { response: 'We are full after all', requestStatus: 'unavailable' });
    expect(await request()).toMatchObject({ requestStatus: 'unavailable', answerState: 'closed' });
    expect((await answers()).map(({ data }) => data.requestStatus)).toEqual(['unavailable']);
  });
});

describe('a yes that its operator takes back', () => {
  const takeBack = async (
    body: object = { response: 'Sold out after all' },
    id?: number,
    headers: Headers = {},
  ) =>
    stage.post<AvailabilityRequest>(
      `/api/availability-requests/${id ?? (await request())?.id}/take-back`,
      body,
      staff,
      headers,
    );
  const talk = async () =>
    (
      await stage.call<Communication[]>({
        url: `/api/operator-communications?bookingId=${booking.bookingId}`,
        as: staff,
      })
    ).body;

  it.each([{ requestStatus: 'confirmed' }, { requestStatus: 'pricing_pending', quotedPrice: '990.00' }])(
    'is a no from then on, whether it was %j, for us and for whoever chooses',
    async (said) => {
      await respond(await ask(), { response: 'With pleasure', ...said });
      const headers = { 'idempotency-key': randomUUID() };
      const { status, body } = await takeBack({ response: 'Sold out after all' }, undefined, headers);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        requestStatus: 'unavailable',
        answerState: 'answered',
        notes: 'Sold out after all',
        answeredBy: staff.staff?.name,
      });
      const [inbound] = await talk();
      expect(inbound).toMatchObject({ direction: 'inbound', message: 'Sold out after all' });
      const told = await stage.told('operators.communication.answered.v1');
      expect(told.at(-1)?.data).toMatchObject({
        bookingId: booking.bookingId,
        operatorId: operator.id,
        requestStatus: 'unavailable',
        writtenBy: 'staff',
        by: staff.staff?.name,
      });
      expect((await takeBack({ response: 'Sold out after all' }, body.id, headers)).body).toEqual(body);
      expect((await takeBack()).body.detail).toMatch(/neither yes nor a price/);
      expect(await talk()).toHaveLength(3);
    },
  );

  it('leaves the trip with whoever runs it, and is heard', async () => {
    await respond(await ask(), { response: 'With pleasure' });
    const { bookingId } = booking;
    await stage.heard(await assign());
    expect((await takeBack()).body.requestStatus).toBe('unavailable');
    expect((await stage.told('operators.communication.answered.v1')).at(-1)?.data.requestStatus).toBe(
      'unavailable',
    );
    expect(
      await stage.count(
        'booking_progress',
        `booking_id = '${bookingId}' and assigned_operator_id = ${operator.id}`,
      ),
    ).toBe(1);
  });

  it('says nothing of the trip as it is where that was asked about since', async () => {
    await respond(await ask(), { response: 'With pleasure' });
    const former = await request();
    const { bookingId, totalPrice } = booking;
    const change = { preferredDate: '2031-03-01', numberOfTravelers: 4, totalPrice, wishesChanged: false };
    await stage.tell('booking.booking.changed.v1', { bookingId, ...change, version: 5 });
    await eventually('it is asked again', async () => (await request())?.id !== former?.id);
    const refused = await takeBack(undefined, former?.id);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('newest request') },
    });
    expect(await request()).toMatchObject({ requestStatus: 'pending', answerState: 'open' });
  });

  it('is refused where its operator is asked anew at that moment', async () => {
    await respond(await ask(), { response: 'With pleasure' });
    const former = await request();
    const { bookingId } = booking;
    const beside = await stage.operator();
    const { asking, taking } = await stage.db.transaction(async (tx) => {
      await tx.query(
        `insert into availability_request (booking_id, operator_id, requested_date, number_of_people)
         values ($1, $2, '2031-02-14', 4)`,
        [bookingId, beside.id],
      );
      const operatorIds = [operator.id, beside.id];
      const anew = stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, { operatorIds });
      await eventually('it is asked anew', async () => (await stage.waitingFor(tx)) === 1);
      const back = takeBack(undefined, former?.id);
      await eventually('what it takes back waits', async () => (await stage.locked()) > 1);
      return { asking: anew, taking: back };
    });
    expect((await asking).body.alreadyAsked).toEqual([beside.id]);
    expect(await taking).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('newest request') },
    });
  });

  it('is refused where nothing was promised, where the trip is over, and without a word', async () => {
    const id = await ask();
    expect((await takeBack()).body.detail).toMatch(/neither yes nor a price/);
    await respond(id, { response: 'With pleasure' });
    expect((await takeBack({ response: ' ' })).body.errors).toEqual({ response: ['Write the response.'] });
    expect((await takeBack(undefined, 2_000_000_000)).status).toBe(404);
    const ending = {
      bookingId: booking.bookingId,
      from: 'in_progress',
      to: 'completed',
      version: 6,
    } as const;
    await stage.heard(await stage.tell('booking.booking.status-changed.v1', ending));
    expect((await takeBack()).body.detail).toBe('This trip is over.');
    expect((await request())?.requestStatus).toBe('confirmed');
  });
});

describe('a letter that failed', () => {
  afterEach(() => {
    stage.mailbox.refusingForGood = false;
  });

  const failing = async (write: () => Promise<number>) => {
    stage.mailbox.refusingForGood = true;
    const id = await write();
    await eventually('it has failed', async () => (await read(id))?.status === 'failed');
    stage.mailbox.refusingForGood = false;
    return id;
  };
  const listed = async (id: number) => {
    const { body } = await stage.call<FailedLetter[]>({ url: '/api/operators/failed-letters', as: staff });
    return body.find(({ topicId }) => topicId === String(id));
  };
  const sendAgain = (letter: FailedLetter | undefined) =>
    stage.post(`/api/operators/failed-letters/${letter?.id}/retry`);
  const lettersToOperator = () =>
    stage.mailbox.received.filter(({ recipients }) => recipients.includes(operator.contactEmail));

  it('is sent again as it was written; its message waits again, and is sent then', async () => {
    const id = await failing(async () => (await send({})).body.id);
    const letter = await listed(id);
    expect(letter?.canRetry).toBe(true);
    expect((await sendAgain(letter)).status).toBe(204);
    await eventually('it is sent', async () => (await read(id))?.status === 'sent');
    expect(lettersToOperator().map(({ message }) => message.text?.trim())).toEqual(['Is the road open?']);
    const told = await stage.told('operators.communication.changed.v1');
    expect(told.filter(({ data }) => data.communicationId === id).map(({ data }) => data.status)).toEqual([
      'pending',
      'failed',
      'pending',
      'sent',
    ]);
    expect(await stage.count('outgoing_mail', `topic_id = '${id}' and (text <> '' or html <> '')`)).toBe(0);
  });

  it('goes to where its operator is reached by now, also one that has not left yet', async () => {
    const id = await failing(async () => (await send({})).body.id);
    const former = operator.contactEmail;
    const { id: operatorId, version: _, ...fields } = operator;
    const corrected = { ...fields, contactEmail: 'corrected@example.com' };
    expect((await stage.put(`/api/operators/${operatorId}`, corrected)).status).toBe(200);
    expect((await sendAgain(await listed(id))).status).toBe(204);
    await eventually('it is sent', async () => (await read(id))?.status === 'sent');
    const recipients = stage.mailbox.received.flatMap((letter) => letter.recipients);
    expect(recipients).toContain('corrected@example.com');
    expect(recipients).not.toContain(former);
  });

  it('stays addressed as it was where another operator of the same address is reached elsewhere by now', async () => {
    const { id: operatorId, version: _, ...fields } = operator;
    const theirs = await failing(async () => (await send({})).body.id);
    operator = await stage.operator({ contactEmail: fields.contactEmail });
    const ours = await failing(async () => (await send({})).body.id);
    const corrected = { ...fields, contactEmail: 'elsewhere@example.com' };
    expect((await stage.put(`/api/operators/${operatorId}`, corrected)).status).toBe(200);
    expect(await listed(theirs)).toMatchObject({ to: 'elsewhere@example.com' });
    expect(await listed(ours)).toMatchObject({ to: fields.contactEmail });
  });

  it('may fail again, and may be sent again then', async () => {
    const id = await failing(async () => (await send({})).body.id);
    await failing(async () => {
      expect((await sendAgain(await listed(id))).status).toBe(204);
      return id;
    });
    expect((await listed(id))?.canRetry).toBe(true);
  });

  it('changes nothing about a message that was answered meanwhile', async () => {
    const id = await failing(async () => (await send({})).body.id);
    await respond(id, { response: 'They told us by telephone' });
    await sendAgain(await listed(id));
    await eventually('it arrived', async () => lettersToOperator().length === 1);
    expect((await read(id))?.status).toBe('responded');
  });

  it('keeps nothing of a link that it brought, and is not sent again', async () => {
    const id = await failing(ask);
    const letter = await eventually('nothing is left of it', async () => {
      const found = await listed(id);
      return found?.canRetry === false && found;
    });
    expect((await sendAgain(letter)).status).toBe(409);
    expect(await stage.count('outgoing_mail', `topic_id = '${id}' and (text <> '' or html <> '')`)).toBe(0);
    expect((await read(id))?.status).toBe('failed');
  });
});

describe('the lists', () => {
  it.each(['operator-communications', 'availability-requests'])(
    'of %s go page by page, newest first, without losing or repeating a row',
    async (path) => {
      const operators = await Promise.all(Array.from({ length: 5 }, () => stage.operator()));
      await stage.post(`/api/bookings/${booking.bookingId}/coordinate`, {
        operatorIds: operators.map(({ id }) => id),
      });
      const read = async (query: string, most: number) => {
        const pages: number[][] = [];
        let url: string | undefined = `/api/${path}?limit=2${query}`;
        while (url !== undefined && pages.length < most) {
          const page: { headers: Record<string, unknown>; body: { id: number }[] } = await stage.call<
            { id: number }[]
          >({ url, as: staff });
          pages.push(page.body.map(({ id }) => id));
          url = nextPage(page.headers);
        }
        return pages;
      };
      const pages = await read(`&bookingId=${booking.bookingId}`, 9);
      expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
      const ids = pages.flat();
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
      const all = await read('', 3);
      expect(all.flat().slice(0, 5)).toEqual(ids);
    },
  );

  it.each(['bookingId=x', 'limit=0', 'limit=501', 'limit=x', 'cursor=x', 'operatorId=1'])(
    'refuse ?%s',
    async (query) => {
      const url = `/api/operator-communications?${query}`;
      const { status, body } = await stage.call<Problem>({ url, as: staff });
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {})).toEqual([query.split('=')[0]]);
    },
  );
});

describe('a message that nothing sends', () => {
  const tell = (id: number, headers: Headers = {}) =>
    stage.post<Communication>(`/api/operator-communications/${id}/told`, undefined, staff, headers);
  const calls = async () => {
    const { body } = await stage.call<OperatorCalls>({
      url: '/api/operator-communications/calls',
      as: staff,
    });
    expect(body.count).toBe(body.calls.length);
    return body.calls.filter(({ bookingId }) => bookingId === booking.bookingId);
  };
  const listed = async () => (await calls()).map(({ subject }) => subject.split(' KS-')[0]);
  const become = (...subjects: string[]) =>
    eventually(subjects.join(' and '), async () => (await listed()).join() === subjects.join());
  /** Cancels the trip by its customer. */
  const cancelTrip = () =>
    stage.tell('booking.booking.cancelled.v1', {
      bookingId: booking.bookingId,
      by: 'customer',
      operatorId: operator.id,
      version: 9,
    });
  const isLate = async () => {
    const { body } = await stage.call<LateAnswers>({ url: '/api/availability-requests/late', as: staff });
    return body.requests.some(({ bookingId }) => bookingId === booking.bookingId);
  };
  const twoDaysAgo = () =>
    stage.rows(
      `with earlier as (update communication set sent_at = sent_at - interval '2 days' where booking_id = $1)
       update availability_request set asked_at = asked_at - interval '2 days' where booking_id = $1`,
      [booking.bookingId],
    );
  beforeEach(async () => {
    operator = await stage.operator({ integrationMethod: 'manual', contactPhone: '+255 24 555 0109' });
  });

  it('stands on the list of calls at once; its operator is late only a day after they were told', async () => {
    const id = await ask();
    expect(await read(id)).toMatchObject({ status: 'pending', needsCall: true });
    await twoDaysAgo();
    expect(await isLate()).toBe(false);
    expect(await calls()).toEqual([
      {
        communicationId: id,
        bookingId: booking.bookingId,
        bookingReference: booking.reference,
        itemName: booking.itemName,
        operatorId: operator.id,
        operatorName: operator.name,
        contactPhone: '+255 24 555 0109',
        subject: expect.stringMatching(/^Availability request/),
        writtenAt: (await read(id))?.sentAt,
      },
    ]);
    const { status, body } = await tell(id);
    expect([status, body]).toMatchObject([200, { id, status: 'sent', needsCall: false }]);
    expect(await calls()).toEqual([]);
    expect(await request()).toMatchObject({ requestStatus: 'pending', askedAt: body.sentAt });
    expect(await isLate()).toBe(false);
    const changes = await stage.told('operators.communication.changed.v1');
    expect(changes.filter(({ data }) => data.communicationId === id).at(-1)?.data.status).toBe('sent');
    await twoDaysAgo();
    expect(await isLate()).toBe(true);
    expect((await respond(id, { response: 'Gladly.' })).status).toBe(201);
  });

  it('is told to one, and whoever else is asked about the trip is as late as before', async () => {
    const id = await ask();
    operator = await stage.operator();
    await ask();
    await twoDaysAgo();
    expect(await isLate()).toBe(true);
    expect((await tell(id)).status).toBe(200);
    expect(await isLate()).toBe(true);
  });

  it('stands on the list also on the day that it asks about, and so does its late answer', async () => {
    const id = await ask();
    await stage.rows('update availability_request set requested_date = $2 where booking_id = $1', [
      booking.bookingId,
      today(),
    ]);
    expect(await calls()).toHaveLength(1);
    expect((await tell(id)).status).toBe(200);
    await twoDaysAgo();
    expect(await isLate()).toBe(true);
  });

  it('is told once, however often it is noted', async () => {
    const id = await ask();
    const repeated = { 'Idempotency-Key': randomUUID() };
    const [first, again] = [await tell(id, repeated), await tell(id, repeated)];
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await tell(id)).status).toBe(409);
    booking = await stage.booking();
    const both = await ask();
    const noted = await Promise.all([tell(both), tell(both)]);
    expect(noted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    [
      'was answered',
      async (id: number) => void (await respond(id, { response: 'Full.', requestStatus: 'unavailable' })),
    ],
    [
      'is about a request that was closed',
      async () => {
        const { id } = (await request()) as AvailabilityRequest;
        await stage.post(`/api/availability-requests/${id}/close`);
      },
    ],
    [
      'is about a trip that is over',
      () =>
        stage.rows(
          `insert into booking_progress (booking_id, status) values ($1, 'completed')
         on conflict (booking_id) do update set status = 'completed'`,
          [booking.bookingId],
        ),
    ],
    [
      'is about a day that has passed',
      () =>
        stage.rows(
          'update availability_request set requested_date = current_date - 2 where booking_id = $1',
          [booking.bookingId],
        ),
    ],
    [
      'is about a booking whose customer was erased',
      () => stage.rows('insert into erased_booking (booking_id) values ($1)', [booking.bookingId]),
    ],
    [
      'was written to somebody who has left',
      () => stage.call({ method: 'DELETE', url: `/api/operators/${operator.id}`, as: staff }),
    ],
  ] as const)('is off the list once it %s', async (_, happens) => {
    const id = await ask();
    expect(await calls()).toHaveLength(1);
    await happens(id);
    expect(await calls()).toEqual([]);
  });

  it('asks nobody to be called any more once its trip is cancelled, but for what says so', async () => {
    const id = await ask();
    const { bookingId } = booking;
    const event = { bookingId, by: 'customer', operatorId: null, version: 9 } as const;
    await stage.heard(await stage.tell('booking.booking.cancelled.v1', event));
    expect(await read(id)).toMatchObject({ status: 'pending', needsCall: false });
    expect((await tell(id)).status).toBe(409);
    expect((await calls()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Cancelled/)]);
  });

  it('is also one that staff write by hand once the trip is over', async () => {
    await stage.rows(
      `insert into booking_progress (booking_id, status) values ($1, 'completed')
       on conflict (booking_id) do update set status = 'completed', changed_at = clock_timestamp()`,
      [booking.bookingId],
    );
    const { body } = await send({ message: 'The guests left a camera with you.' });
    expect(await read(body.id)).toMatchObject({ needsCall: true });
    expect((await calls()).map(({ communicationId }) => communicationId)).toEqual([body.id]);
    expect((await tell(body.id)).status).toBe(200);
    expect(await calls()).toEqual([]);
  });

  it('stays to be told where the operator has answered something else', async () => {
    const asked = await ask();
    const { body } = await send({ message: 'One guest is vegan.' });
    await respond(asked, { response: 'Gladly.' });
    expect((await calls()).map(({ communicationId }) => communicationId)).toEqual([body.id]);
  });

  it('is the one that only informs, too, until staff have told it', async () => {
    await ask();
    const { bookingId } = booking;
    await stage.tell('booking.booking.cancelled.v1', {
      bookingId,
      by: 'customer',
      operatorId: null,
      version: 9,
    });
    const notice = await eventually('it is written', async () =>
      (await calls()).find(({ subject }) => subject.startsWith('Cancelled')),
    );
    expect(await calls()).toHaveLength(1);
    expect((await tell(notice.communicationId)).body).toMatchObject({ status: 'responded' });
    expect(await calls()).toEqual([]);
  });

  it('that only informs is overtaken by what is said of the trip since, and by no question of staff', async () => {
    await assign();
    await become('You run');
    await send({});
    await become('You run', 'One more thing');
    await bookingChanged(stage, booking, { preferredDate: '2031-03-09' });
    await become('One more thing', 'Changed');
    const [, changed] = await calls();
    expect((await read(changed?.communicationId ?? 0))?.message).toContain('which you run, has changed');
    await cancelTrip();
    await become('Cancelled');
  });

  it('that only informs is overtaken by the end of the trip also where nothing came between', async () => {
    await assign();
    await become('You run');
    await cancelTrip();
    await become('Cancelled');
  });

  it('that only informs is off the list once the trip is completed', async () => {
    await assign();
    await become('You run');
    await stage.rows(
      `update booking_progress set status = 'completed', changed_at = clock_timestamp() where booking_id = $1`,
      [booking.bookingId],
    );
    expect(await listed()).toEqual([]);
  });

  it('that a trip is cancelled is on the list until the last day of the trip is over', async () => {
    await assign();
    await become('You run');
    await cancelTrip();
    await become('Cancelled');
    const begunBefore = (days: number) =>
      stage.rows('update booking set preferred_date = $2, duration_days = 3 where id = $1', [
        booking.bookingId,
        addDays(today(), -days),
      ]);
    await begunBefore(2);
    expect(await listed()).toEqual(['Cancelled']);
    const [call] = await calls();
    await begunBefore(3);
    expect(await listed()).toEqual([]);
    expect(await read(call?.communicationId ?? 0)).toMatchObject({ status: 'pending', needsCall: false });
  });

  it('that only informs is not overtaken by what another operator is told of the trip', async () => {
    await ask();
    const [chosen, inVain] = [operator, await stage.operator({ integrationMethod: 'manual' })];
    operator = inVain;
    await ask();
    operator = chosen;
    await assign();
    await eventually('both are to be told', async () => {
      const told = (await calls()).map(({ operatorId, subject }) => [operatorId, subject.split(' KS-')[0]]);
      return isDeepStrictEqual(told, [
        [chosen.id, 'You run'],
        [inVain.id, 'Not needed for'],
      ]);
    });
  });

  it('that only informs is not overtaken by what its operator is told of another trip', async () => {
    await assign();
    await become('You run');
    const first = booking;
    booking = await stage.booking();
    await assign();
    await become('You run');
    booking = first;
    expect(await listed()).toEqual(['You run']);
  });

  it('that only informs is not overtaken by what its operator says', async () => {
    await assign();
    await become('You run');
    const { body } = await send({});
    expect((await respond(body.id, { response: 'It is open.' })).status).toBe(201);
    expect(await listed()).toEqual(['You run']);
  });

  it('that only informs is to tell again where what overtook it was closed before anybody told it', async () => {
    await assign();
    await eventually('it is listed', async () => (await calls()).length === 1);
    const changed = async (preferredDate: string, version: number) => {
      await bookingChanged(stage, booking, { preferredDate, version });
      return eventually('it is asked', async () => {
        const [call] = await calls();
        return call?.subject.startsWith('Changed') && call;
      });
    };
    await changed('2031-03-09', 5);
    const { id } = (await request()) as AvailabilityRequest;
    await stage.post(`/api/availability-requests/${id}/close`);
    expect(await listed()).toEqual(['You run']);
    const { communicationId } = await changed('2031-03-10', 6);
    expect((await tell(communicationId)).status).toBe(200);
    await stage.post(`/api/availability-requests/${((await request()) as AvailabilityRequest).id}/close`);
    expect(await listed()).toEqual([]);
  });

  it('is on no list once its operator has left, though it asks nothing', async () => {
    await ask();
    const { bookingId } = booking;
    const event = { bookingId, by: 'customer', operatorId: null, version: 9 } as const;
    await stage.heard(await stage.tell('booking.booking.cancelled.v1', event));
    expect((await calls()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Cancelled/)]);
    const left = await stage.call({ method: 'DELETE', url: `/api/operators/${operator.id}`, as: staff });
    expect(left.status).toBe(204);
    expect(await calls()).toEqual([]);
  });

  it('is none that is on its way by itself, be it a question or not', async () => {
    operator = await stage.operator();
    stage.mailbox.refusing = true;
    const { bookingId } = booking;
    const asked = await ask();
    const isNotTold = async (id: number) => {
      expect(await calls()).toEqual([]);
      expect((await tell(id)).status).toBe(409);
      expect(await read(id)).toMatchObject({ status: 'pending', needsCall: false });
    };
    await isNotTold(asked);
    const event = { bookingId, by: 'customer', operatorId: null, version: 9 } as const;
    await stage.heard(await stage.tell('booking.booking.cancelled.v1', event));
    const { body } = await stage.call<Communication[]>({
      url: `/api/operator-communications?bookingId=${bookingId}`,
      as: staff,
    });
    await isNotTold(body.find(({ subject }) => subject.startsWith('Cancelled'))?.id ?? 0);
    stage.mailbox.refusing = false;
  });

  it('is the office’s business alone', async () => {
    const url = '/api/operator-communications/calls';
    expect((await stage.call({ url, as: customer })).status).toBe(403);
    expect((await tell(999_999)).status).toBe(404);
  });
});
