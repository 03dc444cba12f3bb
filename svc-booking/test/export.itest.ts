import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Invoice, type Problem, today } from '@safari/contracts';
import { assigned, newCustomer, offered, placed, staff } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const HEADERS =
  'Reference,Booked at,Status,Type,Trip,Preferred date,Travelers,Customer,Email,Telephone,Operator,' +
  'Price per person,Total price,Special requests,Booking id,Currency,Credited,Booked on';

const exported = (query: string) => service.call<string>({ url: `/api/bookings/export${query}`, as: staff });

/** The sheet as a program reads it that knows RFC 4180. */
function read(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The rows below the headers, with each cell under its column's name: columns are added at the end. */
function rowsIn(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = read(csv);
  return rows.map((row) => Object.fromEntries(head.map((header, column) => [header, row[column] ?? ''])));
}

describe('the bookings as a sheet', () => {
  it('are a file of today, with stable headers and telephone numbers that stay text', async () => {
    const customerName = `Sheet ${randomUUID().slice(0, 8)}`;
    const booking = await assigned(service, {
      changes: { customerName, specialRequests: 'One\n"two", three' },
    });
    const { status, headers, body } = await exported(`?search=${encodeURIComponent(customerName)}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bookings-${today()}.csv"`,
      'cache-control': 'private, no-store',
    });
    const [head, row, ...more] = read(body);
    expect(head?.join(',')).toBe(HEADERS);
    expect(row).toEqual([
      booking.reference,
      booking.createdAt,
      'confirmed',
      'package',
      'Crater and elephants',
      booking.preferredDate,
      '2',
      customerName,
      'amina@example.com',
      "'+255 27 555 0171",
      booking.assignedOperatorName,
      '420.00',
      '840.00',
      'One\n"two", three',
      booking.id,
      'USD',
      '0.00',
      today(new Date(booking.createdAt)),
    ]);
    expect(more).toEqual([]);
  });

  it.each([
    ['=HYPERLINK("http://x.example")', `"'=HYPERLINK(""http://x.example"")"`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['a;=1', `"a;'=1"`],
    ['a; -1;+1', `"a; '-1;'+1"`],
    ['a\t=1', `"a\t'=1"`],
    ['one\n\uFF1D1', `"one\n'\uFF1D1"`],
    ['a;"=1+1;b', `"a;""'=1+1;b"`],
    ['a\n"=1', `"a\n""'=1"`],
    ['vegan; no nuts', '"vegan; no nuts"'],
    ['\uFF1D1', "'\uFF1D1"],
    ['a, "b"', '"a, ""b"""'],
    ['one\ntwo', '"one\ntwo"'],
    ['', ''],
  ])('keep %j text, however it came into the database', async (written, cell) => {
    const { id, reference } = await placed(service);
    await service.rows('update booking set special_requests = $2 where id = $1 returning id', [id, written]);
    const { body } = await exported(`?search=${reference}`);
    expect(body).toContain(`,420.00,840.00,${cell},${id},USD,0.00,`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x.example","a")'])(
    'never hand a spreadsheet the formula %s',
    async (start) => {
      const customerName = `${start} ${randomUUID().slice(0, 8)}`;
      await placed(service, { changes: { customerName } });
      const { body } = await exported(`?search=${encodeURIComponent(customerName.slice(-8))}`);
      expect(read(body)[1]?.[7]).toBe(`'${customerName}`);
    },
  );

  it.each([
    ['2026-06-30T20:59:59Z', '2026-06-30'],
    ['2026-06-30T21:00:00Z', '2026-07-01'],
  ])('say of what was booked at %s the day that it was in Arusha', async (at, day) => {
    const { id, reference } = await placed(service);
    await service.rows('update booking set created_at = $2 where id = $1 returning id', [id, at]);
    const [row] = rowsIn((await exported(`?search=${reference}`)).body);
    expect(row).toMatchObject({ 'Booked on': day, 'Booked at': new Date(at).toISOString() });
  });

  it('say what credit notes took back of a booking, all of them together', async () => {
    const { id, reference, customerEmail } = await assigned(service);
    const credit = async (request: object) => {
      const invoice = await service.post<Invoice>('/api/send-invoice', {
        bookingId: id,
        emails: [customerEmail],
      });
      expect(invoice.status).toBe(200);
      const { number, amount } = invoice.body;
      const taken = await service.post(`/api/bookings/${id}/credit-notes`, {
        invoice: number,
        correction: 'void',
        amount,
        reason: 'For another family.',
        ...request,
      });
      expect(taken.status).toBe(201);
    };
    const row = async () => rowsIn((await exported(`?search=${reference}`)).body)[0];
    await credit({});
    expect(await row()).toMatchObject({ Currency: 'USD', Credited: '840.00' });
    await credit({});
    expect(await row()).toMatchObject({ Currency: 'USD', Credited: '1680.00' });
  });

  it('hold everything that the filter finds, in its order, each once, beyond any page', async () => {
    const name = `Long ${randomUUID().slice(0, 8)}`;
    await service.rows(
      `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
         customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
         special_requests, created_at, version)
       select gen_random_uuid(), $1 || i, 'many', 'package', $2, 'Many', 3, 'pending', $3, 'many@example.com', '1', 1,
         current_date + (i % 5), 10, 10, '', timestamptz '2020-01-01' + (i / 7) * interval '1 second', 1
       from generate_series(1, 3456) as i`,
      [`${randomUUID().slice(0, 8)}-`, await offered(service), name],
    );
    for (const sort of ['newest', 'oldest', 'departure']) {
      const { body } = await exported(`?search=${encodeURIComponent(name)}&sort=${sort}`);
      const rows = rowsIn(body);
      expect(new Set(rows.map((row) => row['Booking id'])).size).toBe(3456);
      const keys = rows.map((row) => row[sort === 'departure' ? 'Preferred date' : 'Booked at'] ?? '');
      const ascending = keys.toSorted();
      expect(keys).toEqual(sort === 'newest' ? ascending.toReversed() : ascending);
    }
    const { body: none } = await exported(`?search=${encodeURIComponent(name)}&tab=completed`);
    expect(none).toBe(`\uFEFF${HEADERS}\r\n`);
  });

  it.each([
    ['tab', 'lost'],
    ['type', 'cruise'],
    ['sort', 'price'],
    ['from', 'yesterday'],
    ['to', '2026-02-30'],
    ['search', 'x'.repeat(101)],
    ['limit', '10'],
    ['cursor', 'x'],
  ])('refuse %s=%s as the list does', async (field, value) => {
    const { status, body } = await service.call<Problem>({
      url: `/api/bookings/export?${field}=${value}`,
      as: staff,
    });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });

  it('are for staff alone', async () => {
    expect((await service.call({ url: '/api/bookings/export' })).status).toBe(401);
    expect((await service.call({ url: '/api/bookings/export', as: newCustomer() })).status).toBe(403);
  });
});
