import { describe, expect, it } from '@jest/globals';
import {
  type ActiveTrip,
  addDays,
  type Booking,
  type BookingCancellation,
  type BookingHistoryEntry,
  type BookingSummary,
  type CancelBookingFor,
  type Cancellation,
  type Identity,
  type LetterPreview,
  today,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import {
  assigned,
  assignTo,
  changeOf,
  changeStatus,
  count,
  ledTo,
  lettersOf,
  moneyOf,
  networked,
  newCustomer,
  offered,
  placed,
  requestFor,
  staff,
  startBookingService,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** Kept: nothing from 60 days on, a quarter from 30 days on, everything from the week before. */
const TERMS = {
  version: 'of the test',
  tiers: [
    { daysBefore: 60, keptPercent: 0 },
    { daysBefore: 30, keptPercent: 25 },
    { daysBefore: 0, keptPercent: 100 },
  ],
};

/** Its letters are not sent. */
const service = bookingStories({
  settings: { CANCELLATION_TERMS: JSON.stringify(TERMS) },
  pace: { mailRetryDelays: [3_600_000] },
});

const inDays = (days: number) => ({ changes: { preferredDate: addDays(today(), days) } });

const quote = async (id: string, as: Identity = staff) =>
  (await service.call<BookingCancellation>({ url: `/api/bookings/${id}/cancellation`, as })).body;

const cancelOwn = (id: string, as: Identity, refund = '0.00', reason = 'We fell ill.') =>
  service.post<Booking>(`/api/user/bookings/${id}/cancel`, { reason, refund }, as);

const cancel = (id: string, request: Partial<CancelBookingFor> = {}, as: Identity = staff) =>
  service.post<Booking>(
    `/api/bookings/${id}/cancel`,
    { by: 'staff', reason: 'The road is flooded.', refund: '0.00', ...request },
    as,
  );

const letters = (id: string) => lettersOf(service, id, 'cancellation');

describe('a customer who wants to cancel', () => {
  it('sees what it costs, cancels, and is owed exactly that', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['payment_received'], { as, ...inDays(40) });
    const { costs, terms, cancellation } = await quote(id, as);
    expect(terms).toEqual(TERMS);
    expect(cancellation).toBeNull();
    expect(costs?.customer).toEqual({
      daysBefore: 40,
      keptPercent: 25,
      paid: '840.00',
      kept: '210.00',
      refund: '630.00',
    });
    expect(await cancelOwn(id, as, '630.00')).toMatchObject({
      status: 200,
      body: { status: 'cancelled', assignedOperatorId: null, version: 4 },
    });
    const after = await quote(id, as);
    expect(after.costs).toBeNull();
    expect(after.cancellation).toMatchObject({
      by: 'customer',
      reason: 'We fell ill.',
      kept: '210.00',
      refund: '630.00',
      refundState: 'owed',
      termsVersion: 'of the test',
    });
    const money = await moneyOf(service, id, as);
    expect(money).toMatchObject({ paid: '840.00', due: '0.00', refund: { amount: '630.00', state: 'owed' } });
  });

  it('is refused where the refund is another one by now, and hears which', async () => {
    const as = newCustomer();
    const { id } = await assigned(service, { as, ...inDays(40) });
    await changeStatus(service, id, 'paid');
    const answer = await cancelOwn(id, as, '0.00');
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price_changed', cost: { refund: '630.00' } },
    });
    expect(await count(service, 'cancellation', `booking_id = '${id}'`)).toBe(0);
  });

  it('keeps the terms that they accepted, whatever is offered to others since', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as, ...inDays(40) });
    const later = { version: 'later', tiers: [{ daysBefore: 0, keptPercent: 90 }] };
    await service.app
      .get(Database)
      .manager.query('update booking set cancellation_terms = $1 where id <> $2', [
        JSON.stringify(later),
        id,
      ]);
    expect((await quote(id, as)).costs?.customer.refund).toBe('630.00');
  });

  it('gets a letter in their language', async () => {
    const as = newCustomer();
    const { body: booking } = await service.post<Booking>(
      '/api/bookings',
      requestFor(await offered(service)),
      as,
      { 'accept-language': 'sw' },
    );
    const { id, customerEmail } = booking;
    await cancelOwn(id, as);
    expect(await letters(id)).toMatchObject([
      { to: customerEmail, subject: expect.stringContaining('imefutwa') },
    ]);
  });

  it('is not written their own reason, which the office reads: any address can be typed into the form', async () => {
    const as = newCustomer();
    const words = 'Your card was charged: https://elsewhere.example';
    const own = await placed(service, { as });
    await cancelOwn(own.id, as, '0.00', words);
    const [letter] = await letters(own.id);
    expect(letter?.text).toContain('As you wished');
    expect(letter?.text).not.toMatch(/Reason|elsewhere/);
    expect((await quote(own.id)).cancellation?.reason).toBe(words);
    const { id } = await placed(service, { as });
    await cancel(id, { by: 'customer', reason: 'You fell ill, as you told us.' });
    expect((await letters(id))[0]?.text).toContain('You fell ill, as you told us.');
  });

  it.each([
    ['no reason', { reason: '  ' }, 'reason'],
    ['a reason without an end', { reason: 'x'.repeat(1001) }, 'reason'],
    ['a reason that is no text', { reason: 7 }, 'reason'],
    ['no refund', { refund: undefined }, 'refund'],
    ['a refund that is no amount', { refund: 'all' }, 'refund'],
  ])('is told what is wrong with %s', async (_, fault, field) => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    const { status, body } = await service.post<Booking>(
      `/api/user/bookings/${id}/cancel`,
      { reason: 'Ill.', refund: '0.00', ...fault },
      as,
    );
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('cannot cancel what is another’s, and learns nothing of it', async () => {
    const { id } = await placed(service);
    const stranger = newCustomer();
    expect((await cancelOwn(id, stranger)).status).toBe(404);
    expect((await service.call({ url: `/api/bookings/${id}/cancellation`, as: stranger })).status).toBe(404);
    expect((await cancel(id, {}, stranger)).status).toBe(403);
  });
});

describe('a cancellation', () => {
  it.each([
    ['pending', null, '0.00'],
    ['confirmed', [], '0.00'],
    ['payment_received', ['payment_received'], '840.00'],
    ['paid', ['paid'], '840.00'],
    ['in_progress', ['paid', 'in_progress'], '840.00'],
  ] as const)('is possible from %s, and the blameless pay nothing', async (_, steps, refund) => {
    const { id } = steps ? await ledTo(service, [...steps]) : await placed(service);
    const { body } = await cancel(id, { by: 'operator', refund });
    expect(body).toMatchObject({ status: 'cancelled', assignedOperatorId: null, assignedOperatorName: null });
    expect(await letters(id)).toHaveLength(1);
  });

  it('is impossible once the trip is over', async () => {
    const { id } = await ledTo(service, ['paid', 'completed']);
    expect(await cancel(id, { refund: '840.00' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'A trip that is over cannot be cancelled.' },
    });
    expect((await quote(id)).costs).toBeNull();
  });

  it('tells the world once, with the operator that is released', async () => {
    const as = newCustomer();
    const { id, assignedOperatorId } = await assigned(service, { as });
    await cancel(id, { by: 'operator' });
    const events = (await told(service, id)).slice(-3);
    expect(events.map(({ type, customerId, data }) => [type, customerId, data])).toEqual([
      [
        'booking.booking.cancelled.v1',
        as.customer.id,
        { bookingId: id, by: 'operator', operatorId: assignedOperatorId, version: 3 },
      ],
      [
        'booking.booking.status-changed.v1',
        as.customer.id,
        { bookingId: id, from: 'confirmed', to: 'cancelled', version: 3 },
      ],
      ['booking.trip.progressed.v1', as.customer.id, expect.objectContaining({ currentStatus: 'cancelled' })],
    ]);
  });

  it('stands in the history with reason, refund and the released operator', async () => {
    const { id, assignedOperatorId, assignedOperatorName } = await ledTo(service, ['paid']);
    await cancel(id, { by: 'staff', refund: '840.00' });
    const { body } = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${id}/history`,
      as: staff,
    });
    expect(body[0]).toMatchObject({
      action: 'cancelled',
      who: 'staff',
      detail: {
        by: 'staff',
        reason: 'The road is flooded.',
        kept: '0.00',
        refund: '840.00',
        operatorId: assignedOperatorId,
        operatorName: assignedOperatorName,
      },
    });
  });

  it('leaves counts, revenue, lists and active trips, and is found where it is asked for', async () => {
    const summary = async () =>
      (await service.call<BookingSummary>({ url: '/api/bookings/summary', as: staff })).body;
    const listed = async (query: string) =>
      (await service.call<Booking[]>({ url: `/api/bookings?${query}`, as: staff })).body.map(({ id }) => id);
    const active = async () =>
      (await service.call<ActiveTrip[]>({ url: '/api/trip-active', as: staff })).body.map(
        ({ booking }) => booking.id,
      );
    const before = await summary();
    const { id, reference } = await assigned(service);
    expect(await active()).toContain(id);
    await cancel(id);
    expect(await summary()).toEqual(before);
    expect(await active()).not.toContain(id);
    expect(await listed(`search=${reference}`)).toEqual([]);
    expect(await listed(`search=${reference}&cancelled=too`)).toEqual([id]);
    expect(await listed('cancelled=only')).toContain(id);
    expect((await service.call({ url: '/api/bookings?cancelled=perhaps', as: staff })).status).toBe(400);
  });

  it('ends everything else: no operator, no money, no progress, no invoice', async () => {
    const { id } = await assigned(service);
    await cancel(id);
    const operatorId = await networked(service);
    const calls = [
      { method: 'POST', url: `/api/bookings/${id}/assign-operator`, body: { operatorId } },
      { method: 'PUT', url: `/api/bookings/${id}/status`, body: { status: 'paid' } },
      { method: 'POST', url: '/api/send-invoice', body: { bookingId: id, emails: ['a@example.com'] } },
      {
        method: 'PUT',
        url: `/api/trip-status/${id}`,
        body: { completionPercentage: 50, currentDay: 2 },
      },
    ] as const;
    for (const call of calls)
      expect([call.url, (await service.call({ ...call, as: staff })).status]).toEqual([call.url, 409]);
  });
});

describe('a cancellation while the confirmation waits', () => {
  const holding = bookingStories({ settings: { LETTER_HOLD_SECONDS: '3600' } });

  const cancelHeld = (id: string, refund = '0.00') =>
    holding.post<Booking>(`/api/bookings/${id}/cancel`, {
      by: 'staff',
      reason: 'The road is flooded.',
      refund,
    });
  const written = (id: string) =>
    holding.rows<{ topic: string; files: number }>(
      `select topic, jsonb_array_length(attachments) as files from outgoing_mail
       where topic_id = $1 and topic <> 'booking-placed' order by id`,
      [id],
    );

  it('takes it back: its customer reads of the cancellation alone, and no entry leaves their calendar', async () => {
    const { id } = await assigned(holding);
    expect(await written(id)).toEqual([{ topic: 'booking-confirmed', files: 1 }]);
    expect((await cancelHeld(id)).status).toBe(200);
    expect(await written(id)).toEqual([{ topic: 'cancellation', files: 0 }]);
  });

  it('takes the letter of an open offer back', async () => {
    const booking = await assigned(holding);
    const body = changeOf(booking, {
      preferredDate: addDays(today(), 44),
      reason: 'The camp opens a week later.',
    });
    const url = `/api/bookings/${booking.id}`;
    expect((await holding.put(url, body)).status).toBe(200);
    const offers = `topic = 'change-offer' and message_id like '%-${booking.id}'`;
    expect(await holding.count('outgoing_mail', offers)).toBe(1);
    expect((await cancelHeld(booking.id)).status).toBe(200);
    expect(await holding.count('outgoing_mail', offers)).toBe(0);
  });

  it('leaves it where it was tried, or a receipt follows it, and takes the entry back', async () => {
    const { id } = await assigned(holding);
    await holding.rows('update outgoing_mail set attempts = 1 where topic_id = $1', [id]);
    const paid = await ledTo(holding, ['payment_received']);
    await cancelHeld(id);
    await cancelHeld(paid.id, '840.00');
    const [confirmed, cancelled] = ['booking-confirmed', 'cancellation'].map((topic) => ({
      topic,
      files: 1,
    }));
    expect(await written(id)).toEqual([confirmed, cancelled]);
    expect(await written(paid.id)).toEqual([confirmed, { topic: 'payment-received', files: 0 }, cancelled]);
  });
});

describe('two at once', () => {
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  it('cancel once, with one refund and one letter', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as, ...inDays(70) });
    const answers = await Promise.all([
      cancelOwn(id, as, '840.00'),
      cancel(id, { refund: '840.00' }),
      cancelOwn(id, as, '840.00'),
      cancel(id, { by: 'operator', refund: '840.00' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    expect(await count(service, 'cancellation', `booking_id = '${id}'`)).toBe(1);
    expect(await letters(id)).toHaveLength(1);
    const cancelled = (await told(service, id)).filter(({ type }) => type.endsWith('cancelled.v1'));
    expect(cancelled).toHaveLength(1);
  });

  it('cancel against complete: one of them holds, and the trip stands as the booking does', async () => {
    const { id } = await ledTo(service, ['paid']);
    const answers = await Promise.all([
      cancel(id, { refund: '840.00' }),
      changeStatus(service, id, 'completed'),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [row] = await service.rows<{ status: string; trip: string }>(
      'select status, current_status as trip from booking join trip on booking_id = id where id = $1',
      [id],
    );
    expect(row?.trip).toBe(row?.status);
  });

  it('cancel against confirm: the booking ends cancelled, and nobody stays assigned', async () => {
    const { id } = await placed(service);
    const operatorId = await networked(service);
    const [cancelled, confirmed] = await Promise.all([
      cancel(id),
      assignTo(service, id, operatorId).then(
        () => 200,
        () => 409,
      ),
    ]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(confirmed);
    expect(
      await count(
        service,
        'booking',
        `id = '${id}' and status = 'cancelled' and assigned_operator_id is null`,
      ),
    ).toBe(1);
  });
});

describe('a refund', () => {
  const record = (id: string, body: Record<string, unknown> = {}, as: Identity = staff) =>
    service.post<Cancellation>(
      `/api/bookings/${id}/refund`,
      { refundedOn: today(), reference: 'CRDB 7731', ...body },
      as,
    );

  it('is recorded once it is paid, with its day and reference, and only once', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as });
    await cancel(id, { refund: '840.00' });
    const answers = await Promise.all([record(id), record(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await quote(id)).cancellation).toMatchObject({
      refundState: 'paid',
      refundedOn: today(),
      refundReference: 'CRDB 7731',
    });
    const guide: Identity = { staff: { id: '7', name: 'Neema', role: 'guide' } };
    for (const reader of [as, guide]) {
      const { cancellation } = await quote(id, reader);
      expect(cancellation).toMatchObject({ refundState: 'paid', refundReference: null });
    }
    expect(await count(service, 'booking_history', `booking_id = '${id}' and action = 'refund'`)).toBe(1);
  });

  it('that was recorded by mistake is voided with a reason, once, and is owed as before', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as });
    await cancel(id, { refund: '840.00' });
    await record(id);
    const voidIt = (body: Record<string, unknown> = {}, who: Identity = staff) =>
      service.post<Cancellation>(
        `/api/bookings/${id}/refund/void`,
        { reference: 'CRDB 7731', reason: 'Another family’s transfer.', ...body },
        who,
      );
    expect((await voidIt({}, as)).status).toBe(403);
    expect((await voidIt({ reason: ' ' })).body.errors).toEqual({ reason: ['Say why it is voided.'] });
    expect((await voidIt({ reference: 'CRDB 1' })).status).toBe(409);
    const answers = await Promise.all([voidIt(), voidIt()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const owed = { refundState: 'owed', refundedOn: null, refundReference: null };
    expect((await quote(id, as)).cancellation).toMatchObject(owed);
    expect((await record(id, { reference: 'CRDB 7732' })).status).toBe(200);
    expect((await voidIt()).status).toBe(409);
    expect(
      await service.rows(
        `select detail ->> 'refundedOn' as on, detail -> 'voided' as voided from booking_history
         where booking_id = $1 and action = 'refund' order by id`,
        [id],
      ),
    ).toEqual([
      { on: today(), voided: null },
      { on: today(), voided: true },
      { on: today(), voided: null },
    ]);
    expect(await service.told('booking.refund.voided.v1')).toContainEqual(
      expect.objectContaining({ data: { bookingId: id } }),
    );
  });

  describe('is told to its customer', () => {
    const post = <T>(url: string, body: object) => service.post<T>(`/api/bookings/${url}`, body);
    const refund = { refundedOn: today(), reference: 'CRDB 7731' };
    const mistake = { reference: 'CRDB 7731', reason: 'Another family’s transfer.' };
    const refundLetters = (id: string) => lettersOf(service, id, 'refund%');
    const owed = async () => {
      const booking = await ledTo(service, ['paid']);
      await cancel(booking.id, { refund: '840.00' });
      return booking;
    };

    it('once, as staff have read it before, and not by which reference the bank knows it', async () => {
      const { id, customerEmail, reference } = await owed();
      const { body: shown } = await post<LetterPreview[]>(`${id}/letters/refund`, refund);
      expect(await refundLetters(id)).toEqual([]);
      await Promise.all([record(id), record(id)]);
      const letters = await refundLetters(id);
      expect(letters).toMatchObject([
        { topic: 'refund', subject: `We sent $840.00 back to you: your booking ${reference}` },
      ]);
      expect(letters[0]?.text).not.toContain('CRDB');
      const { subject, text } = letters[0] ?? {};
      expect(shown).toEqual([{ to: [customerEmail], subject, text, attachments: [], language: 'en' }]);
      expect((await post(`${id}/letters/refund`, refund)).status).toBe(409);
    });

    it('and corrected once it was an error, where the letter may have left', async () => {
      const { id, reference } = await owed();
      await record(id);
      await service.rows(
        `update outgoing_mail set attempts = 1, next_attempt_at = now() + interval '2 minutes'
         where topic = 'refund' and topic_id = $1`,
        [id],
      );
      const { body: shown } = await post<LetterPreview[]>(`${id}/letters/refund/void`, mistake);
      await post(`${id}/refund/void`, mistake);
      const [, correction] = await refundLetters(id);
      expect(correction).toMatchObject({
        topic: 'refund-voided',
        subject: `Correction: $840.00 was not sent back for your booking ${reference}`,
      });
      expect(correction?.text).toContain('$840.00 is still to come back to you.');
      expect(correction?.text).not.toContain('Another family');
      expect(shown).toMatchObject([{ text: correction?.text }]);
    });

    it('by no letter that still waits when it is voided, and by the next one', async () => {
      const { id } = await owed();
      await record(id);
      expect((await post(`${id}/letters/refund/void`, mistake)).body).toEqual([]);
      await post(`${id}/refund/void`, mistake);
      expect(await refundLetters(id)).toEqual([]);
      await record(id, { reference: 'CRDB 7732' });
      expect(await refundLetters(id)).toMatchObject([{ topic: 'refund' }]);
    });
  });

  it.each([
    ['a day ahead', { refundedOn: addDays(today(), 1) }],
    ['a mistyped year', { refundedOn: '0026-11-27' }],
    ['no reference', { reference: ' ' }],
  ])('is refused with %s', async (_, fault) => {
    const { id } = await ledTo(service, ['paid']);
    await cancel(id, { refund: '840.00' });
    const { status, body } = await record(id, fault);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(fault));
  });

  it('is not there to be recorded where none is owed, nor for a customer', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    await cancel(id);
    expect((await record(id)).status).toBe(409);
    expect((await record(id, {}, as)).status).toBe(403);
  });
});

it('terms that cannot be meant keep the service from starting', async () => {
  await expect(startBookingService({ CANCELLATION_TERMS: '{"version":"1","tiers":[{}]}' })).rejects.toThrow(
    'CANCELLATION_TERMS',
  );
});
