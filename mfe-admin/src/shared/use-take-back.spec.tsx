import { describe, expect, it } from '@jest/globals';
import type { Booking, Payment, TripStatus } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aTrip } from '../testing/examples';
import { lastOf, useTakeBack } from './use-take-back';
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

interface PressedProps {
  from?: Booking | undefined;
  reached: Booking;
  trip?: TripStatus | undefined;
}

/** An action that led to that state. */
function Pressed({ from = before, reached, trip }: PressedProps) {
  const undoable = useUndoable();
  const takeBack = useTakeBack();
  return (
    <>
      <button type="button" onClick={() => undoable({ title: 'Done' }, takeBack(from, reached, trip))}>
        Press
      </button>
      <Toaster />
    </>
  );
}

async function press(reached: Booking, from?: Booking, trip?: TripStatus) {
  renderPage(<Pressed reached={reached} from={from} trip={trip} />);
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

  const trip = (currentStatus: TripStatus['currentStatus'], completionPercentage: number, version: number) =>
    aTrip({
      bookingId: before.id,
      currentStatus,
      completionPercentage,
      currentDay: 1 + Math.floor(completionPercentage / 25),
      version,
    });
  const completed: Booking = { ...before, status: 'completed', version: 5 };
  const written = (calls: ReturnType<typeof serve>) =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url, body, headers }) => [method, url, body, headers.get('if-match')]);
  const reopened = ['POST', `${at}/reopen`, { reason: 'Pressed by mistake.' }, '"5"'];

  it('that completed a trip which had not begun is undone to where it waits for its first day', async () => {
    const underWay: Booking = { ...before, status: 'in_progress', version: 6 };
    const calls = serve({
      [`POST ${at}/reopen`]: underWay,
      [`GET /api/trip-status/${before.id}`]: trip('in_progress', 0, 4),
      [`GET ${at}`]: underWay,
      [`POST ${at}/unstart`]: { ...before, status: 'paid', version: 7 },
    });
    await press(completed, { ...before, status: 'paid' }, trip('confirmed', 0, 2));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(written(calls)).toEqual([reopened, ['POST', `${at}/unstart`, undefined, '"6"']]);
  });

  it('that completed a trip under way is undone to where it stood', async () => {
    const calls = serve({
      [`POST ${at}/reopen`]: { ...before, status: 'in_progress', version: 6 },
      [`GET /api/trip-status/${before.id}`]: trip('in_progress', 25, 4),
      [`PUT /api/trip-status/${before.id}`]: trip('in_progress', 75, 5),
    });
    await press(completed, { ...before, status: 'in_progress' }, trip('in_progress', 75, 2));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    const restored = { completionPercentage: 75, currentDay: 4 };
    expect(written(calls)).toEqual([reopened, ['PUT', `/api/trip-status/${before.id}`, restored, '"4"']]);
  });

  it('that completed a trip of which nobody knows how it stood offers no Undo', async () => {
    await press(completed, { ...before, status: 'paid' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
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

  it.each(['payment_received', 'paid'] as const)(
    'that makes a free trip %s has recorded no payment, and offers no Undo',
    async (status) => {
      const free = { ...before, unitPrice: '0.00', totalPrice: '0.00' };
      await press({ ...free, status, version: 5 }, free);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
  );

  it('that nothing takes back offers no Undo', async () => {
    await press({ ...before, status: 'cancelled', version: 6 });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('the payment that counts is the last that was not voided', () => {
  expect(lastOf('received', { payments: [] })).toBeUndefined();
  const payments = [line(1), line(2), line(3, { state: 'voided', voids: 2 })];
  expect(lastOf('received', { payments })?.id).toBe(1);
});
