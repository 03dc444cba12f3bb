import { expect, it } from '@jest/globals';
import type { Booking, BookingMoney } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { aBooking, unpaid } from '../testing/examples';
import { Balance } from './balance';

const booking: Booking = { ...aBooking, status: 'payment_received', assignedOperatorId: 1 };
const paid: BookingMoney = { ...unpaid, paid: '300.00', due: '0.00' };

async function rows(of: Booking, money: BookingMoney): Promise<(string | null)[]> {
  serve({ [`GET /api/bookings/${booking.id}/money`]: money });
  renderPage(<Balance booking={of} />);
  const labels = await screen.findAllByRole('term');
  return labels.map((label) => label.textContent);
}
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('what came beyond the price is told beside what is due, as owed to the customer', async () => {
  expect(await rows(booking, { ...paid, paid: '800.00' })).toEqual([
    'Received',
    'Due',
    'Owed to the customer',
  ]);
  expect(valueOf('Due')).toBe('$0');
  expect(valueOf('Owed to the customer')).toBe('$500');
});

it('nothing is told of what is owed where nothing is', async () => {
  expect(await rows(booking, paid)).toEqual(['Received', 'Due']);
});

it('what came after a cancellation is told as the Payment tab does', async () => {
  const late = {
    ...paid,
    paid: '350.00',
    cost: '100.00',
    refund: { amount: '50.00', state: 'paid' },
  } as const;
  await rows({ ...booking, status: 'cancelled' }, late);
  expect(valueOf('Owed of what came since')).toBe('$200');
});
