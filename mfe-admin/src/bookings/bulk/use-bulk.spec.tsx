import { expect, it, jest } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../../testing/examples';
import { stale } from '../../testing/stale';
import { BulkDialog } from './bulk-dialog';

const run = (id: string): Booking => ({ ...aBooking, id, status: 'confirmed', assignedOperatorId: 1 });

it('many invoices are each the first of their booking: one that a colleague sent meanwhile is not sent again', async () => {
  const meanwhile = 'Invoice 2026-000042 was sent meanwhile. It is not sent again.';
  const calls = serve({
    'POST /api/send-invoice': ({ body }: { body: unknown }) =>
      (body as { bookingId: string }).bookingId === 'a' ? problem(409, meanwhile) : { number: '2026-000043' },
  });
  renderPage(<BulkDialog action="invoice" chosen={[run('a'), run('b')]} onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send 2 Invoices' }));
  expect(await screen.findByText('1 sent, 1 refused')).toBeTruthy();
  expect(screen.getByText(meanwhile)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual(
    ['a', 'b'].map((bookingId) => ({ bookingId, emails: [aBooking.customerEmail], first: true })),
  );
});

it('many answers are each confirmed for the day that was seen: one whose day was moved meanwhile is told apart', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const offers = [{ operatorId: 7, operatorName: 'Baobab Camps', quotedPrice: null }];
  const offered = (id: string): Booking => ({ ...aBooking, id, progress: exampleProgress({ offers }) });
  const calls = serve({
    'POST /api/bookings/a/assign-operator': stale({
      ...offered('a'),
      preferredDate: '2027-03-14',
      version: 2,
    }),
    'POST /api/bookings/b/assign-operator': { ...offered('b'), ...run('b') },
  });
  renderPage(<BulkDialog action="confirm" chosen={[offered('a'), offered('b')]} onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 Operators' }));
  expect(await screen.findByText('1 confirmed, 1 refused')).toBeTruthy();
  expect(screen.getByText(/it is for 3 travelers on Mar 14, 2027 now/)).toBeTruthy();
  expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"']);
});
