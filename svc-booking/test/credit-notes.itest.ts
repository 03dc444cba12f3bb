import { describe, expect, it, jest } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingHistoryEntry,
  type CreditNote,
  creditNotePath,
  type ErasurePreview,
  type Identity,
  type Invoice,
} from '@safari/contracts';
import { eventually, newMailbox } from '@safari/service-kit/testing';
import { CreditNoteService } from '../src/credit-notes/credit-note.service.js';
import { letterDate } from '../src/letters/customer.letter.js';
import {
  agreeOn,
  assigned,
  bookingOf,
  changeOf,
  changeStatus,
  colleague,
  lettersOf,
  moneyOf,
  newCustomer,
  type PlacedOptions,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';
import { readPdf } from './support/pdf.js';

const mailbox = newMailbox();
const service = bookingStories({ mailbox });

const money = (id: string, as?: Identity) => moneyOf(service, id, as);
const lettersAbout = (number: string) =>
  mailbox.received.filter(({ message }) => message.subject?.includes(number));

async function send({ id, customerEmail }: Booking, ...others: string[]): Promise<Invoice> {
  const { status, body } = await service.post<Invoice>('/api/send-invoice', {
    bookingId: id,
    emails: [customerEmail, ...others],
  });
  expect(status).toBe(200);
  return body;
}

/** A booking with an invoice over 840.00. */
async function invoiced(options: PlacedOptions = {}): Promise<{ booking: Booking; invoice: Invoice }> {
  const booking = await assigned(service, options);
  return { booking, invoice: await send(booking) };
}

const voiding = ({ number, amount }: Invoice, changes: object = {}) => ({
  invoice: number,
  correction: 'void',
  amount,
  reason: 'It was for another family.',
  ...changes,
});
const correct = (id: string, request: object, as: Identity = staff, headers = {}) =>
  service.post<CreditNote>(`/api/bookings/${id}/credit-notes`, request, as, headers);

/** Everything but the clock (`Date`): letters and events go on meanwhile. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Makes the trip cheaper, like a change that both sides have accepted. */
const cheaper = ({ id }: Booking) =>
  service.rows('update booking set number_of_travelers = 1, total_price = 420.00 where id = $1', [id]);

describe('an issued invoice', () => {
  it('is taken back by a numbered credit note, which everybody hears who had it', async () => {
    const as = newCustomer();
    const booking = await assigned(service, { as, changes: { customerEmail: 'zawadi@example.com' } });
    const invoice = await send(booking, 'accountant@example.com');
    const { status, body: note } = await correct(booking.id, voiding(invoice));
    expect(status).toBe(201);
    expect(note).toMatchObject({
      number: expect.stringMatching(/^CN-\d{4}-\d{6}$/),
      invoice: invoice.number,
      amount: '840.00',
      reason: 'It was for another family.',
    });

    const letters = await eventually('both letters are there', async () => {
      const found = lettersAbout(note.number);
      return found.length === 2 && found;
    });
    expect(letters.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'accountant@example.com',
      'zawadi@example.com',
    ]);
    const enclosed = letters[0]?.message.attachments[0];
    expect(enclosed?.filename).toBe(`credit-note-${note.number}.pdf`);
    const file = Buffer.from(enclosed?.content as ArrayBuffer);
    for (const reader of [as, staff]) {
      const kept = await service.call<Buffer>({ url: creditNotePath(booking.id, note.number), as: reader });
      expect(kept.body.equals(file)).toBe(true);
    }
    expect((await readPdf(file)).pages[0]).toContain('It was for another family.');

    for (const reader of [as, staff]) {
      const now = await money(booking.id, reader);
      expect(now).toMatchObject({ due: '840.00', invoiced: '0.00', cost: '840.00' });
      expect(now.invoices).toMatchObject([{ number: invoice.number, creditNotes: [note] }]);
    }
    const events = await told(service, booking.id);
    expect(events.find(({ type }) => type === 'booking.invoice.credited.v1')).toMatchObject({
      customerId: as.customer.id,
      data: { invoiceId: invoice.id, number: note.number, amount: '840.00' },
    });
    const history = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${booking.id}/history`,
      as: staff,
    });
    expect(history.body[0]).toMatchObject({
      action: 'credit note',
      who: 'staff',
      detail: { number: note.number, invoice: invoice.number, amount: '840.00' },
    });
  });

  it('that is taken back stands no more: the booking is not invoiced, and the next one has its own number', async () => {
    const { booking, invoice } = await invoiced();
    const progress = async () => (await bookingOf(service, booking.id)).progress;
    expect(await progress()).toMatchObject({ invoiced: true });
    await correct(booking.id, voiding(invoice));
    expect(await progress()).toMatchObject({ invoiced: false });
    const next = await send(booking);
    expect(next.number).not.toBe(invoice.number);
    expect(await progress()).toMatchObject({ invoiced: true });
    const { invoices, invoiced: sum } = await money(booking.id);
    expect(invoices.map(({ number }) => number)).toEqual([invoice.number, next.number]);
    expect(sum).toBe('840.00');
  });

  it('that went to a former address of its customer is taken back where they are reached now, and not there', async () => {
    const { booking, invoice } = await invoiced({ changes: { customerEmail: 'former@example.com' } });
    await eventually('the invoice has left', async () => lettersAbout(invoice.number).length > 0);
    const { status } = await service.put(
      `/api/bookings/${booking.id}`,
      changeOf(booking, { customerEmail: 'reached-now@example.com' }),
    );
    expect(status).toBe(200);
    expect((await correct(booking.id, voiding(invoice))).status).toBe(201);
    const letters = await lettersOf(service, booking.id, 'credit-note');
    expect(letters.map(({ to }) => to)).toEqual(['reached-now@example.com']);
  });

  it('is replaced at one press by one that says what holds now, also where it is paid already', async () => {
    const { booking, invoice } = await invoiced();
    await changeStatus(service, booking.id, 'payment_received');
    await service.rows(`update booking set customer_name = 'Zawadi Ole' where id = $1`, [booking.id]);
    const { status } = await correct(booking.id, voiding(invoice, { correction: 'replace' }));
    expect(status).toBe(201);
    const { invoices, due } = await money(booking.id);
    expect(due).toBe('0.00');
    expect(invoices).toHaveLength(2);
    const next = invoices[1] as Invoice;
    expect(next).toMatchObject({ amount: '840.00', creditNotes: [] });
    const [letter] = await eventually('it is sent', async () => {
      const found = lettersAbout(next.number);
      return found.length > 0 && found;
    });
    expect(letter?.message.text).toContain('Dear Zawadi Ole,');
  });

  it('of a trip that costs less than was paid is corrected by letters that say what comes back', async () => {
    const { booking, invoice } = await invoiced();
    await changeStatus(service, booking.id, 'payment_received');
    await cheaper(booking);
    await correct(booking.id, voiding(invoice, { correction: 'replace' }));
    const [, next] = (await money(booking.id)).invoices;
    const [letter] = await eventually('it is sent', async () => {
      const found = lettersAbout(next?.number ?? '');
      return found.length > 0 && found;
    });
    const [corrected] = await lettersOf(service, booking.id, 'credit-note');
    const comesBack = 'You have paid $420.00 more than your trip costs now. We send it back';
    expect(letter?.message.text).toContain(
      `Nothing is due any more: your payment has arrived. Thank you. ${comesBack}`,
    );
    expect(corrected?.text).toContain(comesBack);
    expect(corrected?.text).not.toContain('stays credited');
  });

  it('is reduced to what the trip costs by now, and says so when it is sent again', async () => {
    const { booking, invoice } = await invoiced();
    await cheaper(booking);
    const reducing = voiding(invoice, { correction: 'reduce', amount: '420.00' });
    expect((await correct(booking.id, reducing)).status).toBe(201);
    expect(await money(booking.id)).toMatchObject({ invoiced: '420.00', due: '420.00', cost: '420.00' });
    const again = await send(booking);
    expect(again.number).toBe(invoice.number);
    const letter = await eventually('it is sent again', async () =>
      lettersAbout(invoice.number).find(({ message }) => message.text?.includes('After credit notes')),
    );
    expect(letter.message.text).toMatch(/After credit notes: +\$420\.00/);
    expect(letter.message.text).toMatch(/Amount due: +\$420\.00/);
    const { status, body } = await correct(booking.id, reducing);
    expect([status, body.detail]).toEqual([
      409,
      'The invoice says no more than the trip costs. Change the price first.',
    ]);
    expect((await correct(booking.id, voiding(invoice, { amount: '420.00' }))).status).toBe(201);
  });

  it('that another price was agreed on after is said to its customer and is the office’s to correct', async () => {
    const as = newCustomer();
    const { booking, invoice } = await invoiced({ as });
    const stale = async () => (await bookingOf(service, booking.id)).progress?.invoiceStale;
    const written = async () => (await lettersOf(service, booking.id, 'change')).at(-1)?.text;
    expect(await stale()).toBe(false);
    await agreeOn(service, booking.id, as, { priceRule: 'agreed', unitPrice: '400.00' });
    expect(await stale()).toBe(true);
    expect(await written()).toContain(
      `Your invoice ${invoice.number} still says $840.00; we send you a corrected`,
    );
    await correct(booking.id, voiding(invoice, { correction: 'reduce', amount: '40.00' }));
    expect(await stale()).toBe(false);
    await changeStatus(service, booking.id, 'payment_received');
    await agreeOn(service, booking.id, as, { priceRule: 'agreed', unitPrice: '450.00' });
    expect(await bookingOf(service, booking.id)).toMatchObject({
      status: 'confirmed',
      progress: { invoiced: true, invoiceStale: true },
    });
    expect(await written()).toContain('$100.00 is still due; your invoice says how it is paid.');
    expect(await written()).toContain(
      `Your invoice ${invoice.number} still says $800.00; we send you a corrected`,
    );
    await correct(booking.id, voiding(invoice, { correction: 'replace', amount: '800.00' }));
    expect(await stale()).toBe(false);
  });

  it('says the dates and the party of now where they were changed after, and it is sent again', async () => {
    const as = newCustomer();
    const { booking, invoice } = await invoiced({ as });
    const { preferredDate } = await agreeOn(service, booking.id, as, {
      preferredDate: addDays(booking.preferredDate, 30),
    });
    await send(booking);
    const letter = await eventually('it is sent again', async () =>
      lettersAbout(invoice.number).find(({ message }) => message.text?.includes('Dates now')),
    );
    const [was, is] = [booking.preferredDate, preferredDate].map((day) => letterDate(day, 'en'));
    expect(letter.message.text).toMatch(new RegExp(`Dates: +${was} to .*\\nDates now: +${is} to `));
    expect(letter.message.text).not.toContain('Travelers now');
  });

  it('is replaced by one of the days that hold now, over the same amount', async () => {
    const as = newCustomer();
    const { booking, invoice } = await invoiced({ as });
    const { preferredDate } = await agreeOn(service, booking.id, as, {
      preferredDate: addDays(booking.preferredDate, 30),
    });
    const { numberOfTravelers: travelers } = booking;
    const trips = async () => (await money(booking.id)).invoices.map(({ trip }) => trip);
    expect(await trips()).toEqual([{ from: booking.preferredDate, travelers }]);
    const replacing = voiding(invoice, { correction: 'replace', amount: invoice.amount });
    expect((await correct(booking.id, replacing)).status).toBe(201);
    expect(await trips()).toEqual([
      { from: booking.preferredDate, travelers },
      { from: preferredDate, travelers },
    ]);
  });

  it('asks for what the booking costs now where it is sent again uncorrected, and says both', async () => {
    const { booking, invoice } = await invoiced();
    await cheaper(booking);
    await send(booking);
    const letter = await eventually('it is sent again', async () =>
      lettersAbout(invoice.number).find(({ message }) => message.text?.includes('Price now')),
    );
    expect(letter.message.text).toContain('= $840.00');
    expect(letter.message.text).toMatch(/Price now: +\$420\.00/);
    expect(letter.message.text).toMatch(/Amount due: +\$420\.00/);
    expect(await money(booking.id)).toMatchObject({ invoiced: '840.00', due: '420.00' });
  });

  it('of a booking that is paid or over is not taken back for good, since no other one would be issued', async () => {
    const { booking, invoice } = await invoiced();
    for (const status of ['payment_received', 'completed'] as const) {
      await changeStatus(service, booking.id, status);
      expect(await correct(booking.id, voiding(invoice))).toMatchObject({
        status: 409,
        body: {
          detail: 'This booking is paid or over: no other invoice would be issued for it. Replace this one.',
        },
      });
      expect(await money(booking.id)).toMatchObject({ invoiced: '840.00' });
    }
  });

  it('of a trip that is cancelled is taken back, and no other one is issued', async () => {
    const { booking, invoice } = await invoiced();
    const cancellation = { by: 'staff', reason: 'The road is flooded.', refund: '0.00' };
    expect((await service.post(`/api/bookings/${booking.id}/cancel`, cancellation)).status).toBe(200);
    const replacing = await correct(booking.id, voiding(invoice, { correction: 'replace' }));
    expect(replacing.status).toBe(409);
    expect((await bookingOf(service, booking.id)).progress).toMatchObject({ invoiceStale: true });
    expect((await correct(booking.id, voiding(invoice))).status).toBe(201);
    expect((await bookingOf(service, booking.id)).progress).toMatchObject({ invoiceStale: false });
    expect(await money(booking.id)).toMatchObject({ invoiced: '0.00', cost: '0.00' });
    const [letter] = await lettersOf(service, booking.id, 'credit-note');
    expect(letter?.text).toContain('is void');
    expect(letter?.text).not.toContain('stays credited');
  });
});

describe('a credit note', () => {
  it('is the next of its year, however many are issued at once, and one that fails leaves no gap', async () => {
    const ready = [];
    for (let each = 0; each < 5; each += 1) ready.push(await invoiced());
    const refused = ready.map(({ booking, invoice }) =>
      correct(booking.id, voiding(invoice, { amount: '1.00' })),
    );
    const issued = ready.map(({ booking, invoice }) => correct(booking.id, voiding(invoice)));
    for (const { status } of await Promise.all(refused)) expect(status).toBe(409);
    for (const { status } of await Promise.all(issued)) expect(status).toBe(201);
    const [series] = await service.rows<{ distinct: number; last: number; counted: number }>(
      `select count(distinct number)::int as distinct, count(*)::int as counted,
         (select sum(last)::int from credit_note_counter) as last from credit_note`,
    );
    expect(series).toEqual({ distinct: series?.counted, counted: series?.counted, last: series?.counted });
  });

  it('is numbered by the year of Arusha, which begins three hours before that of UTC', async () => {
    const { booking, invoice } = await invoiced();
    const request = {
      invoice: invoice.number,
      correction: 'void',
      amount: invoice.amount,
      reason: 'New year.',
    } as const;
    const { staff: member } = colleague;
    if (!member) throw new Error('the colleague is no member of staff');
    jest.useFakeTimers({ now: new Date('2041-12-31T21:30:00Z'), doNotFake: [...TIMERS] });
    const note = await service.app
      .get(CreditNoteService)
      .issue(member, booking.id, request)
      .finally(() => jest.useRealTimers());
    expect(note).toMatchObject({ number: 'CN-2042-000001', issuedAt: '2041-12-31T21:30:00.000Z' });
    const { body } = await service.call<Buffer>({ url: creditNotePath(booking.id, note.number), as: staff });
    expect((await readPdf(body)).pages[0]).toContain('1 January 2042');
  });

  it('is issued once, however often it is pressed and by whom', async () => {
    const { booking, invoice } = await invoiced();
    const key = { 'idempotency-key': `correct-${booking.id}` };
    const presses = Array.from({ length: 5 }, () => correct(booking.id, voiding(invoice), staff, key));
    const answers = await Promise.all(presses);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const second = await correct(booking.id, voiding(invoice));
    expect(second).toMatchObject({
      status: 409,
      body: {
        detail: `Invoice ${invoice.number} is void already, by credit note ${answers[0]?.body.number}.`,
      },
    });
    expect(await service.count('credit_note', `booking_id = '${booking.id}'`)).toBe(1);
  });

  it('is refused with the amount of now where staff saw another one', async () => {
    const { booking, invoice } = await invoiced();
    await cheaper(booking);
    const seen = voiding(invoice, { correction: 'reduce', amount: '400.00' });
    expect(await correct(booking.id, seen)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', amount: '420.00' },
    });
  });

  it.each([
    ['reason', { reason: '  ' }],
    ['reason', { reason: 'x'.repeat(301) }],
    ['amount', { amount: '-840.00' }],
    ['correction', { correction: 'erase' }],
    ['invoice', { invoice: "2026-000001'--" }],
  ])('with a %s such as %j is refused beside its field', async (field, changes) => {
    const { booking, invoice } = await invoiced();
    const { status, body } = await correct(booking.id, voiding(invoice, changes));
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty([field]);
  });

  it('is the office’s to issue, for its own booking alone, and its customer’s to read', async () => {
    const as = newCustomer();
    const [{ booking, invoice }, other] = [await invoiced({ as }), await invoiced()];
    expect((await correct(booking.id, voiding(invoice), {})).status).toBe(401);
    expect((await correct(booking.id, voiding(invoice), as)).status).toBe(403);
    expect((await correct(other.booking.id, voiding(invoice))).status).toBe(404);
    const { body } = await correct(booking.id, voiding(invoice));
    for (const [url, reader, status] of [
      [creditNotePath(booking.id, body.number), {}, 401],
      [creditNotePath(booking.id, body.number), newCustomer(), 404],
      [creditNotePath(other.booking.id, body.number), staff, 404],
      [creditNotePath(booking.id, 'CN-2026-999999'), as, 404],
      [creditNotePath(booking.id, invoice.number), as, 404],
      [creditNotePath(booking.id, body.number), as, 200],
    ] as const) {
      expect((await service.call({ url, as: reader })).status).toBe(status);
    }
  });

  it.each([
    'update credit_note set amount = amount + 1',
    `update credit_note set facts = facts || '{"reason": ""}'`,
    'delete from credit_note',
    'truncate credit_note',
  ])('is never changed, not even by hand: %s', async (sql) => {
    const { booking, invoice } = await invoiced();
    await correct(booking.id, voiding(invoice));
    await expect(service.rows(sql)).rejects.toThrow('an issued credit note is never changed');
  });

  it('stays as long as its invoice when its customer erases themselves, and they are told', async () => {
    const as = newCustomer();
    const { booking, invoice } = await invoiced({ as });
    const { body: note } = await correct(booking.id, voiding(invoice));
    const preview = await service.call<ErasurePreview>({ url: '/api/booking/privacy/erasure', as });
    expect(preview.body.invoices).toMatchObject([
      { is: 'invoice', number: invoice.number, amount: '840.00' },
      { is: 'credit note', number: note.number, amount: '840.00' },
    ]);
  });
});
