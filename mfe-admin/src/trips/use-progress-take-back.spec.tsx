import { expect, it } from '@jest/globals';
import type { Booking, TripStatus } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUndoable } from '../shared/use-undoable';
import { aBooking, aTrip } from '../testing/examples';
import { useProgressTakeBack } from './use-progress-take-back';

const booking: Booking = { ...aBooking, status: 'completed', version: 8 };
const trip = `/api/trip-status/${booking.id}`;
const at = (currentStatus: TripStatus['currentStatus'], completionPercentage: number, version: number) =>
  aTrip({
    currentStatus,
    completionPercentage,
    currentDay: 1 + Math.floor(completionPercentage / 25),
    version,
  });

/** An action that led the trip from one state to the other. */
function Pressed({ from, reached }: { from: TripStatus; reached: TripStatus }) {
  const undoable = useUndoable();
  const takeBack = useProgressTakeBack();
  const press = async () => undoable({ title: 'Done' }, await takeBack(from, reached));
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Press
      </button>
      <Toaster />
    </>
  );
}

async function undo(from: TripStatus, reached: TripStatus) {
  renderPage(<Pressed from={from} reached={reached} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Press' }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  // toasts take no pointer input until their timer has started
  await waitFor(() => userEvent.click(button));
  expect(await screen.findByText('Undone')).toBeTruthy();
}

const written = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body, headers }) => [method, url, body, headers.get('if-match')]);

it('a trip that went on stands where it stood, over the state that it reached', async () => {
  const calls = serve({ [`PUT ${trip}`]: at('in_progress', 25, 5) });
  await undo(at('in_progress', 25, 3), at('in_progress', 50, 4));
  expect(written(calls)).toEqual([['PUT', trip, { completionPercentage: 25, currentDay: 2 }, '"4"']]);
});

it('a trip that began by it waits for its first day again', async () => {
  const under = { ...booking, status: 'in_progress', version: 6 };
  const calls = serve({
    [`PUT ${trip}`]: at('in_progress', 0, 3),
    [`GET /api/bookings/${booking.id}`]: under,
    [`POST /api/bookings/${booking.id}/unstart`]: { ...under, status: 'paid', version: 7 },
  });
  await undo(at('confirmed', 0, 1), at('in_progress', 25, 2));
  expect(written(calls)).toEqual([
    ['PUT', trip, { completionPercentage: 0, currentDay: 1 }, '"2"'],
    ['POST', `/api/bookings/${booking.id}/unstart`, undefined, '"6"'],
  ]);
});

it('a trip that was completed by it is opened again, and stands where it stood', async () => {
  const calls = serve({
    [`GET /api/bookings/${booking.id}`]: booking,
    [`POST /api/bookings/${booking.id}/reopen`]: { ...booking, status: 'in_progress', version: 9 },
    [`GET ${trip}`]: at('in_progress', 0, 6),
    [`PUT ${trip}`]: at('in_progress', 75, 7),
  });
  await undo(at('in_progress', 75, 4), at('completed', 100, 5));
  expect(written(calls)).toEqual([
    ['POST', `/api/bookings/${booking.id}/reopen`, { reason: 'Pressed by mistake.' }, '"8"'],
    ['PUT', trip, { completionPercentage: 75, currentDay: 4 }, '"6"'],
  ]);
});

it('a press that changed nothing offers no Undo', async () => {
  renderPage(<Pressed from={at('in_progress', 25, 3)} reached={at('in_progress', 25, 3)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Press' }));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
