import { expect, it, jest } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../../testing/examples';
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
