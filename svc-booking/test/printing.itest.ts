import { expect, it, jest } from '@jest/globals';
import type { Booking, Invoice } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { eventually } from '@safari/service-kit/testing';
import { assigned } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** The modules that print, which take time to load, by their file. */
const asked = new Set<string>();
let comes: () => void = () => undefined;
const coming = new Promise<void>((resolve) => (comes = resolve));
const printer = (file: string, name: string) =>
  jest.unstable_mockModule(file, async () => {
    asked.add(file);
    await coming;
    return { [name]: async () => Buffer.from('%PDF-1.7') };
  });
const INVOICES = '../src/invoices/invoice.pdf.js';
const CREDIT_NOTES = '../src/credit-notes/credit-note.pdf.js';
printer(INVOICES, 'invoicePdf');
printer(CREDIT_NOTES, 'creditNotePdf');

const service = bookingStories();

const isFree = async ({ id }: Booking) => {
  const locked = service.app
    .get(Database)
    .transaction((tx) => tx.query('select from booking where id = $1 for update nowait', [id]));
  await expect(locked).resolves.toHaveLength(1);
};

it('a document locks nothing while what prints it is still to come', async () => {
  const [booking, other] = [await assigned(service), await assigned(service)];
  const sent = service.post<Invoice>('/api/send-invoice', {
    bookingId: booking.id,
    emails: [booking.customerEmail],
  });
  const corrected = service.post(`/api/bookings/${other.id}/credit-notes`, {
    invoice: '2026-000001',
    correction: 'void',
    amount: '840.00',
    reason: 'A slip',
  });
  await eventually('both are asked for', async () => asked.has(INVOICES) && asked.has(CREDIT_NOTES));
  await isFree(booking);
  await isFree(other);
  comes();
  expect((await sent).status).toBe(200);
  expect((await corrected).status).toBe(404); // it has no such invoice
});
