import { afterEach, expect, it } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { Button, Toaster } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { useCompleteBooking } from './use-complete-booking';

const booking: Booking = { ...aBooking, status: 'paid', assignedOperatorId: 1 };

afterEach(() => localStorage.clear());

function Complete() {
  const { complete, busy, question } = useCompleteBooking(booking);
  return (
    <>
      <Button busy={busy} onClick={() => void complete()}>
        Complete
      </Button>
      {question}
      <Toaster />
    </>
  );
}

it('a booking is completed once, however often it is pressed while the line is slow', async () => {
  let arrive: (trip: unknown) => void = () => undefined;
  const calls = serve({
    [`GET /api/trip-status/${booking.id}`]: () => new Promise((resolve) => (arrive = resolve)),
    [`PUT /api/bookings/${booking.id}/status`]: { ...booking, status: 'completed', version: 2 },
  });
  renderPage(<Complete />);
  const button = screen.getByRole('button', { name: 'Complete' });
  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => arrive({ expectedEndDate: '2020-01-01' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  await act(async () => new Promise((heard) => setTimeout(heard)));
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('a booking can be completed still where its day was asked about and left open', async () => {
  serve({});
  renderPage(<Complete />);
  const button = screen.getByRole('button', { name: 'Complete' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Complete Now' })).toBeTruthy();
});

it.each([
  ['is over', '2020-01-01', 'Write to Amina Msafiri?', 'Mark Completed'],
  ['is not', '2099-01-01', 'Complete before the trip is over?', 'Complete Now'],
])(
  'who wants to be asked before a customer is written to is asked once, the trip %s',
  async (_, end, title, yes) => {
    localStorage.setItem('staffAsksFirst', 'on');
    serve({
      [`GET /api/trip-status/${booking.id}`]: { startDate: '2020-01-01', expectedEndDate: end },
      [`PUT /api/bookings/${booking.id}/status`]: { ...booking, status: 'completed', version: 2 },
    });
    renderPage(<Complete />);
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: yes }));
    expect(await screen.findByText('Booking Completed')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
);
