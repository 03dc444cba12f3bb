import { describe, expect, it, jest } from '@jest/globals';
import { addDays, type Booking, today } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { OrProblem } from '@safari/service-kit/testing';
import { BookingReferenceGenerator } from '../src/bookings/booking-reference.generator.js';
import { DEFAULT_TERMS } from '../src/cancellations/cancellation-terms.setting.js';
import { ItemRepository } from '../src/items/item.repository.js';
import { count, newCustomer, offered, placed, requestFor, staff, told } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const post = (body: unknown, as = newCustomer(), headers: Record<string, string> = {}) =>
  service.post<Booking>('/api/bookings', body, as, headers);

describe('placing a booking', () => {
  it('answers the booking at the server’s own price, pending and without an operator', async () => {
    const itemId = await offered(service);
    const request = requestFor(itemId, { specialRequests: 'A window seat.' });
    const { status, body } = await post(request);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...request,
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
      reference: expect.stringMatching(/^KS-[2-9A-HJKMNP-TV-Z]{6}$/),
      itemName: 'Crater and elephants',
      itemTranslations: [],
      status: 'pending',
      assignedOperatorId: null,
      assignedOperatorName: null,
      unitPrice: '420.00',
      totalPrice: '840.00',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: 1,
    });
  });

  it('is kept with the terms of the moment, the customer’s language, and who placed it', async () => {
    const as = newCustomer();
    const { body } = await post(requestFor(await offered(service)), as, { 'accept-language': 'sw' });
    const stored = await service.rows(
      `select cancellation_terms as terms, language, created_at as "createdAt", action, who
       from booking join booking_history on booking_id = booking.id where booking.id = $1`,
      [body.id],
    );
    expect(stored).toEqual([
      {
        terms: DEFAULT_TERMS,
        language: 'sw',
        createdAt: new Date(body.createdAt),
        action: 'placed',
        who: `customer:${as.customer.id}`,
      },
    ]);
  });

  it('tells the world what was booked, and nothing of who travels', async () => {
    const as = newCustomer();
    const booking = await placed(service, { as });
    const [event] = await told(service, booking.id);
    expect(event).toMatchObject({
      type: 'booking.booking.placed.v1',
      customerId: as.customer.id,
      data: {
        bookingId: booking.id,
        reference: booking.reference,
        durationDays: 3,
        totalPrice: '840.00',
        version: 1,
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/Msafiri|amina@|555 0171/);
  });

  it('writes the customer a letter in their language, and none where nothing was booked', async () => {
    const letters = (to: string) =>
      service.rows<{ topic: string; topicId: string; subject: string }>(
        `select topic, topic_id as "topicId", subject from outgoing_mail where recipient = $1`,
        [to],
      );
    const itemId = await offered(service);
    const customerEmail = 'neema@example.com';
    await post(requestFor(itemId, { customerEmail, totalPrice: '1.00' }));
    expect(await letters(customerEmail)).toEqual([]);
    const { body } = await post(requestFor(itemId, { customerEmail }), newCustomer(), {
      'accept-language': 'sw-TZ,en;q=0.5',
    });
    expect(await letters(customerEmail)).toEqual([
      {
        topic: 'booking-placed',
        topicId: body.id,
        subject: `Tumepokea ombi lako ${body.reference}: Crater and elephants`,
      },
    ]);
  });

  it('takes the word experience for an attraction', async () => {
    const itemId = await offered(service, { type: 'attraction', price: '70.00' });
    const { status, body } = await post(requestFor(itemId, { bookingType: 'experience', totalPrice: '140' }));
    expect(status).toBe(201);
    expect(body.bookingType).toBe('attraction');
  });

  it('keeps the price and the name of the moment when the catalogue changes them later', async () => {
    const as = newCustomer();
    const itemId = await offered(service);
    const booking = await placed(service, { as, itemId });
    await service.app.get(Database).transaction((tx) =>
      service.app.get(ItemRepository).upsert(tx, {
        type: 'package',
        id: itemId,
        name: 'Another name',
        translations: [{ en: 'Another name', sw: 'Jina jingine' }],
        price: '999.00',
        durationDays: 9,
        version: 2,
        deleted: false,
      }),
    );
    const { body } = await service.call<Booking>({ url: `/api/bookings/${booking.id}`, as });
    expect(body).toEqual(booking);
  });

  it('refuses another total than its own with the price of now, and books nothing', async () => {
    const as = newCustomer();
    const itemId = await offered(service, { price: '1450.00' });
    const { status, body } = await post(requestFor(itemId), as);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'price_changed',
      detail: 'The price of this package is now $1,450 per person. Look at the new total and book again.',
      unitPrice: '1450.00',
      totalPrice: '2900.00',
    });
    expect(await count(service, 'booking', `customer_id = '${as.customer.id}'`)).toBe(0);
  });

  it('refuses other cancellation terms than those of now, tells these, and books nothing', async () => {
    const as = newCustomer();
    const itemId = await offered(service);
    const read = await post({ ...requestFor(itemId), termsVersion: 'of last year' }, as);
    expect(read).toMatchObject({
      status: 409,
      body: {
        code: 'terms_changed',
        detail: 'The cancellation terms have changed. Read the new ones and book again if they suit you.',
        terms: DEFAULT_TERMS,
      },
    });
    expect(await count(service, 'booking', `customer_id = '${as.customer.id}'`)).toBe(0);
    const { status } = await post({ ...requestFor(itemId), termsVersion: DEFAULT_TERMS.version }, as);
    expect(status).toBe(201);
  });

  it.each([
    ['termsVersion', 7],
    ['termsVersion', 'x'.repeat(101)],
    ['customerName', ''],
    ['customerName', '   '],
    ['customerName', '\u200b\u3164'],
    ['customerName', 'Amina\nBcc: all@example.com'],
    ['customerName', 'x'.repeat(121)],
    ['customerEmail', 'amina'],
    ['customerEmail', 'amina@example.com, b@example.com'],
    ['customerPhone', ''],
    ['customerPhone', '0754 123 456'],
    ['customerPhone', '+255 12'],
    ['customerPhone', 'call me'],
    ['customerPhone', 255],
    ['numberOfTravelers', 0],
    ['numberOfTravelers', 21],
    ['numberOfTravelers', 1.5],
    ['numberOfTravelers', 'two'],
    ['preferredDate', '2027-02-30'],
    ['preferredDate', '0000-01-01'],
    ['preferredDate', 'soon'],
    ['specialRequests', 'x'.repeat(2001)],
    ['specialRequests', 'a\u0000b'],
    ['totalPrice', '-1'],
    ['totalPrice', 840],
    ['bookingType', 'cruise'],
    ['itemId', 99_999_999_999],
    ['itemId', 'first'],
  ])('refuses a wrong %s (%j) at its field', async (field, value) => {
    const { status, body } = await post(requestFor(await offered(service), { [field]: value }));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(JSON.stringify([body.detail, Object.values(body.errors ?? {})])).not.toMatch(
      new RegExp(field, 'i'),
    );
  });

  it('says first what a field is, and not how long it may be', async () => {
    const { status, body } = await post({ ...requestFor(1), itemId: '1', customerName: undefined });
    expect(status).toBe(400);
    expect(body.errors?.['itemId']?.[0]).toBe('Enter a whole number.');
    expect(body.errors?.['customerName']?.[0]).toBe('Enter the full name.');
  });

  it('takes a telephone number as contacts copy it, with marks around it that nobody sees', async () => {
    const customerPhone = '\u202a+255 712 555 010\u202c';
    const { status, body } = await post(requestFor(await offered(service), { customerPhone }));
    expect([status, body.customerPhone]).toEqual([201, '+255 712 555 010']);
  });

  it('takes an address as a page or a chat shows it, with marks in it that nobody sees', async () => {
    const customerEmail = '\u202aamina@\u200bexample.com\u2060 ';
    const { status, body } = await post(requestFor(await offered(service), { customerEmail }));
    expect([status, body.customerEmail]).toEqual([201, 'amina@example.com']);
  });

  it('keeps nothing of a text that would turn round what stands behind it', async () => {
    const request = requestFor(await offered(service), {
      customerName: '\u202eAmina \u2067Msafiri',
      specialRequests: 'Near the \u202blake\nand quiet',
    });
    const { body } = await post(request);
    expect(body).toMatchObject({
      customerName: 'Amina Msafiri',
      specialRequests: 'Near the lake\nand quiet',
    });
  });

  it('refuses what it does not know', async () => {
    const { status, body } = await post(requestFor(await offered(service), { status: 'completed' }));
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('status');
  });

  it('accepts today at the safari and refuses the day before', async () => {
    const itemId = await offered(service);
    expect((await post(requestFor(itemId, { preferredDate: today() }))).status).toBe(201);
    const { status, body } = await post(requestFor(itemId, { preferredDate: addDays(today(), -1) }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({ preferredDate: ['The start date cannot be before today.'] });
  });

  it('refuses a date more than three years ahead', async () => {
    const { status, body } = await post(
      requestFor(await offered(service), { preferredDate: addDays(today(), 1100) }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual({ preferredDate: ['The start date can be at most 3 years ahead.'] });
  });

  it('refuses an item that nobody offers, and one that is offered no more, at itemId', async () => {
    const itemId = await offered(service);
    await service.app
      .get(Database)
      .transaction((tx) => service.app.get(ItemRepository).upsertDeleted(tx, 'package', itemId, 2));
    for (const id of [itemId, 777_777]) {
      const { status, body } = await post(requestFor(id));
      expect(status).toBe(400);
      expect(body.errors).toEqual({ itemId: ['This package is not on offer.'] });
    }
  });

  it('takes another reference when the first is in use', async () => {
    const { reference } = await placed(service);
    const references = jest
      .spyOn(service.app.get(BookingReferenceGenerator), 'next')
      .mockReturnValueOnce(reference);
    try {
      const second = await placed(service);
      expect(second.reference).not.toBe(reference);
      expect(references).toHaveBeenCalledTimes(2);
    } finally {
      references.mockRestore();
    }
  });

  it('stores hostile text as text', async () => {
    const as = newCustomer();
    const name = `'; drop table booking; -- <script>alert(1)</script> 𝔄 ${'é'.repeat(20)}`;
    const booking = await placed(service, { as, changes: { customerName: name } });
    const { body } = await service.call<Booking>({ url: `/api/bookings/${booking.id}`, as });
    expect(body.customerName).toBe(name);
  });

  it('is for customers', async () => {
    const body = requestFor(await offered(service));
    expect((await service.call({ method: 'POST', url: '/api/bookings', body })).status).toBe(401);
    expect((await service.post('/api/bookings', body, staff)).status).toBe(403);
  });
});

describe('repeating a request', () => {
  it('makes one booking, however often the same request is repeated at once', async () => {
    const as = newCustomer();
    const body = requestFor(await offered(service));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(body, as, { 'idempotency-key': 'press-1' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await count(service, 'booking', `customer_id = '${as.customer.id}'`)).toBe(1);
    expect(await told(service, String(answers[0]?.body.id))).toHaveLength(1);
  });

  it('makes as many bookings as requests where no key ties them together', async () => {
    const as = newCustomer();
    const body = requestFor(await offered(service));
    await Promise.all(Array.from({ length: 5 }, () => post(body, as)));
    expect(await count(service, 'booking', `customer_id = '${as.customer.id}'`)).toBe(5);
  });

  it('refuses the same key for another request', async () => {
    const as = newCustomer();
    const itemId = await offered(service);
    const headers = { 'idempotency-key': 'press-1' };
    await post(requestFor(itemId), as, headers);
    const { status, body } = await post(requestFor(itemId, { numberOfTravelers: 3 }), as, headers);
    expect(status).toBe(422);
    expect(body.code).toBe('key_reused');
  });

  it('keeps the keys of two customers apart', async () => {
    const body = requestFor(await offered(service));
    const headers = { 'idempotency-key': 'press-1' };
    const [one, other] = await Promise.all([
      post(body, newCustomer(), headers),
      post(body, newCustomer(), headers),
    ]);
    expect(one?.body.id).not.toBe(other?.body.id);
  });

  it('lets a refused request be corrected under its key', async () => {
    const as = newCustomer();
    const itemId = await offered(service);
    const headers = { 'idempotency-key': 'press-1' };
    expect((await post(requestFor(itemId, { totalPrice: '1.00' }), as, headers)).status).toBe(409);
    expect((await post(requestFor(itemId), as, headers)).status).toBe(201);
  });
});

describe('a booking whose answer was lost', () => {
  const sentUnder = (key: string, as = newCustomer()) =>
    service.call<OrProblem<Booking>>({ url: `/api/user/bookings/sent/${encodeURIComponent(key)}`, as });

  it('is found by the key it was sent under, by its customer alone', async () => {
    const as = newCustomer();
    const { body } = await post(requestFor(await offered(service)), as, { 'idempotency-key': 'lost/1' });
    expect(await sentUnder('lost/1', as)).toMatchObject({ status: 200, body });
    expect((await sentUnder('lost/1')).status).toBe(404);
  });

  it('is waited for while it is being placed', async () => {
    const as = newCustomer();
    const request = requestFor(await offered(service));
    let answered = false;
    const found = async () => {
      for (;;) {
        const wasAnswered = answered;
        const answer = await sentUnder('at-once', as);
        if (answer.status === 200 || wasAnswered) return answer;
      }
    };
    const placing = post(request, as, { 'idempotency-key': 'at-once' }).finally(() => {
      answered = true;
    });
    const [sent, seen] = await Promise.all([placing, found()]);
    expect(sent.status).toBe(201);
    expect(seen.body).toEqual(sent.body);
  });

  it.each(['never sent', 'two words', '\u0000', 'ключ', 'k'.repeat(256)])(
    'is not found under %j',
    async (key) => expect((await sentUnder(key)).status).toBe(404),
  );
});
