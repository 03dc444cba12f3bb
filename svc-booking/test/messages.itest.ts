import { describe, expect, it } from '@jest/globals';
import { type BookingMessage, type Identity, MESSAGE_TEXT_MAX, type MessageCount } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { eventually, type OrProblem } from '@safari/service-kit/testing';
import { count, newCustomer, nextPage, placed, staff, told } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';
import { heard } from './support/heard.js';

const service = bookingStories({ broker: true });

const write = (
  as: Identity,
  bookingId: string,
  text: unknown = 'Is there a hide for photographers?',
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) => service.post<BookingMessage>(`/api/bookings/${bookingId}/messages${query}`, { text }, as, headers);

const thread = (as: Identity, bookingId: string, query = '') =>
  service.call<OrProblem<BookingMessage[]>>({ url: `/api/bookings/${bookingId}/messages${query}`, as });

const read = (as: Identity, bookingId: string, upTo: unknown, query = '') =>
  service.post(`/api/bookings/${bookingId}/messages/read${query}`, { upTo }, as);

async function unread(as: Identity, bookingId: string, query = ''): Promise<number> {
  const { body } = await service.call<MessageCount[]>({ url: `/api/message-counts${query}`, as });
  return body.find((waiting) => waiting.bookingId === bookingId)?.unread ?? 0;
}

async function conversation(): Promise<{ traveler: ReturnType<typeof newCustomer>; id: string }> {
  const traveler = newCustomer();
  const { id } = await placed(service, { as: traveler });
  return { traveler, id };
}

describe('a booking’s thread', () => {
  it('is empty until somebody writes, and then reads the same on both sides, newest first', async () => {
    const { traveler, id } = await conversation();
    expect((await thread(traveler, id)).body).toEqual([]);
    const question = await write(traveler, id);
    expect(question).toMatchObject({
      status: 201,
      body: { bookingId: id, author: 'customer', authorName: 'Amina Msafiri', read: false },
    });
    const answer = await write(staff, id, 'Two, both by the water.');
    expect(answer.body).toMatchObject({ author: 'staff', authorName: 'Twiga' });
    for (const who of [traveler, staff]) {
      expect((await thread(who, id)).body).toEqual([answer.body, question.body]);
    }
  });

  it('is nobody else’s: a stranger neither reads nor writes nor marks, and finds no booking', async () => {
    const { traveler, id } = await conversation();
    const { body: message } = await write(traveler, id);
    const stranger = newCustomer();
    for (const answer of [
      await thread(stranger, id),
      await write(stranger, id),
      await read(stranger, id, message.id),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await unread(stranger, id)).toBe(0);
    expect(await unread(staff, id)).toBe(1);
    expect(await count(service, 'booking_message', `booking_id = '${id}'`)).toBe(1);
  });

  it.each(['no-booking', '01a1fdc4-037f-77d6-b7ce-3b347bbef071'])('is not found for %s', async (id) => {
    for (const answer of [await thread(staff, id), await write(staff, id), await read(staff, id, 1)]) {
      expect(answer.status).toBe(404);
    }
  });

  it('is closed to those who are not signed in', async () => {
    const { id } = await conversation();
    for (const [method, path] of [
      ['GET', `bookings/${id}/messages`],
      ['POST', `bookings/${id}/messages`],
      ['POST', `bookings/${id}/messages/read`],
      ['GET', 'message-counts'],
    ] as const) {
      expect((await service.call({ method, url: `/api/${path}` })).status).toBe(401);
    }
  });

  it('keeps hostile text as the text it is', async () => {
    const { traveler, id } = await conversation();
    const texts = [
      `'); drop table booking_message; --`,
      '<script>alert(1)</script><img src=x onerror=alert(2)> &amp;',
      '${process.env.HOME} {{7*7}} %s \\u0000',
      'Line one\n\tline two — simba 🦁',
    ];
    for (const text of texts) expect((await write(traveler, id, text)).body.text).toBe(text);
    expect((await thread(staff, id)).body.map(({ text }) => text)).toEqual([...texts].reverse());
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['too much', 'a'.repeat(MESSAGE_TEXT_MAX + 1)],
    ['too much by what is not seen', `${'a'.repeat(MESSAGE_TEXT_MAX - 2)}❤️❤️`],
    ['what cannot be stored', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['what is no text', { html: '<b>' }],
    ['no words', null],
  ])('refuses %s at its field', async (_, text) => {
    const { traveler, id } = await conversation();
    const { status, body } = await write(traveler, id, text);
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, fields: ['text'] });
    expect(await count(service, 'booking_message', `booking_id = '${id}'`)).toBe(0);
  });

  it('takes a message as long as it may be, in any writing', async () => {
    const { traveler, id } = await conversation();
    expect((await write(traveler, id, '🦁'.repeat(MESSAGE_TEXT_MAX))).status).toBe(201);
    // two code points each: the heart, and the selector that shows it in color
    expect((await write(traveler, id, '❤️'.repeat(MESSAGE_TEXT_MAX / 2))).status).toBe(201);
  });

  it('pages back to its beginning, also while new messages arrive', async () => {
    const { traveler, id } = await conversation();
    const sent: number[] = [];
    for (let n = 0; n < 7; n += 1) sent.push((await write(traveler, id, `Message ${n}`)).body.id);
    const found: number[] = [];
    let url: string | undefined = `/api/bookings/${id}/messages?limit=3`;
    while (url !== undefined) {
      const { body, headers } = await service.call<BookingMessage[]>({ url, as: staff });
      found.push(...body.map((message) => message.id));
      url = nextPage(headers);
      if (found.length === 3) await write(traveler, id, 'One more thing');
    }
    expect(found).toEqual(sent.reverse());
  });

  it.each(['cursor=0', 'cursor=x', 'limit=0', 'limit=51', 'as=operator'])(
    'refuses to be read with %s',
    async (query) => {
      const { id } = await conversation();
      expect((await thread(staff, id, `?${query}`)).status).toBe(400);
    },
  );
});

describe('a message sent again', () => {
  it('is one message, one count and one event, and gets the first answer again', async () => {
    const { traveler, id } = await conversation();
    const headers = { 'idempotency-key': 'intent-1' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => write(traveler, id, 'Once', { headers })),
    );
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect(await count(service, 'booking_message', `booking_id = '${id}'`)).toBe(1);
    expect(await unread(staff, id)).toBe(1);
    expect(await write(traveler, id, 'Another', { headers })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    // the key is the traveler's own: staff may use the same one
    expect((await write(staff, id, 'Once', { headers })).body.author).toBe('staff');
  });
});

describe('a traveler who writes without end', () => {
  it('is heard sixty times an hour about one booking, also at once, and then asked to wait; staff are not', async () => {
    const { traveler, id } = await conversation();
    await service.rows(
      `insert into booking_message (booking_id, author, author_name, text, created_at)
       select $1, author, 'Zawadi', 'Hello', now() - interval '40 minutes'
       from unnest(array['customer', 'staff']) as author, generate_series(1, 55)`,
      [id],
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(traveler, id)));
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect([refused?.status, refused?.body]).toMatchObject([429, { code: 'too_many' }]);
    const [least, most] = [1_000, 1_200]; // the rest of the hour
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(least);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(most);
    expect((await write(staff, id)).status).toBe(201);
    await service.rows(`update booking_message set created_at = created_at - interval '1 hour'`);
    expect((await write(traveler, id)).status).toBe(201);
  });
});

describe('what waits to be read', () => {
  it('is what the other side wrote since one last looked, for each side by itself', async () => {
    const { traveler, id } = await conversation();
    const first = (await write(traveler, id, 'First')).body;
    const second = (await write(traveler, id, 'Second')).body;
    await write(staff, id, 'Answer');
    expect([await unread(staff, id), await unread(traveler, id)]).toEqual([2, 1]);
    expect(await read(staff, id, first.id)).toMatchObject({ status: 204, body: undefined });
    expect([await unread(staff, id), await unread(traveler, id)]).toEqual([1, 1]);
    const seen = (await thread(traveler, id)).body.map(({ text, read: isRead }) => [text, isRead]);
    expect(seen).toEqual([
      ['Answer', false],
      ['Second', false],
      ['First', true],
    ]);
    await read(staff, id, second.id);
    await read(staff, id, first.id); // comes late
    expect(await unread(staff, id)).toBe(0);
  });

  it('never counts what is still to come, however far ahead one claims to have read', async () => {
    const { traveler, id } = await conversation();
    await write(traveler, id);
    await read(staff, id, 2_147_483_647);
    await write(traveler, id, 'Later');
    expect(await unread(staff, id)).toBe(1);
  });

  it.each([0, -1, 1.5, 'all', 2_147_483_648, undefined])('cannot be marked up to %s', async (upTo) => {
    const { id } = await conversation();
    expect(await read(staff, id, upTo)).toMatchObject({ status: 400, body: { code: 'validation' } });
  });

  it('is counted right when writing and reading meet', async () => {
    const { traveler, id } = await conversation();
    const early = await Promise.all(Array.from({ length: 8 }, (_, n) => write(traveler, id, `Early ${n}`)));
    const upTo = Math.max(...early.map(({ body }) => body.id));
    await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => write(traveler, id, `Late ${n}`)),
      ...early.map(({ body }) => read(staff, id, body.id)),
      read(staff, id, upTo),
      read(staff, id, upTo),
    ]);
    expect(await unread(staff, id)).toBe(12);
    expect(await count(service, 'booking_message', `booking_id = '${id}' and id > ${upTo}`)).toBe(12);
  });

  it('is told of one’s own bookings only, to staff of all, the latest first', async () => {
    const one = await conversation();
    const other = await conversation();
    await write(staff, other.id, 'For the other');
    await write(staff, one.id, 'For the one');
    const { body } = await service.call<MessageCount[]>({ url: '/api/message-counts', as: one.traveler });
    expect(body).toEqual([{ bookingId: one.id, unread: 1 }]);
    await write(one.traveler, one.id, 'Hello');
    await write(other.traveler, other.id, 'Hello');
    const all = await service.call<MessageCount[]>({ url: '/api/message-counts', as: staff });
    expect(all.body.slice(0, 2).map(({ bookingId }) => bookingId)).toEqual([other.id, one.id]);
  });
});

describe('somebody signed in as traveler and as staff', () => {
  it('speaks for the side that the screen names, and as staff when it names none', async () => {
    const { traveler, id } = await conversation();
    const both = { ...traveler, ...staff };
    expect((await write(both, id)).body.author).toBe('staff');
    expect((await write(both, id, 'Mine', { query: '?as=customer' })).body.author).toBe('customer');
    expect([await unread(both, id, '?as=staff'), await unread(both, id, '?as=customer')]).toEqual([1, 1]);
    const { id: foreign } = (await conversation()) satisfies { id: string };
    expect((await thread(both, foreign, '?as=customer')).status).toBe(404);
    expect((await thread(both, foreign, '?as=staff')).status).toBe(200);
  });

  it('but nobody takes a side on which they do not stand', async () => {
    const { traveler, id } = await conversation();
    expect((await write(traveler, id, 'As staff', { query: '?as=staff' })).status).toBe(403);
    expect((await write(staff, id, 'As traveler', { query: '?as=customer' })).status).toBe(403);
    expect((await service.call({ url: '/api/message-counts?as=staff', as: traveler })).status).toBe(403);
  });
});

describe('what the world hears of it', () => {
  it('names the booking and whose screens it concerns, never what was written or by whom', async () => {
    const { traveler, id } = await conversation();
    const { body: message } = await write(traveler, id, 'My passport number is secret');
    await read(staff, id, message.id);
    await read(staff, id, message.id); // nothing new to tell
    const events = await eventually('both have left', async () => {
      const events = (await heard(service, id)).filter(({ type }) => type.startsWith('booking.message.'));
      return events.length >= 2 && events;
    });
    expect(events).toMatchObject([
      {
        type: 'booking.message.posted.v1',
        customerId: traveler.customer.id,
        data: { bookingId: id, messageId: message.id, author: 'customer' },
      },
      {
        type: 'booking.message.read.v1',
        customerId: traveler.customer.id,
        data: { bookingId: id, reader: 'staff', upTo: message.id },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/passport|Amina|example\.com/);
  });

  it('leaves with the message or not at all', async () => {
    const { traveler, id } = await conversation();
    const run = (sql: string) => service.app.get(Database).manager.query(sql);
    await run(`alter table outbox add constraint broken
      check (envelope->>'type' <> 'booking.message.posted.v1') not valid`);
    try {
      expect((await write(traveler, id)).status).toBe(500);
    } finally {
      await run('alter table outbox drop constraint broken');
    }
    expect(await count(service, 'booking_message', `booking_id = '${id}'`)).toBe(0);
    expect(await unread(staff, id)).toBe(0);
    expect((await told(service, id)).map(({ type }) => type)).toEqual(['booking.booking.placed.v1']);
  });
});
