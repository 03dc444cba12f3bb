import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { stale } from '../testing/stale';
import { useNextMove } from './use-next-move';

const booking: Booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1, totalPrice: '840.00' };
const pending: Booking = { ...booking, status: 'pending', assignedOperatorId: null };
const at = `/api/bookings/${booking.id}`;

afterEach(() => localStorage.clear());

function Step({ of = booking }: { of?: Booking }) {
  const { recordPayment, confirm, start, question } = useNextMove(of);
  return (
    <>
      <button type="button" onClick={() => void recordPayment()}>
        Record
      </button>
      <button
        type="button"
        onClick={() => void confirm({ operatorId: 7, operatorName: 'Baobab Camps', quotedPrice: null })}
      >
        Confirm
      </button>
      <button type="button" onClick={() => void start()}>
        Start
      </button>
      {question}
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

it('the press that starts a trip says so, and whose it is', async () => {
  const paid: Booking = { ...booking, status: 'payment_received' };
  const calls = serve({ [`PUT ${at}/status`]: { ...paid, status: 'in_progress' } });
  renderPage(<Step of={paid} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Trip Started')).toBeTruthy();
  expect(screen.getByText('Amina Msafiri is on safari: KS-7F3K2Q.')).toBeTruthy();
  expect(calls[0]?.body).toEqual({ status: 'in_progress' });
});

it('a yes is confirmed for the day that was seen: where it was moved meanwhile, the new day is said', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = serve({
    [`POST ${at}/assign-operator`]: stale({ ...booking, preferredDate: '2027-03-14', version: 2 }),
  });
  renderPage(<Step />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/KS-7F3K2Q meanwhile: it is for 3 travelers on Mar 14, 2027/)).toBeTruthy();
  expect(calls[0]?.headers.get('if-match')).toBe('"1"');
  expect(calls[0]?.body).toEqual({ operatorId: 7 });
});

it.each([
  ['a lost answer', new Response('', { status: 502 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a press after which nobody knows whether it has arrived is not called refused: %s', async (_, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({ [`PUT ${at}/status`]: answer });
  renderPage(<Step />);
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Nobody knows whether this has arrived')).toBeTruthy();
  expect(screen.queryByText(/was not changed/)).toBeNull();
});

describe('whoever wants to be asked before a press writes to a customer', () => {
  const sent = (calls: ReturnType<typeof serve>) => calls.filter(({ method }) => method !== 'GET').length;

  it.each([
    [
      'Record',
      booking,
      'Record Payment',
      'Amina Msafiri is sent a receipt for KS-7F3K2Q.',
      'Payment Recorded',
    ],
    [
      'Confirm',
      pending,
      'Confirm Baobab Camps',
      'Amina Msafiri hears that Baobab Camps runs the trip, KS-7F3K2Q; so do the operators who were asked.',
      'Operator Confirmed',
    ],
  ])(
    'is asked as long as it takes, and then not hurried by an Undo: %s',
    async (name, of, yes, said, done) => {
      localStorage.setItem('staffAsksFirst', 'on');
      const calls = serve({
        [`PUT ${at}/status`]: { ...booking, status: 'payment_received' },
        [`POST ${at}/assign-operator`]: booking,
        [`GET ${at}/money`]: { payments: [] },
      });
      renderPage(<Step of={of} />);
      await userEvent.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('alertdialog', { name: 'Write to Amina Msafiri?' })).toBeTruthy();
      expect(screen.getByText(said)).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(sent(calls)).toBe(0);
      await userEvent.click(screen.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('button', { name: yes }));
      expect(await screen.findByText(done)).toBeTruthy();
      expect(sent(calls)).toBe(1);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
  );

  it('is asked by nobody else: without that wish a press is one press, and can be undone', async () => {
    serve({
      [`PUT ${at}/status`]: { ...booking, status: 'payment_received' },
      [`GET ${at}/money`]: { payments: [] },
    });
    renderPage(<Step />);
    await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});
