import { describe, expect, it } from '@jest/globals';
import { type Booking, type Identity, type Invoice, invoicePath, type Problem } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { eventually, newMailbox } from '@safari/service-kit/testing';
import { BookingRepository } from '../src/bookings/booking.repository.js';
import { InvoiceIssueService } from '../src/invoices/invoice-issue.service.js';
import {
  assigned,
  changeStatus,
  moneyOf,
  newCustomer,
  offered,
  placed,
  staff,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';
import { readPdf } from './support/pdf.js';

const mailbox = newMailbox();
const service = bookingStories({
  mailbox,
  settings: {
    BRAND_NAME: 'Tembo Trails',
    BRAND_REGISTRATION: 'TALA 12-3456',
    BRAND_ADDRESS: 'Soko Kuu 7, Moshi',
    TRUST_ACCOUNT: 'Twiga Bank 00-11-22',
  },
});

async function invoiced({ id }: Booking, email = 'amina@example.com'): Promise<Invoice> {
  const { status, body } = await service.post<Invoice>('/api/send-invoice', {
    bookingId: id,
    emails: [email],
  });
  expect(status).toBe(200);
  return body;
}

const download = (url: string, as?: Identity) => service.call<Buffer>({ url, ...(as && { as }) });
const refusal = (url: string, as?: Identity) => service.call<Problem>({ url, ...(as && { as }) });
const run = (sql: string, values: unknown[] = []) => service.rows(sql, values);
/** What had arrived, as the invoice says. */
const paidBy = async (number: string) => {
  const [invoice] = await service.rows<{ paid: string }>(
    `select facts ->> 'paid' as paid from invoice where number = $1`,
    [number],
  );
  return invoice?.paid;
};

describe('an invoice as a document', () => {
  it('is in the letter, and is the very file that its customer and staff can download', async () => {
    const as = newCustomer();
    const itemId = await offered(service, { name: 'Msitu wa Ŋoroŋoro' });
    const booking = await assigned(service, { as, itemId, changes: { customerName: 'Zawadi Ọlábísí' } });
    const { number } = await invoiced(booking, 'enclosed@example.com');
    const letter = await eventually('the letter is there', async () =>
      mailbox.received.find(({ recipients }) => recipients.includes('enclosed@example.com')),
    );
    expect(letter.message.attachments).toHaveLength(1);
    const [enclosed] = letter.message.attachments;
    expect(enclosed).toMatchObject({
      filename: `invoice-${number}.pdf`,
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
    const file = Buffer.from(enclosed?.content as ArrayBuffer);
    const { pages, title } = await readPdf(file);
    expect(title).toBe(`Invoice ${number}`);
    for (const fact of [
      number,
      booking.reference,
      'Zawadi Ọlábísí',
      'Msitu wa Ŋoroŋoro',
      '2 travelers',
      '$420.00',
      '$840.00',
      'Tembo Trails',
      'TALA 12-3456',
      'Soko Kuu 7, Moshi',
      'Twiga Bank 00-11-22',
      'trust account',
    ]) {
      expect(pages.join(' ').normalize('NFC')).toContain(fact);
    }
    for (const reader of [as, staff]) {
      const { status, headers, body } = await download(invoicePath(booking.id, number), reader);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
        'cache-control': 'private, no-store',
        'content-length': String(file.length),
      });
      expect(body.equals(file)).toBe(true);
    }
  });

  it('is not found by strangers, under another booking, or by any other name', async () => {
    const as = newCustomer();
    const booking = await assigned(service, { as });
    const other = await assigned(service, { as });
    const { number } = await invoiced(booking);
    expect((await refusal(invoicePath(booking.id, number))).status).toBe(401);
    for (const [url, reader] of [
      [invoicePath(booking.id, number), newCustomer()],
      [invoicePath(other.id, number), as],
      [invoicePath(booking.id, '2026-999999'), as],
      [invoicePath(booking.id, '../../other'), as],
      [`/api/bookings/${booking.id}/invoices/${number}`, as],
      [`/api/bookings/${booking.id}/invoices/${number}.pdf.exe`, as],
      [invoicePath('01a1fdc4-037f-77d6-b7ce-3b347bbef071', number), staff],
    ] as const) {
      expect(await refusal(url, reader)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('is the same for ever: neither a later payment nor a changed booking changes it', async () => {
    const booking = await assigned(service);
    const { number } = await invoiced(booking);
    const url = invoicePath(booking.id, number);
    const { body: before } = await download(url, staff);
    await changeStatus(service, booking.id, 'payment_received');
    await run(
      `update booking set customer_name = 'Another', item_name = 'Another', number_of_travelers = 1,
         total_price = unit_price where id = $1`,
      [booking.id],
    );
    expect((await download(url, staff)).body.equals(before)).toBe(true);
  });

  it.each([
    ['changed', 'update invoice set amount = amount + 1'],
    ['renumbered', `update invoice set number = number || '0'`],
    ['given other facts', `update invoice set facts = facts || '{"due": "0.00"}'`],
    ['removed', 'delete from invoice'],
    ['cleared away', 'truncate invoice cascade'],
  ])('cannot be %s, not even by hand', async (_, sql) => {
    const booking = await assigned(service);
    const { number } = await invoiced(booking);
    // Recording an outcome locks the deliveries and then reads the invoice; truncating locks them in turn.
    await eventually(
      'no letter is on its way',
      async () => (await service.count('invoice_delivery', "state in ('queued', 'retrying')")) === 0,
    );
    await expect(run(sql)).rejects.toThrow('an issued invoice is never changed');
    expect(await service.count('invoice', `number = '${number}'`)).toBe(1);
  });

  it('counts all that the ledger says when it is issued, whatever clock wrote it', async () => {
    const booking = await assigned(service);
    await run(
      `insert into payment (booking_id, amount, state, recorded_at, received_on)
       values ($1, 100, 'received', now() + interval '1 minute', current_date)`,
      [booking.id],
    );
    const { number } = await invoiced(booking);
    expect(await paidBy(number)).toBe('100.00');
  });

  it('is numbered and dated by the year of Arusha, which begins three hours before that of UTC', async () => {
    const { id } = await assigned(service);
    const { number } = await service.app.get(Database).transaction(async (tx) => {
      const booking = await service.app.get(BookingRepository).lock(tx, id);
      return service.app.get(InvoiceIssueService).issue(tx, booking, new Date('2041-12-31T21:30:00Z'));
    });
    expect(number).toBe('2042-000001');
    const { body } = await download(invoicePath(id, number), staff);
    expect((await readPdf(body)).pages[0]).toContain('1 January 2042');
  });

  it('that was issued before facts were kept gets them at the next start, once', async () => {
    const booking = await assigned(service);
    await changeStatus(service, booking.id, 'payment_received');
    await run(
      `insert into invoice (number, booking_id, amount, issued_at)
       values ('2020-000001', $1, $2, '2020-05-01T22:30:00Z')`,
      [booking.id, booking.totalPrice],
    );
    const complete = () =>
      service.app.get(Database).transaction((tx) => service.app.get(InvoiceIssueService).complete(tx));
    await complete();
    expect(await paidBy('2020-000001')).toBe('0.00');
    const url = invoicePath(booking.id, '2020-000001');
    const { body } = await download(url, staff);
    const { pages } = await readPdf(body);
    for (const fact of ['2020-000001', '2 May 2020', booking.customerName, 'Tembo Trails']) {
      expect(pages[0]).toContain(fact);
    }
    await complete();
    expect((await download(url, staff)).body.equals(body)).toBe(true);
  });
});

describe('what stands in a name or an address', () => {
  it.each([
    'Amina\r\nBcc: thief@example.com',
    'Amina\nBcc: thief@example.com',
    'Amina\u2028Bcc: thief@example.com',
    'Amina\u0000',
  ])('is one line or nothing: the name %j is refused', async (customerName) => {
    await expect(placed(service, { changes: { customerName } })).rejects.toThrow('not placed');
  });

  it.each([
    '"Amina" <thief@example.com>',
    'amina@example.com, thief@example.com',
    'amina@example.com;thief@example.com',
    'amina@example.com thief@example.com',
    '<amina@example.com>',
    'Amina <amina@example.com>',
    'amina@example.com\r\nBcc: thief@example.com',
    'amina@example.com\nthief@example.com',
    '"a@b"@example.com',
    'amina@example.com?cc=thief@example.com',
    'group: thief@example.com;',
  ])('adds no recipient: the address %j is refused', async (email) => {
    const { id } = await assigned(service);
    const { status, body } = await service.post('/api/send-invoice', { bookingId: id, emails: [email] });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('emails');
    expect(await service.count('outgoing_mail', `topic = 'invoice-delivery' and recipient ~ 'thief'`)).toBe(
      0,
    );
  });

  it.each([
    ['quotes and commas', '"Boss" <thief>, Amina; Bcc: thief@example', 'stays words in the text'],
    ['addresses', '"Boss" <thief@example.com>, Amina; Bcc: thief@example.com', 'is not repeated'],
  ])('adds no header: a name with %s (%s) %s', async (what, customerName, becomes) => {
    const to = `${what.slice(0, 6)}@example.com`;
    const booking = await assigned(service, { changes: { customerName } });
    await invoiced(booking, to);
    const { recipients, message } = await eventually('the letter is there', async () =>
      mailbox.received.find((mail) => mail.recipients.includes(to)),
    );
    expect(recipients).toEqual([to]);
    expect(message.to).toEqual([{ address: to, name: '' }]);
    expect([message.cc, message.bcc]).toEqual([undefined, undefined]);
    expect(message.text?.includes(customerName)).toBe(becomes.startsWith('stays'));
    expect(mailbox.received.some((mail) => mail.recipients.includes('thief@example.com'))).toBe(false);
  });
});

describe('how a letter fares', () => {
  it('is told to staff with its reason, to its customer without', async () => {
    const as = newCustomer();
    const booking = await assigned(service, { as });
    mailbox.refusingForGood = true;
    try {
      await invoiced(booking, 'refused@example.com');
      await eventually('it failed', async () =>
        service.count('invoice_delivery', `email = 'refused@example.com' and state = 'failed'`),
      );
    } finally {
      mailbox.refusingForGood = false;
    }
    const delivery = { email: 'refused@example.com', state: 'failed', attempts: 1, sentAt: null };
    const reason = expect.stringContaining('never');
    expect((await moneyOf(service, booking.id)).invoices[0]?.deliveries).toMatchObject([
      { ...delivery, reason },
    ]);
    expect((await moneyOf(service, booking.id, as)).invoices[0]?.deliveries).toMatchObject([
      { ...delivery, reason: null },
    ]);
  });
});
