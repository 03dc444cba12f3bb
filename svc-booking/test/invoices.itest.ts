import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  concernsCustomers,
  INVOICE_RECIPIENTS_MAX,
  type Invoice,
  staleTags,
  today,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { eventually, newMailbox } from '@safari/service-kit/testing';
import { letterDate } from '../src/letters/customer.letter.js';
import {
  agreeOn,
  assigned,
  changeStatus,
  count,
  ledTo,
  moneyOf,
  newCustomer,
  offered,
  PATIENT,
  placed,
  staff,
  startBookingService,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';
import { readPdf } from './support/pdf.js';

const mailbox = newMailbox();
const service = bookingStories({
  mailbox,
  settings: { BRAND_NAME: 'Tembo Trails', BRAND_REGISTRATION: 'TALA 12-3456' },
  pace: { mailRetryDelays: [50, 50, 50, 50, 50, 50, 50, 50], ...PATIENT },
});

const send = (
  bookingId: string,
  emails: unknown = ['amina@example.com'],
  headers: Record<string, string> = {},
  by = service,
) => by.post<Invoice>('/api/send-invoice', { bookingId, emails }, staff, headers);

const lettersTo = (address: string) =>
  mailbox.received.filter(({ recipients }) => recipients.includes(address));

const deliveriesOf = async (bookingId: string, at = service) =>
  (await moneyOf(at, bookingId)).invoices[0]?.deliveries ?? [];

describe('sending an invoice', () => {
  it('promises no trust until the trip to whom it is sent during the trip, since a payment was void', async () => {
    const booking = await ledTo(service, ['paid', 'in_progress']);
    const [payment] = (await moneyOf(service, booking.id)).payments;
    const voided = { reason: 'The transfer was called back.' };
    await service.post(`/api/bookings/${booking.id}/payments/${payment?.id}/void`, voided);
    await send(booking.id, ['during@example.com']);
    const [letter] = await eventually('it has come', async () => {
      const letters = lettersTo('during@example.com');
      return letters.length > 0 && letters;
    });
    expect(letter?.message.text).toContain('How to pay:');
    expect(letter?.message.text).not.toContain('until your trip');
    const enclosed = letter?.message.attachments?.[0]?.content as ArrayBuffer;
    const { pages } = await readPdf(Buffer.from(enclosed));
    expect(pages.join(' ')).toContain('How to pay');
    expect(pages.join(' ')).not.toMatch(/Held in trust|until your trip/);
  });

  it('numbers it, sends one real letter to each recipient and notes that it was sent', async () => {
    const itemId = await offered(service, { name: 'Tembo <b>& Twiga</b>' });
    const booking = await assigned(service, { itemId, changes: { customerName: "Zawadi O'Kubwa <script>" } });
    const emails = ['zawadi.first@example.com', 'zawadi.second@example.com'];
    const { status, body } = await send(booking.id, emails);
    expect(status).toBe(200);
    const trip = { from: booking.preferredDate, travelers: booking.numberOfTravelers };
    expect(body).toMatchObject({ bookingId: booking.id, amount: '840.00', trip });
    expect(body.number).toMatch(/^\d{4}-\d{6}$/);
    await eventually('both were sent', async () =>
      (await deliveriesOf(booking.id)).every(({ state, sentAt }) => state === 'sent' && sentAt !== null),
    );
    for (const email of emails) {
      const letters = lettersTo(email);
      expect(letters).toHaveLength(1);
      expect(letters[0]?.recipients).toEqual([email]);
      const message = letters[0]?.message;
      expect(message?.subject).toBe(`Invoice ${body.number} for your booking ${booking.reference}`);
      for (const fact of [
        booking.reference,
        body.number,
        '$840.00',
        'trust account',
        'TALA 12-3456',
        'Tembo Trails',
      ]) {
        expect(message?.text).toContain(fact);
        expect(message?.html).toContain(fact);
      }
      expect(message?.text).toContain('Tembo <b>& Twiga</b>');
      expect(message?.html).toContain('Tembo &lt;b&gt;&amp; Twiga&lt;/b&gt;');
      expect(message?.html).not.toMatch(/<script|<b>/);
    }
    const events = await told(service, booking.id);
    expect(events.find(({ type }) => type === 'booking.invoice.sent.v1')).toMatchObject({
      data: { invoiceId: body.id, number: body.number, recipients: 2 },
    });
  });

  it.each(['sent', 'failed'] as const)('tells staff and its customer that a letter was %s', async (state) => {
    const as = newCustomer();
    const { id } = await assigned(service, { as });
    mailbox.refusingForGood = state === 'failed';
    try {
      const { body } = await send(id, ['one@example.com', 'two@example.com']);
      const events = await eventually('both outcomes are told', async () => {
        const found = (await told(service, id)).filter(({ type }) => type === 'booking.invoice.delivered.v1');
        return found.length === 2 && found;
      });
      for (const { customerId, data } of events) {
        expect(data).toEqual({ bookingId: id, invoiceId: body.id, state });
        expect(customerId).toBe(as.customer.id);
      }
      expect(await deliveriesOf(id)).toMatchObject([{ state }, { state }]);
    } finally {
      mailbox.refusingForGood = false;
    }
    expect(concernsCustomers('booking.invoice.delivered.v1')).toBe(true);
    expect(staleTags('booking.invoice.delivered.v1')).toEqual(['Money']);
  });

  it('is issued once: sending again adds deliveries to the same number', async () => {
    const { id } = await assigned(service);
    const first = await send(id, ['again@example.com']);
    const second = await send(id, ['again@example.com', 'more@example.com']);
    expect(second.body.number).toBe(first.body.number);
    expect(second.body.issuedAt).toBe(first.body.issuedAt);
    expect(second.body.deliveries.map(({ email }) => email)).toEqual([
      'again@example.com',
      'again@example.com',
      'more@example.com',
    ]);
  });

  it('says beside it, sent again, when the trip is and who travels by now, and no trust once it has begun', async () => {
    const as = newCustomer();
    const { id } = await assigned(service, { as });
    const sentTo = async (email: string) => {
      await send(id, [email]);
      const [letter] = await eventually('it has come', async () => {
        const letters = lettersTo(email);
        return letters.length > 0 && letters;
      });
      return letter?.message.text ?? '';
    };
    const first = await sentTo('before.change@example.com');
    expect(first).toContain('until your trip');
    expect(first).not.toContain(' now:');
    const preferredDate = addDays(today(), 60);
    await agreeOn(service, id, as, { preferredDate, numberOfTravelers: 3 });
    const [begin, end] = [preferredDate, addDays(preferredDate, 2)].map((day) => letterDate(day, 'en'));
    const again = await sentTo('after.change@example.com');
    expect(again).toMatch(new RegExp(`Dates now: +${begin} to ${end} \\(3 days\\)\n`));
    expect(again).toMatch(/Travelers now: +3\n/);
    expect(again).toContain('until your trip');
    for (const status of ['paid', 'in_progress'] as const) await changeStatus(service, id, status);
    const [payment] = (await moneyOf(service, id)).payments;
    const voided = { reason: 'The transfer was called back.' };
    await service.post(`/api/bookings/${id}/payments/${payment?.id}/void`, voided);
    const during = await sentTo('during.change@example.com');
    expect(during).toContain('How to pay:');
    expect(during).not.toContain('until your trip');
  });

  it('is sent as the first one only where none stands', async () => {
    const { id } = await assigned(service);
    const first = () =>
      service.post<Invoice>('/api/send-invoice', {
        bookingId: id,
        emails: ['amina@example.com'],
        first: true,
      });
    const [one, other] = (await Promise.all([first(), first()])).toSorted((a, b) => a.status - b.status);
    expect(one?.status).toBe(200);
    expect(other).toMatchObject({
      status: 409,
      body: { detail: `Invoice ${one?.body.number} was sent meanwhile. It is not sent again.` },
    });
    expect(await deliveriesOf(id)).toHaveLength(1);
    expect((await send(id)).status).toBe(200);
    expect(await deliveriesOf(id)).toHaveLength(2);
  });

  it('sends one letter for one press, however often the request is repeated', async () => {
    const { id } = await assigned(service);
    const email = 'pressed.once@example.com';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(id, [email], { 'idempotency-key': `press-${id}` })),
    );
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    await eventually('the letter is there', async () => lettersTo(email).length > 0);
    expect(await count(service, 'outgoing_mail', `recipient = '${email}'`)).toBe(1);
  });

  it('shows each attempt and why it failed while the mail server is away, and then that it was sent', async () => {
    const mailRetryDelays = Array.from({ length: 100 }, () => 200);
    const patient = await startBookingService({ SMTP_URL: mailbox.url }, { mailRetryDelays });
    const as = newCustomer();
    const { id } = await assigned(patient, { as });
    mailbox.refusing = true;
    try {
      await send(id, ['patient@example.com'], {}, patient);
      const [retried] = await eventually('two attempts failed', async () => {
        const deliveries = await deliveriesOf(id, patient);
        return (deliveries[0]?.attempts ?? 0) >= 2 && deliveries;
      });
      expect(retried).toMatchObject({ state: 'retrying', sentAt: null });
      expect(retried?.reason).toContain('not now');
    } finally {
      mailbox.refusing = false;
    }
    const sent = await eventually('it was sent', async () =>
      (await deliveriesOf(id, patient)).find(({ state }) => state === 'sent'),
    );
    expect(sent).toMatchObject({ reason: null, sentAt: expect.any(String) });
    const events = (await told(patient, id)).filter(({ type }) => type === 'booking.invoice.delivered.v1');
    expect(events.map(({ data }) => data['state'])).toEqual([
      ...Array.from({ length: sent.attempts - 1 }, () => 'retrying'),
      'sent',
    ]);
    expect(new Set(events.map(({ customerId }) => customerId))).toEqual(new Set([as.customer.id]));
    await patient.close();
  });

  it('notes a letter that never leaves as failed, with the reason', async () => {
    const { id } = await assigned(service);
    mailbox.refusing = true;
    try {
      await send(id, ['never@example.com']);
      const failed = await eventually('it failed', async () =>
        (await deliveriesOf(id)).find(({ state }) => state === 'failed'),
      );
      expect(failed.reason).toContain('not now');
    } finally {
      mailbox.refusing = false;
    }
  });

  it.each([
    ['none', []],
    ['no list', 'amina@example.com'],
    ['a wrong address', ['amina@example.com', 'amina']],
    ['two in one', ['amina@example.com, boss@example.com']],
    ['a second header', ['amina@example.com\r\nBcc: all@example.com']],
    ['the same mailbox twice', ['amina@example.com', ' Amina@Example.com ']],
    ['the same mailbox with a mark', ['amina@example.com', 'amina@\u200bexample.com']],
    ['too many', Array.from({ length: INVOICE_RECIPIENTS_MAX + 1 }, (_, at) => `a${at}@example.com`)],
  ])('refuses recipients that are %s', async (_, emails) => {
    const { id } = await assigned(service);
    const { status, body } = await send(id, emails);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('emails');
  });

  it('refuses a booking without an operator, one that is paid, and one that is not there', async () => {
    const open = await placed(service);
    const paid = await ledTo(service, ['paid']);
    const completed = await ledTo(service, ['payment_received', 'completed']);
    for (const { id } of [open, paid, completed]) {
      expect(await send(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(await count(service, 'invoice', `booking_id = '${id}'`)).toBe(0);
    }
    expect((await send('01a1fdc4-037f-77d6-b7ce-3b347bbef071')).status).toBe(404);
  });

  it('shows its customer the invoice, and nobody else', async () => {
    const as = newCustomer();
    const { id } = await assigned(service, { as });
    await send(id);
    expect((await moneyOf(service, id, as)).invoices).toHaveLength(1);
    expect((await service.call({ url: `/api/bookings/${id}/money`, as: newCustomer() })).status).toBe(404);
  });
});

describe('the numbers of invoices', () => {
  const numbers = async (): Promise<number[]> => {
    const rows = await service.app
      .get(Database)
      .rows<{ number: string }>('test-numbers', 'select number from invoice order by number');
    return rows.map(({ number }) => Number(number.slice(5)));
  };

  it('have no gap when twenty are sent at once and some of them fail after they were numbered', async () => {
    const database = service.app.get(Database);
    await database.manager.query(`
      create function refuse_doomed() returns trigger language plpgsql as
        $$ begin if new.recipient like 'doomed%' then raise exception 'doomed'; end if; return new; end $$;
      create trigger refuse_doomed before insert on outgoing_mail for each row execute function refuse_doomed();
      create sequence careless_number;
      create function count_carelessly() returns trigger language plpgsql as
        $$ begin perform nextval('careless_number'); return new; end $$;
      create trigger count_carelessly before insert on invoice for each row execute function count_carelessly()`);
    const before = (await numbers()).length;
    const bookings = await Promise.all(Array.from({ length: 20 }, () => assigned(service)));
    const answers = await Promise.all(
      bookings.map(({ id }, at) => send(id, [at % 3 === 0 ? 'doomed@example.com' : 'fine@example.com'])),
    );
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(13);
    const found = await numbers();
    expect(found).toHaveLength(before + 13);
    expect(found).toEqual(Array.from({ length: found.length }, (_, at) => at + 1));
    // control: a plain sequence has counted the failed ones too
    const [careless] = (await database.manager.query(
      'select last_value::int as last from careless_number',
    )) as {
      last: number;
    }[];
    expect(careless?.last).toBe(20);
  });

  it('are one when two staff issue the same invoice at once', async () => {
    const { id } = await assigned(service);
    const answers = await Promise.all([send(id, ['one@example.com']), send(id, ['two@example.com'])]);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(await count(service, 'invoice', `booking_id = '${id}'`)).toBe(1);
    expect(await deliveriesOf(id)).toHaveLength(2);
  });
});
