import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, type Booking, type BookingStatus, today } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aTrip } from '../testing/examples';
import { stale } from '../testing/stale';
import { TripDetail } from './trip-detail';
import { TripManagement } from './trip-management';

const trip = aTrip();

afterEach(() => localStorage.clear());

const manage = (status: BookingStatus) => {
  serve({});
  renderPage(<TripManagement booking={{ ...aBooking, status, assignedOperatorId: 1 }} trip={trip} />);
  return screen.findByRole('heading', { name: 'Post a trip update' });
};

describe('the progress of a trip', () => {
  it.each(['confirmed', 'payment_received', 'paid', 'in_progress'] as const)(
    'is set where its booking is %s',
    async (status) => {
      await manage(status);
      expect(screen.getByRole('group', { name: 'Set the progress' })).toBeTruthy();
    },
  );

  it('waits for the payment where its booking is confirmed, which is said', async () => {
    await manage('confirmed');
    expect(screen.getByText('The trip can progress once its payment is recorded.')).toBeTruthy();
  });

  it.each([
    ['completed', /^The trip is completed\. Reopen it/],
    ['cancelled', /^The booking is cancelled, so/],
  ] as const)('is not offered where its booking is %s, which is said', async (status, said) => {
    await manage(status);
    expect(screen.queryByRole('group', { name: 'Set the progress' })).toBeNull();
    expect(screen.getByText(said)).toBeTruthy();
  });
});

describe('a preset that begins a trip', () => {
  const paid: Booking = { ...aBooking, status: 'paid', assignedOperatorId: 1 };
  const set = `PUT /api/trip-status/${paid.id}`;
  const press = async (percent: number, days: number) => {
    const startDate = addDays(today(), days);
    const expectedEndDate = addDays(startDate, 3);
    const waits = aTrip({ currentStatus: 'confirmed', completionPercentage: 0, startDate, expectedEndDate });
    const calls = serve({ [set]: aTrip({ completionPercentage: percent, version: 5 }) });
    renderPage(
      <>
        <TripManagement booking={paid} trip={waits} />
        <Toaster />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: `${percent}%` }));
    return () => calls.filter(({ method }) => method === 'PUT').length;
  };

  it('before its day asks first, naming the customer and the day, and sets it only if it is meant', async () => {
    const sent = await press(25, 60);
    expect(await screen.findByText(/^Amina Msafiri, KS-7F3K2Q: the trip begins on/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: '25%' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Begin Now' }));
    await waitFor(() => expect(sent()).toBe(1));
  });

  it('on its day is set at once', async () => {
    const sent = await press(25, 0);
    await waitFor(() => expect(sent()).toBe(1));
  });

  it('and completes it asks about its end alone', async () => {
    const sent = await press(100, 60);
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Now' }));
    await waitFor(() => expect(sent()).toBe(1));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('and completes it on its last day asks whoever wants to be asked before a customer is written to', async () => {
    localStorage.setItem('staffAsksFirst', 'on');
    const sent = await press(100, -3);
    const question = await screen.findByRole('alertdialog', { name: 'Write to Amina Msafiri?' });
    expect(sent()).toBe(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Mark Completed' }));
    await waitFor(() => expect(sent()).toBe(1));
    expect(await screen.findByText('Progress Updated')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('the preset that completes a trip goes with it, and leaves the focus at the heading above', async () => {
  const booking: Booking = { ...aBooking, status: 'in_progress', assignedOperatorId: 1 };
  const over = aTrip({ expectedEndDate: today() });
  const answers: Answers = {
    [`GET /api/bookings/${booking.id}`]: booking,
    [`GET /api/trip-status/${booking.id}`]: over,
    [`PUT /api/trip-status/${booking.id}`]: () => {
      answers[`GET /api/bookings/${booking.id}`] = { ...booking, status: 'completed', version: 6 };
      return { ...over, currentStatus: 'completed', completionPercentage: 100 };
    },
  };
  serve(answers);
  renderPage(<TripDetail bookingId={booking.id} />, { at: '/trip-tracking?tab=management' });
  await userEvent.click(await screen.findByRole('button', { name: '100%' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '100%' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Trip progress' }));
});

describe('a trip that began by mistake', () => {
  const begun: Booking = { ...aBooking, status: 'in_progress', assignedOperatorId: 1, version: 5 };
  const unstart = `POST /api/bookings/${begun.id}/unstart`;
  const open = (answers: Answers, facts = {}) => {
    const calls = serve(answers);
    renderPage(
      <TripManagement booking={begun} trip={aTrip({ completionPercentage: 0, currentDay: 1, ...facts })} />,
    );
    return calls;
  };
  const say = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not Begun Yet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'It Has Not Begun' }));
  };

  it('waits for its first day again, also long after the press, once staff are sure', async () => {
    const calls = open({ [unstart]: { ...begun, status: 'paid', version: 6 } });
    await say();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [press] = calls.filter(({ method }) => method === 'POST');
    expect(press?.url).toBe(`/api/bookings/${begun.id}/unstart`);
    expect(press?.headers.get('if-match')).toBe('"5"');
  });

  it('takes its button along, and leaves the focus at the heading above it', async () => {
    const trip = aTrip({ completionPercentage: 0, currentDay: 1 });
    const answers: Answers = {
      [`GET /api/bookings/${begun.id}`]: begun,
      [`GET /api/trip-status/${begun.id}`]: trip,
      [unstart]: () => (answers[`GET /api/bookings/${begun.id}`] = { ...begun, status: 'paid', version: 6 }),
    };
    serve(answers);
    renderPage(<TripDetail bookingId={begun.id} />, { at: '/trip-tracking?tab=management' });
    await say();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not Begun Yet' })).toBeNull());
    const heading = screen.getByRole('heading', { name: 'Trip progress' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('stays as it is where somebody was faster, who is told of', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ [unstart]: stale({ ...begun, status: 'completed', version: 6 }) });
    await say();
    expect(await screen.findByText(/KS-7F3K2Q meanwhile: it is COMPLETED now/)).toBeTruthy();
    expect(screen.getByText('The trip is still under way')).toBeTruthy();
  });

  it('and is over by then says why it stays, with its button gone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const over: Booking = { ...begun, status: 'completed', version: 6 };
    const answers: Answers = {
      [`GET /api/bookings/${begun.id}`]: begun,
      [`GET /api/trip-status/${begun.id}`]: aTrip({ completionPercentage: 0, currentDay: 1 }),
      [unstart]: () => {
        answers[`GET /api/bookings/${begun.id}`] = over;
        return stale(over);
      },
    };
    serve(answers);
    renderPage(<TripDetail bookingId={begun.id} />, { at: '/trip-tracking?tab=management' });
    await say();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not Begun Yet' })).toBeNull());
    expect(await screen.findByText(/KS-7F3K2Q meanwhile: it is COMPLETED now/)).toBeTruthy();
  });

  it('by a preset is set back to 0 % first', async () => {
    const calls = open(
      { [`PUT /api/trip-status/${begun.id}`]: aTrip({ version: 5 }) },
      { completionPercentage: 25 },
    );
    await screen.findByRole('heading', { name: 'Post a trip update' });
    expect(screen.queryByRole('button', { name: 'Not Begun Yet' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '0%' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        completionPercentage: 0,
        currentDay: 1,
      }),
    );
  });
});
