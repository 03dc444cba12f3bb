import { expect, it } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { useNextMove } from './use-next-move';

const booking: Booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1, totalPrice: '840.00' };
const at = `/api/bookings/${booking.id}`;

function Step() {
  const { recordPayment } = useNextMove(booking);
  return (
    <>
      <button type="button" onClick={() => void recordPayment()}>
        Record
      </button>
      <Toaster />
    </>
  );
}

it('the press that records a payment says what it recorded: the rest, where a part had come before', async () => {
  serve({
    [`PUT ${at}/status`]: { ...booking, status: 'payment_received' },
    [`GET ${at}/money`]: {
      payments: [
        { id: 1, state: 'received', amount: '300.00', voids: null },
        { id: 2, state: 'received', amount: '540.00', voids: null },
      ],
    },
  });
  renderPage(<Step />);
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  expect(await screen.findByText(/\$540/)).toBeTruthy();
  expect(screen.queryByText(/\$840/)).toBeNull();
});
