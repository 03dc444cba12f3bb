import { afterEach, expect, it } from '@jest/globals';
import { addDays, type Booking, today } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBookingQuery } from '../data/booking.api';
import { aBooking } from '../testing/examples';
import { stale } from '../testing/stale';
import { PaymentPane } from './payment-pane';

const booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1 } as const;
const at = `/api/bookings/${booking.id}`;

const received = { receivedOn: '2026-11-19', recordedAt: '2026-11-19T08:00:00Z', reference: 'TT 7' };
const ledger = { totalPrice: '840.00', paid: '840.00', due: '0.00', refund: null, invoices: [] };

afterEach(() => localStorage.clear());

it.each([
  [
    'says what was recorded: the rest, where a part had come before',
    [
      { id: 1, state: 'received', amount: '300.00', voids: null, ...received },
      { id: 2, state: 'received', amount: '540.00', voids: null, ...received },
    ],
    'KS-7F3K2Q: $540',
  ],
  ['names no amount where it cannot be read what was recorded', undefined, 'KS-7F3K2Q'],
])('the press that records a payment before its ledger has come %s', async (_, payments, said) => {
  let recorded = false;
  serve({
    [`GET ${at}/money`]: () => (recorded && payments ? { ...ledger, payments } : problem(503, 'Down.')),
    [`PUT ${at}/status`]: () => {
      recorded = true;
      return { ...booking, status: 'payment_received' };
    },
  });
  renderPage(
    <>
      <PaymentPane booking={booking} />
      <Toaster />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText('KS-7F3K2Q: $840')).toBeNull();
});

it('the press that matches says all that is matched, also what was paid beyond the price', async () => {
  const paid = { id: 1, state: 'received', amount: '400.00', voids: null, ...received };
  let payments = [paid, { ...paid, id: 2, amount: '600.00' }];
  serve({
    [`GET ${at}/money`]: () => ({ ...ledger, totalPrice: '600.00', paid: '1000.00', payments }),
    [`PUT ${at}/status`]: () => {
      payments = [...payments, { ...paid, id: 3, amount: '1000.00', state: 'reconciled' }];
      return { ...booking, status: 'paid' };
    },
  });
  renderPage(
    <>
      <PaymentPane booking={{ ...booking, totalPrice: '600.00', status: 'payment_received' }} />
      <Toaster />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mark Reconciled' }));
  expect(await screen.findByText('KS-7F3K2Q: $1,000')).toBeTruthy();
});

it('a press on a booking that somebody else has cancelled meanwhile is refused with what it became', async () => {
  serve({
    [`GET ${at}/money`]: { ...ledger, payments: [] },
    [`PUT ${at}/status`]: stale({ ...booking, status: 'cancelled', version: 9 }),
  });
  renderPage(<PaymentPane booking={booking} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText('The payment was not recorded')).toBeTruthy();
  expect(screen.getByText('Somebody changed KS-7F3K2Q meanwhile: it is CANCELLED now.')).toBeTruthy();
});

/** Renders the pane in a page that follows the booking. */
function Page() {
  const { data } = useBookingQuery(booking.id);
  return data ? <PaymentPane booking={data} /> : null;
}

it('a step that takes its button along leaves the focus in the pane', async () => {
  const answers: Answers = {
    [`GET ${at}`]: { ...booking, status: 'payment_received' },
    [`GET ${at}/money`]: { ...ledger, payments: [] },
    [`PUT ${at}/status`]: () => (answers[`GET ${at}`] = { ...booking, status: 'paid', version: 9 }),
  };
  serve(answers);
  renderPage(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark Reconciled' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark Reconciled' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Payment' }));
});

it('a day of a former year is taken for a slip of the hand: its year is to be looked at', async () => {
  serve({ [`GET ${at}/money`]: { ...ledger, paid: '0.00', due: '840.00', payments: [] } });
  renderPage(<PaymentPane booking={booking} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Record an Amount…' }));
  const day = await screen.findByLabelText(/^Arrived on/);
  fireEvent.change(day, { target: { value: addDays(today(), -730) } });
  await userEvent.type(screen.getByLabelText(/^Reference/), 'TT 7');
  await userEvent.click(screen.getByRole('button', { name: 'Record This Amount' }));
  const said = 'The day of the payment is more than a year ago: look at its year';
  expect(await screen.findByText(said)).toBeTruthy();
});

it('who wants to be asked before a customer is written to is asked before a receipt leaves', async () => {
  localStorage.setItem('staffAsksFirst', 'on');
  const calls = serve({
    [`GET ${at}/money`]: { ...ledger, payments: [] },
    [`PUT ${at}/status`]: { ...booking, status: 'payment_received' },
  });
  renderPage(
    <>
      <PaymentPane booking={booking} />
      <Toaster />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  const question = await screen.findByRole('alertdialog', { name: 'Write to Amina Msafiri?' });
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText('Payment Recorded')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it.each([
  ['confirmed', null, 'Owed to the customer'],
  ['cancelled', { state: 'paid', amount: '0.00' }, 'Owed of what came since'],
])(
  'what is owed to the customer of a booking that is %s is called by its name',
  async (status, refund, name) => {
    serve({ [`GET ${at}/money`]: { ...ledger, paid: '900.00', cost: '840.00', refund, payments: [] } });
    renderPage(<PaymentPane booking={{ ...booking, status } as Booking} />);
    expect((await screen.findByText(name)).parentElement?.textContent).toContain('$60');
  },
);
