import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Booking, expectedEnd, type TripStatus } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { api } from '@safari/web-kit';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { stale } from '../testing/stale';
import { TripsScreen } from '../trips/trips-screen';
import { BookingsPage } from './bookings-page';

const paid: Booking = { ...aBooking, status: 'paid', assignedOperatorId: 1, version: 4 };
const completed: Booking = { ...paid, status: 'completed', version: 5 };
const trip: TripStatus = {
  bookingId: paid.id,
  currentStatus: 'in_progress',
  currentDay: 2,
  reopened: null,
  totalDays: 4,
  completionPercentage: 50,
  startDate: paid.preferredDate,
  expectedEndDate: expectedEnd(paid.preferredDate, 4),
  version: 7,
};

/** Confirms the question that is asked before a trip's last day. */
const completeNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Complete Now' }));

/** Marks the paid booking completed, although the server's booking has become `now` meanwhile. */
async function completeAfter(now: Booking) {
  const answers: Record<string, unknown> = { [`GET /api/bookings/${paid.id}`]: paid };
  const calls = serve(answers);
  renderPage(
    <>
      <BookingsPage />
      <Toaster />
    </>,
    { at: `/bookings?booking=${paid.id}` },
  );
  const button = await screen.findByRole('button', { name: 'Mark Completed' });
  answers[`PUT /api/bookings/${paid.id}/status`] = stale(now);
  answers[`GET /api/bookings/${paid.id}`] = now;
  await userEvent.click(button);
  await completeNow();
  return calls;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('two staff at one booking', () => {
  it('see each other’s change as soon as it is heard of', async () => {
    const answers: Record<string, unknown> = { [`GET /api/bookings/${paid.id}`]: paid };
    serve(answers);
    const { store } = renderPage(<BookingsPage />, { at: `/bookings?booking=${paid.id}` });
    expect(await screen.findByText('PAID')).toBeTruthy();
    answers[`GET /api/bookings/${paid.id}`] = completed;
    await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
    expect(await screen.findByText('COMPLETED')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark Completed' })).toBeNull();
  });

  it('cannot overwrite each other: the later one is told what the booking has become', async () => {
    const calls = await completeAfter(completed);
    expect(
      await screen.findByText('Somebody changed KS-7F3K2Q meanwhile: it is COMPLETED now.'),
    ).toBeTruthy();
    expect(await screen.findByText('COMPLETED')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"4"');
  });

  it('cannot complete what has got another party meanwhile: the later one is told of it', async () => {
    await completeAfter({ ...paid, numberOfTravelers: 5, version: 5 });
    expect(await screen.findByText(/meanwhile: it is for 5 travelers on Feb 11, 2099 now\./)).toBeTruthy();
  });

  it('is told in the words of the specification when completing fails (A08)', async () => {
    serve({
      [`GET /api/bookings/${paid.id}`]: paid,
      [`PUT /api/bookings/${paid.id}/status`]: problem(503, 'Down.'),
    });
    renderPage(
      <>
        <BookingsPage />
        <Toaster />
      </>,
      { at: `/bookings?booking=${paid.id}` },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mark Completed' }));
    await completeNow();
    expect(await screen.findByText('Failed to mark booking as completed. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('cannot set the progress of a trip that has moved on, and see where it is', async () => {
    const answers: Record<string, unknown> = {
      'GET /api/trip-active': [{ booking: paid, trip }],
      [`GET /api/bookings/${paid.id}`]: paid,
      [`GET /api/trip-status/${paid.id}`]: trip,
    };
    const calls = serve(answers);
    renderPage(<TripsScreen />, { at: `/trip-tracking?trip=${paid.id}&tab=management` });
    const preset = await screen.findByRole('button', { name: '25%' });
    const now = { ...trip, completionPercentage: 75, currentDay: 3, version: 8 };
    answers[`PUT /api/trip-status/${paid.id}`] = stale(now);
    answers[`GET /api/trip-status/${paid.id}`] = now;
    await userEvent.click(preset);
    expect(
      await screen.findByText('Somebody changed it meanwhile: 75%, day 3 of 4. Look again, then decide.'),
    ).toBeTruthy();
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put?.headers.get('if-match')).toBe('"7"');
    expect(put?.body).toEqual({ completionPercentage: 25, currentDay: 1 });
    expect((await screen.findByRole('button', { name: '75%' })).getAttribute('aria-pressed')).toBe('true');
    delete answers[`PUT /api/trip-status/${paid.id}`];
    answers[`PUT /api/trip-status/${paid.id}`] = { ...now, version: 9, completionPercentage: 100 };
    await userEvent.click(screen.getByRole('button', { name: '100%' }));
    await completeNow();
    const versions = () =>
      calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'));
    await waitFor(() => expect(versions().at(-1)).toBe('"8"'));
  });
});

it('a trip whose progress is refused is shown as it stands', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/trip-active': [{ booking: paid, trip }],
    [`GET /api/bookings/${paid.id}`]: paid,
    [`GET /api/trip-status/${paid.id}`]: trip,
  };
  serve(answers);
  renderPage(<TripsScreen />, { at: `/trip-tracking?trip=${paid.id}&tab=management` });
  const preset = await screen.findByRole('button', { name: '25%' });
  answers[`PUT /api/trip-status/${paid.id}`] = problem(409, 'This trip has not begun.');
  answers[`GET /api/trip-status/${paid.id}`] = {
    ...trip,
    completionPercentage: 75,
    currentDay: 3,
    version: 8,
  };
  await userEvent.click(preset);
  expect(await screen.findByText('This trip has not begun.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '75%' }).getAttribute('aria-pressed')).toBe('true'),
  );
});

describe('a press that was a mistake', () => {
  const underWay = { ...trip, currentStatus: 'in_progress', completionPercentage: 50, currentDay: 2 };
  const open = async (undone: unknown) => {
    const answers: Record<string, unknown> = {
      'GET /api/trip-active': [{ booking: paid, trip: underWay }],
      [`GET /api/bookings/${paid.id}`]: paid,
      [`GET /api/trip-status/${paid.id}`]: underWay,
      [`PUT /api/trip-status/${paid.id}`]: {
        ...underWay,
        completionPercentage: 75,
        currentDay: 3,
        version: 8,
      },
    };
    const calls = serve(answers);
    renderPage(
      <>
        <TripsScreen />
        <Toaster />
      </>,
      { at: `/trip-tracking?trip=${paid.id}&tab=management` },
    );
    await userEvent.click(await screen.findByRole('button', { name: '75%' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    answers[`PUT /api/trip-status/${paid.id}`] = undone;
    await userEvent.click(undo);
    return calls.filter(({ method }) => method === 'PUT').at(-1);
  };

  it('is undone over what it reached', async () => {
    const last = await open({ ...underWay, version: 9 });
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(last?.headers.get('if-match')).toBe('"8"');
    expect(last?.body).toEqual({ completionPercentage: 50, currentDay: 2 });
  });

  it('is not undone over what somebody else did since', async () => {
    await open(stale({ ...underWay, completionPercentage: 100, version: 9 }));
    expect(await screen.findByText('Not undone')).toBeTruthy();
    expect(screen.getByText('Somebody changed this.')).toBeTruthy();
  });
});

describe('what is not there', () => {
  it('is Booking not found, with the way back (A09)', async () => {
    serve({});
    renderPage(<BookingsPage />, { at: `/bookings?booking=${paid.id}` });
    expect(await screen.findByRole('heading', { name: 'Booking not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Bookings' }).getAttribute('href')).toBe('/bookings');
  });

  it('is said of a trip, too', async () => {
    serve({ 'GET /api/trip-active': [] });
    renderPage(<TripsScreen />, { at: `/trip-tracking?trip=${paid.id}` });
    expect(await screen.findByText('This trip is not active any more')).toBeTruthy();
  });
});
