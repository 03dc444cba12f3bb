import { describe, expect, it } from '@jest/globals';
import { type Booking, type BookingSummary, type Invoice, invoicePath, today } from '@safari/contracts';
import { eventually, newMailbox } from '@safari/service-kit/testing';
import {
  assignTo,
  changeStatus,
  moneyOf,
  networked,
  newCustomer,
  offered,
  requestFor,
  staff,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';
import { readPdf } from './support/pdf.js';

const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe.each([
  { currency: 'JPY', each: '12500', total: '37500', tooFine: '37500.5', due: '¥37,500', zero: '0' },
  {
    currency: 'TZS',
    each: '12500000.00',
    total: '37500000.00',
    tooFine: '37500000.005',
    due: 'TZS 37,500,000.00',
    zero: '0.00',
  },
  {
    currency: 'KWD',
    each: '12.005',
    total: '36.015',
    tooFine: '36.0155',
    due: 'KWD 36.015',
    zero: '0.000',
  },
])('a brand that sells in $currency', ({ currency, each, total, tooFine, due, zero }) => {
  const mailbox = newMailbox();
  const service = bookingStories({ mailbox, settings: { BRAND_CURRENCY: currency } });

  const request = async (totalPrice: string) =>
    requestFor(await offered(service, { price: each }), { numberOfTravelers: 3, totalPrice });
  const post = (body: unknown) => service.post<Booking>('/api/bookings', body, newCustomer());

  it('refuses an amount with more decimals than it has, beside the field', async () => {
    const { status, body } = await post(await request(tooFine));
    expect(status).toBe(400);
    expect(body.errors).toEqual({ totalPrice: [expect.stringMatching(/^Enter an amount such as 1250/)] });
  });

  it('names the price of now in it to whoever saw another one', async () => {
    const { status, body } = await post(await request(each));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'price_changed', unitPrice: each, totalPrice: total });
  });

  it('counts, invoices and exports in it, to the smallest unit', async () => {
    const { body: booking } = await post(await request(total));
    expect(booking).toMatchObject({ unitPrice: each, totalPrice: total });
    const { id } = booking;
    await assignTo(service, id, await networked(service));
    const invoice = await service.post<Invoice>('/api/send-invoice', {
      bookingId: id,
      emails: [`${currency.toLowerCase()}@example.com`],
    });
    expect(invoice.body.amount).toBe(total);
    const letter = await eventually(
      'the letter is there',
      async () => mailbox.received.find(({ message }) => message.subject?.startsWith('Invoice'))?.message,
    );
    expect(plain(letter.text ?? '')).toContain(`Amount due: ${due}`);
    expect(plain(letter.html ?? '')).toContain(`<td>${due}</td>`);
    const { body: file } = await service.call<Buffer>({
      url: invoicePath(id, invoice.body.number),
      as: staff,
    });
    expect(plain((await readPdf(file)).pages.join(' '))).toContain(`Amount due ${due}`);

    const money = async () => moneyOf(service, id);
    expect(await money()).toMatchObject({ paid: zero, due: total });
    await changeStatus(service, id, 'payment_received');
    expect(await money()).toMatchObject({ paid: total, due: zero });

    const summary = await service.call<BookingSummary>({ url: '/api/bookings/summary', as: staff });
    expect(summary.body.revenue).toBe(total);
    const sheet = await service.call<string>({ url: '/api/bookings/export', as: staff });
    const cells = sheet.body.replaceAll('\r\n', ',');
    expect(cells).toContain(`,${each},${total},,${id},${currency},${zero},${today()},`);
  });
});
