import { expect, it, jest } from '@jest/globals';
import type { Booking, Invoice, Money } from '@safari/contracts';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBooking } from '../testing/examples';
import { CorrectionDialog } from './correction-dialog';

const booking: Booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1 };
const invoice: Invoice = {
  id: 1,
  number: '2026-000042',
  bookingId: booking.id,
  amount: '2000.00',
  issuedAt: '2026-11-03T08:00:00Z',
  deliveries: [],
  creditNotes: [],
};

it('corrects over the amount that was seen: where the price changes meanwhile, the refusal is read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = serve({
    [`POST /api/bookings/${booking.id}/credit-notes`]: problem(409, 'The trip costs another amount by now.'),
  });
  let becomes: (cost: Money) => void = () => undefined;
  function Page() {
    const [cost, setCost] = useState('1800.00');
    becomes = setCost;
    return <CorrectionDialog booking={booking} invoice={invoice} cost={cost} onClose={jest.fn()} />;
  }
  renderPage(<Page />);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'It is cheaper.');
  act(() => becomes('2100.00'));
  await userEvent.click(screen.getByRole('button', { name: 'Issue Credit Note over $200' }));
  expect(await screen.findByText('The trip costs another amount by now.')).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ correction: 'reduce', amount: '200.00' });
});

it('is not issued before it says why', async () => {
  const calls = serve({});
  renderPage(<CorrectionDialog booking={booking} invoice={invoice} cost="1800.00" onClose={jest.fn()} />);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Issue Credit Note over $200' }));
  expect(await screen.findByText('Say why the invoice is corrected')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
