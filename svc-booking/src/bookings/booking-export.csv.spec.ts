import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { exampleBooking } from '@safari/contracts/testing';
import { bookingsAsCsv, type ExportedBooking } from './booking-export.csv.js';

const booking: ExportedBooking = {
  ...exampleBooking({
    id: '01a1fdc4-037f-77d6-b7ce-3b347bbef071',
    itemName: 'Crater and elephants',
    customerPhone: '+255 27 555 0171',
    numberOfTravelers: 2,
    preferredDate: '2027-02-27',
    unitPrice: '420.00',
    totalPrice: '840.00',
    createdAt: '2026-11-21T08:00:00.000Z',
  }),
  currency: 'USD',
};

async function csv(changes: Partial<ExportedBooking> = {}): Promise<string> {
  const sheet = bookingsAsCsv();
  sheet.end({ ...booking, ...changes });
  return (await buffer(sheet)).toString();
}

describe('bookings as CSV', () => {
  it('begins with the mark of UTF-8 and the headers that others rely on', async () => {
    const [head, row, end] = (await csv()).split('\r\n');
    expect(head).toBe(
      '\uFEFFReference,Booked at,Status,Type,Trip,Preferred date,Travelers,Customer,Email,Telephone,Operator,' +
        'Price per person,Total price,Special requests,Booking id,Currency',
    );
    expect(row).toBe(
      'KS-7F3K2Q,2026-11-21T08:00:00.000Z,pending,package,Crater and elephants,2027-02-27,2,Amina Msafiri,' +
        "amina@example.com,'+255 27 555 0171,,420.00,840.00,,01a1fdc4-037f-77d6-b7ce-3b347bbef071,USD",
    );
    expect(end).toBe('');
  });

  it.each([
    ['=HYPERLINK("http://x.example")', `"'=HYPERLINK(""http://x.example"")"`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['a, "b"', '"a, ""b"""'],
    ['one\ntwo', '"one\ntwo"'],
  ])('keeps %j text', async (customerName, cell) => {
    expect(await csv({ customerName })).toContain(`,2,${cell},amina@example.com`);
  });
});
