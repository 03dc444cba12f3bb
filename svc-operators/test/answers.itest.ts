import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AnswerLink,
  type AvailabilityRequest,
  addDays,
  type BookingPlaced,
  type Communication,
  type Coordination,
  type LateAnswers,
  type LinkedRequest,
  type Operator,
  type Problem,
  today,
} from '@safari/contracts';
import { linkTokenHash } from '@safari/service-kit';
import { eventually, type OrProblem } from '@safari/service-kit/testing';
import { bookingChanged, customer, type Stage, setStage, staff } from './stage.js';
import { answerWishes } from './wishes.js';

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

const AVAILABLE = { kind: 'available', quotedPrice: null, note: 'Karibu sana', name: 'Juma Mlima' };
const PRICE = { kind: 'price', quotedPrice: '1240.5', note: '', name: 'Neema Twiga' };

const coordinate = async ({ bookingId } = booking, { id } = operator) => {
  const { body } = await stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, {
    operatorIds: [id],
  });
  return body;
};
const lettersTo = (email: string) =>
  stage.mailbox.received.filter(({ recipients }) => recipients.includes(email));
const LINK = /http:\/\/localhost:8080\/answer\/([\w-]+)/;
/** Coordinates, and opens the letter. @returns the token in its link */
const ask = async (): Promise<string> => {
  await coordinate();
  return eventually(
    'the letter has come',
    async () => LINK.exec(lettersTo(operator.contactEmail).at(-1)?.message.text ?? '')?.[1],
  );
};
const open = (token: string, method: 'GET' | 'POST' = 'GET', body?: object) =>
  stage.call<OrProblem<LinkedRequest>>({ method, url: `/api/operator-answers/${token}`, body });
const answer = (token: string, body: object = AVAILABLE) => open(token, 'POST', body);
const request = async () => {
  const { body } = await stage.call<AvailabilityRequest[]>({
    url: `/api/availability-requests?bookingId=${booking.bookingId}`,
    as: staff,
  });
  if (!body[0]) throw new Error('nobody was asked');
  return body[0];
};
const talk = async () => {
  const url = `/api/operator-communications?bookingId=${booking.bookingId}`;
  return (await stage.call<Communication[]>({ url, as: staff })).body;
};
const staffDo = async (deed: 'link' | 'close' | 'revoke', id?: number) =>
  stage.post<AnswerLink & AvailabilityRequest>(
    `/api/availability-requests/${id ?? (await request()).id}/${deed}`,
  );
const tokenIn = ({ url }: AnswerLink): string => LINK.exec(url)?.[1] ?? '';

describe('the link in a letter', () => {
  it('stands in both forms of it, holds 256 bits, and only its hash stays', async () => {
    const token = await ask();
    const [letter] = lettersTo(operator.contactEmail);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(letter?.message.html).toContain(`href="http://localhost:8080/answer/${token}"`);
    expect((await talk())[0]?.message).not.toContain(token);
    await eventually('the letter is forgotten', () =>
      stage.count('outgoing_mail', `text = '' and state = 'sent'`),
    );
    const tables = await stage.rows<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    );
    for (const { name } of tables) {
      expect(await stage.count(name, `${name}::text like '%${token}%'`)).toBe(0);
    }
    const [kept] = await stage.rows<{ hash: Buffer }>(
      'select token_hash as hash from answer_link where token_hash = $1',
      [linkTokenHash(token)],
    );
    expect(kept?.hash).toHaveLength(32);
  });

  it('leads to what was asked, without an account, and to nothing of the traveler', async () => {
    const token = await ask();
    const { status, headers, body } = await open(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(body).toEqual({
      answerState: 'open',
      operatorName: operator.name,
      bookingReference: 'KS-7F3K2Q',
      itemName: 'Crater and Elephants',
      requestedDate: '2031-02-14',
      durationDays: 3,
      numberOfPeople: 4,
      specialRequests: 'Two rooms side by side',
      subject: 'Availability request KS-7F3K2Q: Crater and Elephants, 14 February 2031',
      message: expect.stringContaining('Dear Nyota Camps'),
      askedAt: expect.stringMatching(/Z$/),
      settled: false,
      answer: null,
    });
  });

  it('changes nothing when a mail scanner opens it, however it does', async () => {
    const token = await ask();
    const before = await request();
    for (let visit = 0; visit < 3; visit += 1) await open(token);
    const head = await stage.app.inject({ method: 'HEAD', url: `/api/operator-answers/${token}` });
    expect(head.statusCode).toBe(200);
    expect(await request()).toEqual(before);
    expect(await talk()).toHaveLength(1);
  });

  it.each(['unknown', 'x'.repeat(43), '..%2f..%2f', "'; drop table answer_link"])(
    'that was never given out is not found: %s',
    async (token) => {
      const address = encodeURIComponent(token);
      for (const reply of [await open(address), await answer(address)]) {
        expect(reply.status).toBe(404);
        expect(reply.body).toMatchObject({
          code: 'not_found',
          detail: 'The availability request was not found.',
        });
      }
    },
  );

  it('goes with every further message to the operator while the request is open', async () => {
    const token = await ask();
    await stage.post('/api/operator-communications', {
      bookingId: booking.bookingId,
      operatorId: operator.id,
      message: 'Any news?',
    });
    const second = await eventually('the reminder has come', async () => {
      const letters = lettersTo(operator.contactEmail);
      return letters.length === 2 && LINK.exec(letters[1]?.message.text ?? '')?.[1];
    });
    expect(second).not.toBe(token);
    await answer(second, PRICE);
    expect((await open(token)).body.answerState).toBe('answered');
    await stage.post('/api/operator-communications', {
      bookingId: booking.bookingId,
      operatorId: operator.id,
      message: 'We think it over.',
    });
    const third = await eventually('the thanks have come', async () => lettersTo(operator.contactEmail)[2]);
    expect(third.message.text).not.toMatch(LINK);
  });
});

describe('what the customer wishes', () => {
  const change = async (on: Stage, placed: BookingPlaced, version: number) => {
    await bookingChanged(on, placed, { wishesChanged: true, version });
    await eventually('the change is known', async () => {
      const sql = 'select 1 from booking where id = $1 and facts_version = $2';
      return (await on.db.rows('test-version', sql, [placed.bookingId, version])).length > 0;
    });
  };

  it('is asked for again once it has changed, and stands beside an answer as well', async () => {
    const token = await ask();
    await change(stage, booking, 2);
    expect((await open(token)).body.specialRequests).toBe('Two rooms side by side');
    expect(await stage.count('booking', `id = '${booking.bookingId}' and special_requests <> ''`)).toBe(1);
    await change(stage, booking, 3);
    expect((await answer(token)).body.specialRequests).toBe('Two rooms side by side');
  });

  it('is not left out where it cannot be asked: the page waits, an answer does not', async () => {
    const alone = await setStage({}, { wishes: false });
    let words: string | undefined = 'Two rooms side by side';
    const answerer = await answerWishes(alone.broker, () => words);
    try {
      const asked = await alone.booking();
      const { id } = await alone.operator();
      const { body } = await alone.post<Coordination>(`/api/bookings/${asked.bookingId}/coordinate`, {
        operatorIds: [id],
      });
      const link = await alone.post<AnswerLink>(
        `/api/availability-requests/${body.availabilityRequests[0]?.id}/link`,
      );
      const url = `/api/operator-answers/${tokenIn(link.body)}`;
      words = undefined;
      await change(alone, asked, 2);
      expect(await alone.call<Problem>({ url })).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      });
      const taken = await alone.call<LinkedRequest>({ method: 'POST', url, body: AVAILABLE });
      expect(taken).toMatchObject({ status: 200, body: { answerState: 'answered', specialRequests: '' } });
      await alone.tell('booking.booking.cancelled.v1', {
        bookingId: asked.bookingId,
        by: 'customer',
        operatorId: null,
        version: 3,
      });
      await eventually('nobody asks about a trip that has ended', async () => {
        const { status, body: page } = await alone.call<LinkedRequest>({ url });
        return status === 200 && page.settled && page.specialRequests === '';
      });
    } finally {
      await answerer.close();
      await alone.close();
    }
  });
});

describe('an answer by the link', () => {
  it('becomes the inbound message, the request’s state and an event, at once', async () => {
    const token = await ask();
    const { status, body } = await answer(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ answerState: 'answered', answer: AVAILABLE });
    const [inbound, asked] = await talk();
    expect(asked?.status).toBe('responded');
    expect(inbound).toMatchObject({
      direction: 'inbound',
      communicationType: 'email',
      subject: 'Re: Availability request KS-7F3K2Q: Crater and Elephants, 14 February 2031',
      message: 'We are available.\n\nKaribu sana\n\nJuma Mlima',
      status: 'delivered',
    });
    expect(await request()).toMatchObject({
      requestStatus: 'confirmed',
      notes: 'Karibu sana',
      answerState: 'answered',
      answeredBy: 'Juma Mlima',
      answeredAt: expect.stringMatching(/Z$/),
    });
    const told = await stage.told('operators.communication.answered.v1');
    expect(told.at(-1)?.data).toEqual({
      bookingId: booking.bookingId,
      operatorId: operator.id,
      communicationId: asked?.id,
      status: 'responded',
      requestStatus: 'confirmed',
      quotedPrice: null,
      writtenBy: 'operator',
    });
  });

  it.each([
    [PRICE, { requestStatus: 'pricing_pending', quotedPrice: '1240.50' }, 'Our price: $1,240.50.'],
    [
      { ...AVAILABLE, kind: 'unavailable' },
      { requestStatus: 'unavailable', quotedPrice: null },
      'We are not available.',
    ],
  ])('says %j', async (said, becomes, words) => {
    const token = await ask();
    expect((await answer(token, said)).status).toBe(200);
    expect(await request()).toMatchObject(becomes);
    expect((await talk())[0]?.message).toContain(words);
  });

  it('counts once: the same again is the same, another is told the first', async () => {
    const token = await ask();
    const first = await answer(token, PRICE);
    expect((await answer(token, { ...PRICE, quotedPrice: '1240.50' })).body).toEqual(first.body);
    const other = await answer(token, { ...PRICE, quotedPrice: '1500.00' });
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'conflict', answer: first.body.answer });
    expect((await request()).quotedPrice).toBe('1240.50');
    expect(await talk()).toHaveLength(2);
  });

  it('is one of many that come at the same time', async () => {
    const token = await ask();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => answer(token, { ...PRICE, quotedPrice: `${1000 + n}.00` })),
    );
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect((await request()).quotedPrice).toBe(won?.body.answer?.quotedPrice);
    expect(await talk()).toHaveLength(2);
  });

  it('meets staff who write down another at the same moment, and one of both stands', async () => {
    const token = await ask();
    const [asked] = await talk();
    const replies = await Promise.all([
      answer(token),
      stage.post(`/api/operator-communications/${asked?.id}/respond`, {
        response: 'They called: full',
        requestStatus: 'unavailable',
      }),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    expect(replies.map(({ status }) => status)).toContain(409);
    expect(await talk()).toHaveLength(2);
  });

  it.each([
    ['kind', { ...AVAILABLE, kind: 'perhaps' }],
    ['quotedPrice', { ...PRICE, quotedPrice: null }],
    ['quotedPrice', { ...PRICE, quotedPrice: '-5' }],
    ['quotedPrice', { ...PRICE, quotedPrice: 'NaN' }],
    ['quotedPrice', { ...PRICE, quotedPrice: '12.345' }],
    ['quotedPrice', { ...PRICE, quotedPrice: 12 }],
    ['quotedPrice', { ...PRICE, quotedPrice: '0.00' }],
    ['quotedPrice', { ...PRICE, quotedPrice: '1000000000.01' }],
    ['quotedPrice', { ...PRICE, quotedPrice: '99999999999' }],
    ['quotedPrice', { ...AVAILABLE, quotedPrice: '5.00' }],
    ['name', { ...AVAILABLE, name: '  ' }],
    ['name', { kind: 'available' }],
    ['name', { ...AVAILABLE, name: 'x'.repeat(101) }],
    ['name', { ...AVAILABLE, name: 'Juma\nBcc: victim@example.com' }],
    ['note', { ...AVAILABLE, note: 'x'.repeat(2001) }],
    ['note', { ...AVAILABLE, note: 'bell \u0007' }],
  ])('is refused with a wrong %s', async (field, said) => {
    const token = await ask();
    const { status, body } = await answer(token, said);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect((await open(token)).body.answerState).toBe('open');
  });

  it('is heard after the trip went to another, whom the page names not', async () => {
    const token = await ask();
    await stage.tell('booking.booking.operator-assigned.v1', {
      bookingId: booking.bookingId,
      operatorId: operator.id + 1_000,
      operatorName: 'Somebody Else',
      version: 2,
    });
    await eventually('the page says so', async () => (await open(token)).body.settled);
    expect(JSON.stringify((await open(token)).body)).not.toContain('Somebody Else');
    expect((await answer(token)).status).toBe(200);
  });

  it('is what staff have written down in the operator’s place', async () => {
    const token = await ask();
    const [asked] = await talk();
    const respond = (body: object, id = asked?.id) =>
      stage.post<Communication>(`/api/operator-communications/${id}/respond`, body);
    await respond({ response: 'You have our price by Friday', requestStatus: 'pricing_pending' });
    expect((await open(token)).body).toMatchObject({ answerState: 'open', answer: null });
    await answer(token, PRICE);
    expect(await request()).toMatchObject({ quotedPrice: '1240.50', answeredBy: 'Neema Twiga' });
  });

  it('given to staff ends the request for the link, too', async () => {
    const token = await ask();
    const [asked] = await talk();
    await stage.post(`/api/operator-communications/${asked?.id}/respond`, { response: 'Yes, gladly' });
    expect((await request()).answeredBy).toBe(staff.staff?.name);
    expect((await open(token)).body).toMatchObject({
      answerState: 'answered',
      answer: { kind: 'available', note: 'Yes, gladly', name: staff.staff?.name },
    });
    expect((await answer(token, PRICE)).status).toBe(409);
  });
});

describe('a request that staff close', () => {
  it('stays closed, keeps an answer that still comes, once, and lets the operator be asked anew', async () => {
    const token = await ask();
    const closed = await staffDo('close');
    expect(closed.body.answerState).toBe('closed');
    expect((await open(token)).body).toMatchObject({
      answerState: 'closed',
      itemName: 'Crater and Elephants',
    });
    const late = await answer(token);
    expect(late.status).toBe(200);
    expect(late.body).toMatchObject({ answerState: 'closed', answer: { kind: 'available' } });
    expect((await answer(token)).status).toBe(200);
    expect((await answer(token, PRICE)).status).toBe(409);
    expect(await request()).toMatchObject({ answerState: 'closed', requestStatus: 'confirmed' });
    expect((await talk()).filter(({ direction }) => direction === 'inbound')).toHaveLength(1);
    const told = await stage.told('operators.communication.answered.v1');
    expect(told.at(-1)?.data).toMatchObject({ requestStatus: null, writtenBy: 'operator' });
    expect((await coordinate()).availabilityRequests).toHaveLength(1);
  });

  const NO = { ...AVAILABLE, kind: 'unavailable' };

  it.each([
    { whose: 'its operator who runs the trip', says: NO, counts: 'unavailable' },
    { whose: 'its operator who runs the trip and was asked anew', says: NO, anew: true, counts: null },
    { whose: 'an operator who does not run the trip', says: NO, runs: false, counts: null },
    { whose: 'its operator who runs the trip', says: PRICE, counts: null },
    { whose: 'its operator who runs the trip', says: AVAILABLE, counts: null },
  ])(
    'is told as an answer where that is the no of whoever runs the trip: $whose, $says.kind',
    async ({ says, runs = true, anew = false, counts }) => {
      const token = await ask();
      const { bookingId, totalPrice } = booking;
      const { id: operatorId } = runs ? operator : await stage.operator();
      const assignment = { bookingId, operatorId, operatorName: 'Chosen Camps', version: 2 };
      await stage.heard(await stage.tell('booking.booking.operator-assigned.v1', assignment));
      await staffDo('close');
      if (anew) {
        const facts = { preferredDate: '2031-03-01', numberOfTravelers: 4, totalPrice, wishesChanged: false };
        await stage.heard(
          await stage.tell('booking.booking.changed.v1', { bookingId, ...facts, version: 5 }),
        );
        expect(await request()).toMatchObject({ requestedDate: '2031-03-01', answerState: 'open' });
      }
      expect(await answer(token, says)).toMatchObject({ status: 200, body: { answerState: 'closed' } });
      const told = await stage.told('operators.communication.answered.v1');
      expect(told.at(-1)?.data).toMatchObject({ bookingId, requestStatus: counts });
    },
  );

  it('is closed once, and every screen hears of it', async () => {
    await ask();
    const { id } = await request();
    const [first, again] = [await staffDo('close', id), await staffDo('close', id)];
    expect(again.body).toEqual(first.body);
    const told = await stage.told('operators.availability-request.changed.v1');
    expect(told.filter(({ data }) => data.requestId === id).map(({ data }) => data)).toEqual([
      {
        bookingId: booking.bookingId,
        operatorId: operator.id,
        requestId: id,
        answerState: 'closed',
        by: staff.staff?.name,
      },
    ]);
  });

  it('closes by itself when the trip is over', async () => {
    const token = await ask();
    await stage.tell('booking.booking.status-changed.v1', {
      bookingId: booking.bookingId,
      from: 'in_progress',
      to: 'completed',
      version: 6,
    });
    await eventually('it is closed', async () => (await open(token)).body.answerState === 'closed');
    expect((await answer(token)).body.answerState).toBe('closed');
  });
});

describe('a link that staff take back', () => {
  it('neither shows nor takes anything', async () => {
    const token = await ask();
    expect((await staffDo('revoke')).body.answerState).toBe('revoked');
    expect((await staffDo('revoke')).status).toBe(200);
    for (const reply of [await open(token), await answer(token)]) {
      expect(reply.status).toBe(410);
      expect(JSON.stringify(reply.body)).not.toContain('Crater');
    }
    expect((await request()).requestStatus).toBe('pending');
  });

  it('shows nothing either where the request is closed, which no fresh one opens again', async () => {
    const token = await ask();
    await staffDo('close');
    const revoked = await staffDo('revoke');
    expect([revoked.status, revoked.body.answerState]).toEqual([200, 'closed']);
    expect((await open(token)).status).toBe(410);
    expect((await staffDo('link')).status).toBe(409);
    expect((await request()).answerState).toBe('closed');
  });

  it('leaves what the operator says of it to its own request, where it was asked anew', async () => {
    await ask();
    const [first] = await talk();
    await staffDo('revoke');
    await coordinate();
    const { status } = await stage.post(`/api/operator-communications/${first?.id}/respond`, {
      response: '700 dollars',
      requestStatus: 'pricing_pending',
      quotedPrice: '700.00',
    });
    expect(status).toBe(201);
    const { body } = await stage.call<AvailabilityRequest[]>({
      url: `/api/availability-requests?bookingId=${booking.bookingId}`,
      as: staff,
    });
    expect(body).toMatchObject([
      { answerState: 'open', requestStatus: 'pending', quotedPrice: null, notes: '' },
      {
        answerState: 'revoked',
        requestStatus: 'pricing_pending',
        quotedPrice: '700.00',
        notes: '700 dollars',
      },
    ]);
    const told = await stage.told('operators.communication.answered.v1');
    expect(told.at(-1)?.data).toMatchObject({ bookingId: booking.bookingId, requestStatus: null });
  });

  it('does not keep staff from noting what the operator says all the same', async () => {
    await ask();
    const [asked] = await talk();
    await staffDo('revoke');
    await stage.post(`/api/operator-communications/${asked?.id}/respond`, { response: 'They called: yes' });
    expect(await request()).toMatchObject({ answerState: 'answered', requestStatus: 'confirmed' });
  });

  it('is replaced by a fresh one, which alone is good then', async () => {
    const token = await ask();
    const { status, body } = await staffDo('link');
    expect(status).toBe(201);
    expect(body.request.answerState).toBe('open');
    expect((await open(token)).status).toBe(410);
    expect((await answer(tokenIn(body))).status).toBe(200);
    expect(JSON.stringify(await stage.rows('select * from idempotency_key'))).not.toContain(tokenIn(body));
  });

  it('can be made for an operator who is told by telephone, and for a price that is to be thought over', async () => {
    operator = await stage.operator({ integrationMethod: 'manual' });
    await coordinate();
    expect(await stage.count('answer_link', `request_id = ${(await request()).id}`)).toBe(0);
    await answer(tokenIn((await staffDo('link')).body), PRICE);
    expect((await talk())[0]).toMatchObject({ direction: 'inbound', communicationType: 'manual' });
    const second = tokenIn((await staffDo('link')).body);
    expect((await open(second)).body).toMatchObject({ answerState: 'open', answer: null });
    await answer(second, { ...PRICE, quotedPrice: '990.00' });
    expect(await request()).toMatchObject({ requestStatus: 'pricing_pending', quotedPrice: '990.00' });
  });

  it('is not replaced once the operator has decided, was asked again, or has left', async () => {
    await answer(await ask());
    expect((await staffDo('link')).body.detail).toMatch(/said yes or no already/);
    const first = await request();
    await coordinate();
    expect((await staffDo('link', first.id)).body.detail).toMatch(/asked again since/);
    await stage.call({ method: 'DELETE', url: `/api/operators/${operator.id}`, as: staff });
    expect(await staffDo('link')).toMatchObject({ status: 409 });
    expect((await staffDo('link', 2_000_000_000)).status).toBe(404);
  });

  it('is not replaced once the trip is over', async () => {
    const token = await ask();
    await staffDo('revoke');
    const { bookingId } = booking;
    const ending = { bookingId, from: 'in_progress', to: 'completed', version: 6 } as const;
    await stage.heard(await stage.tell('booking.booking.status-changed.v1', ending));
    expect((await staffDo('link')).body.detail).toBe('This trip is over.');
    expect((await open(token)).status).toBe(410);
  });

  it('goes with the operator who leaves the network, whose name stays', async () => {
    const token = await ask();
    await stage.call({ method: 'DELETE', url: `/api/operators/${operator.id}`, as: staff });
    expect((await open(token)).status).toBe(410);
    expect(await request()).toMatchObject({ answerState: 'revoked', operatorName: operator.name });
    expect((await talk())[0]?.operatorName).toBe(operator.name);
  });

  it('is for staff alone to give and take', async () => {
    await ask();
    const { id } = await request();
    for (const deed of ['link', 'close', 'revoke']) {
      const url = `/api/availability-requests/${id}/${deed}`;
      expect((await stage.call({ method: 'POST', url })).status).toBe(401);
      expect((await stage.post(url, undefined, customer)).status).toBe(403);
    }
    expect((await request()).answerState).toBe('open');
  });
});

describe('operators who are late', () => {
  const late = async () =>
    (await stage.call<LateAnswers>({ url: '/api/availability-requests/late', as: staff })).body;
  const asked = (hours: number) =>
    stage.db.rows(
      'test-asked-earlier',
      `update availability_request set asked_at = now() - $2 * interval '1 hour' where booking_id = $1`,
      [booking.bookingId, hours],
    );
  const isLate = async () => {
    const { count, requests } = await late();
    expect(count).toBe(requests.length);
    return requests.some(({ bookingId }) => bookingId === booking.bookingId);
  };

  it('are those who were asked a day ago and have not answered', async () => {
    const token = await ask();
    await asked(23);
    expect(await isLate()).toBe(false);
    await asked(25);
    expect(await isLate()).toBe(true);
    await answer(token);
    expect(await isLate()).toBe(false);
  });

  it('are none about a trip whose day has passed', async () => {
    await ask();
    await asked(25);
    const move = (days: number) =>
      stage.rows('update availability_request set requested_date = $2 where booking_id = $1', [
        booking.bookingId,
        addDays(today(), days),
      ]);
    await move(-1);
    expect(await isLate()).toBe(false);
    await move(0);
    expect(await isLate()).toBe(true);
  });

  it('are none where another one runs the trip by now, and none who were let go', async () => {
    await ask();
    await asked(25);
    await stage.db.rows(
      'test-progress',
      `insert into booking_progress (booking_id, status) values ($1, 'confirmed')
       on conflict (booking_id) do update set status = 'confirmed'`,
      [booking.bookingId],
    );
    expect(await isLate()).toBe(false);
    booking = await stage.booking();
    await ask();
    await asked(25);
    await staffDo('close');
    expect(await isLate()).toBe(false);
  });

  it('are also those who run the trip and were asked anew since it changed, until it begins', async () => {
    const { bookingId } = booking;
    await coordinate();
    await asked(25);
    await stage.rows(
      `insert into held_assignment (booking_id, operator_id, due_at)
       values ('${bookingId}', ${operator.id}, now() + interval '1 hour')`,
    );
    await stage.rows(
      `insert into booking_progress (booking_id, status, assigned_operator_id)
       values ('${bookingId}', 'confirmed', ${operator.id})`,
    );
    expect(await isLate()).toBe(false); // an operator's answer from before the assignment is not awaited
    await bookingChanged(stage, booking, { preferredDate: '2031-03-01' });
    await eventually('it is asked anew', async () => (await request()).requestedDate === '2031-03-01');
    await asked(25);
    expect(await isLate()).toBe(true);
    const begins = { bookingId, from: 'paid', to: 'in_progress', version: 6 } as const;
    await stage.heard(await stage.tell('booking.booking.status-changed.v1', begins));
    expect(await isLate()).toBe(false);
  });

  it('are the office’s business alone', async () => {
    const { status } = await stage.call({ url: '/api/availability-requests/late', as: customer });
    expect(status).toBe(403);
  });
});
