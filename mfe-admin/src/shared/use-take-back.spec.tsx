import { describe, expect, it } from '@jest/globals';
import type { Booking, Payment } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { lastReceived, useTakeBack } from './use-take-back';
import { useUndoable } from './use-undoable';

const before: Booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1, version: 4 };
const at = `/api/bookings/${before.id}`;
const line = (id: number, facts: Partial<Payment> = {}): Payment => ({
  id,
  bookingId: before.id,
  amount: '300.00',
  state: 'received',
  recordedAt: '2026-11-20T09:00:00.000Z',
  receivedOn: '2026-11-20',
  reference: '',
  voids: null,
  reason: '',
  ...facts,
});

/** One press that has led to that state. */
function Pressed({ from = before, reached }: { from?: Booking; reached: Booking }) {
  const undoable = useUndoable();
  const takeBack = useTakeBack();
  return (
    <>
      <button type="button" onClick={() => undoable({ title: 'Done' }, takeBack(from, reached))}>
        Press
      </button>
      <Toaster />
    </>
  );
}

async function press(reached: Booking, from?: Booking) {
  renderPage(<Pressed reached={reached} {...(from && { from })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Press' }));
  await screen.findByText('Done');
}

describe('a move of a booking', () => {
  it('that recorded a payment is undone by voiding it, over the state that it reached', async () => {
    const calls = serve({
      [`GET ${at}/money`]: { payments: [line(1), line(2, { state: 'voided', voids: 1 }), line(3)] },
      [`POST ${at}/payments/3/void`]: line(4, { state: 'voided', voids: 3 }),
    });
    await press({ ...before, status: 'payment_received', version: 5 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    const call = calls.find(({ method }) => method === 'POST');
    expect(call?.body).toEqual({ reason: 'Pressed by mistake.' });
    expect(call?.headers.get('if-match')).toBe('"5"');
  });

  it('that completed the trip is undone by opening it again', async () => {
    const calls = serve({ [`POST ${at}/reopen`]: { ...before, status: 'in_progress', version: 6 } });
    await press({ ...before, status: 'completed', version: 5 }, { ...before, status: 'paid' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Pressed by mistake.' }),
    );
  });

  it('that confirmed an operator is undone by taking that back, over the state that it reached', async () => {
    const pending: Booking = { ...aBooking, status: 'pending', assignedOperatorId: null, version: 4 };
    const calls = serve({ [`POST ${at}/unassign-operator`]: { ...pending, version: 6 } });
    await press({ ...before, version: 5 }, pending);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"5"');
  });

  it('that started the trip is undone by taking that back, over the state that it reached', async () => {
    const paid: Booking = { ...before, status: 'paid' };
    const calls = serve({ [`POST ${at}/unstart`]: { ...paid, version: 6 } });
    await press({ ...before, status: 'in_progress', version: 5 }, paid);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"5"');
  });

  it('that reconciled a payment is undone without the payment, over the state that it reached', async () => {
    const received: Booking = { ...before, status: 'payment_received' };
    const calls = serve({ [`POST ${at}/unreconcile`]: { ...received, version: 6 } });
    await press({ ...before, status: 'paid', version: 5 }, received);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(calls.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([['POST', '"5"']]);
  });

  it('that received and reconciled a payment in one press is undone whole', async () => {
    const calls = serve({
      [`GET ${at}/money`]: { payments: [line(1), line(2, { state: 'reconciled' })] },
      [`POST ${at}/payments/1/void`]: line(3, { state: 'voided', voids: 1 }),
    });
    await press({ ...before, status: 'paid', version: 6 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    const call = calls.find(({ method }) => method === 'POST');
    expect(call?.headers.get('if-match')).toBe('"6"');
  });

  it('that nothing takes back offers no Undo', async () => {
    await press({ ...before, status: 'cancelled', version: 6 });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('the payment that counts is the last that was not voided', () => {
  expect(lastReceived({ payments: [] })).toBeUndefined();
  expect(lastReceived({ payments: [line(1), line(2), line(3, { state: 'voided', voids: 2 })] })?.id).toBe(1);
});
