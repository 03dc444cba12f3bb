import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type Booking,
  ERASED_CUSTOMER,
  type StaffRole,
  type TripStatus,
  type TripUpdate,
} from '@safari/contracts';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBookingQuery } from '../data/booking.api';
import { aBooking, aTrip } from '../testing/examples';
import { TripPane } from './trip-pane';

const cancelled: Booking = { ...aBooking, status: 'cancelled', assignedOperatorId: null };
const trip = aTrip({ currentStatus: 'cancelled' });
const ahead = aTrip({ currentStatus: 'confirmed', completionPercentage: 0, currentDay: 1 });
const news: TripUpdate = {
  id: 1,
  bookingId: aBooking.id,
  updateType: 'issue',
  title: 'The river is too high',
  description: '',
  location: 'Tarangire',
  dayNumber: 2,
  isVisible: true,
  timestamp: '2027-01-05T09:00:00.000Z',
  editedAt: null,
  withdrawnAt: null,
  version: 1,
};
const pane = (booking: Booking, status: TripStatus) => {
  const calls = serve({
    [`GET /api/trip-status/${booking.id}`]: status,
    [`GET /api/trip-updates?bookingId=${booking.id}`]: [news],
  });
  renderPage(<TripPane booking={booking} />);
  return calls;
};

describe('the trip of a booking', () => {
  it('that was cancelled under way shows how far it came and what was told of it', async () => {
    pane(cancelled, trip);
    expect(await screen.findByText('The river is too high')).toBeTruthy();
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('50% · Day 2 of 4');
    expect(screen.getByText('Cancelled')).toBeTruthy();
  });

  it('that was cancelled before anybody ran it says so', async () => {
    pane(cancelled, {
      ...trip,
      currentStatus: 'preparing',
      completionPercentage: 0,
      version: 0,
    });
    expect(
      await screen.findByText('The booking was cancelled before an operator was confirmed.'),
    ).toBeTruthy();
  });

  it('keeps the focus once it has not begun, and the button that said so is gone', async () => {
    const begun: Booking = { ...aBooking, status: 'in_progress', assignedOperatorId: 1 };
    const read = `GET /api/bookings/${begun.id}`;
    const answers: Answers = {
      [read]: begun,
      [`GET /api/trip-status/${begun.id}`]: aTrip({ completionPercentage: 0, currentDay: 1 }),
      [`GET /api/trip-updates?bookingId=${begun.id}`]: [],
      [`POST /api/bookings/${begun.id}/unstart`]: () => (answers[read] = { ...begun, status: 'paid' }),
    };
    serve(answers);
    const Shown = () => {
      const { data } = useBookingQuery(begun.id);
      return data && <TripPane booking={data} />;
    };
    renderPage(<Shown />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not Begun Yet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'It Has Not Begun' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not Begun Yet' })).toBeNull());
    const progress = screen.getByRole('region', { name: 'Progress' });
    await waitFor(() => expect(document.activeElement).toBe(progress));
  });

  it('has begun all the same where that is refused, and says why', async () => {
    const begun: Booking = { ...aBooking, status: 'in_progress', assignedOperatorId: 1 };
    serve({
      [`GET /api/trip-status/${begun.id}`]: aTrip({ completionPercentage: 0, currentDay: 1 }),
      'GET /api/trip-updates': [],
      [`POST /api/bookings/${begun.id}/unstart`]: problem(409, 'Its customer was told of the departure.'),
    });
    renderPage(<TripPane booking={begun} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not Begun Yet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'It Has Not Begun' }));
    expect(await screen.findByText('Its customer was told of the departure.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Not Begun Yet' })).toBeTruthy();
  });

  it('that has not begun says so, and names no day and no status beside that of its booking', async () => {
    pane({ ...aBooking, status: 'paid', assignedOperatorId: 1 }, ahead);
    const progress = await screen.findByRole('progressbar');
    expect(progress.getAttribute('aria-valuetext')).toBe('Not begun yet');
    expect(screen.queryByText(/^Day 1 of|· Day 1 of/)).toBeNull();
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  it('of which nothing is known yet is planned later, too, and has not failed', async () => {
    serve({ 'GET /api/trip-updates': [] });
    renderPage(<TripPane booking={{ ...aBooking, assignedOperatorId: 1 }} />);
    expect(await screen.findByText('The trip is planned once an operator is confirmed.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that nobody runs yet is planned later, and nothing is asked for', async () => {
    const calls = pane(aBooking, trip);
    expect(await screen.findByText('The trip is planned once an operator is confirmed.')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe('an update', () => {
  const paid: Booking = { ...aBooking, status: 'paid', assignedOperatorId: 1 };
  const open = (booking: Booking, updates: TripUpdate[], role: StaffRole = 'guide') => {
    localStorage.setItem('adminAuthenticated', 'true');
    serve({
      'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' },
      [`GET /api/trip-status/${booking.id}`]: ahead,
      [`GET /api/trip-updates?bookingId=${booking.id}`]: updates,
    });
    renderPage(<TripPane booking={booking} />);
  };
  const link = () => screen.queryByRole('link', { name: 'Post an Update' });
  const place = `/trip-tracking?trip=${paid.id}&tab=management`;

  afterEach(() => localStorage.clear());

  it.each([
    ['the first', [], 'No trip updates yet'],
    ['another', [news], 'The river is too high'],
  ])('is posted where the link leads, be it %s', async (_, updates, shown) => {
    open(paid, updates);
    await screen.findByText(shown);
    expect(link()?.getAttribute('href')).toBe(place);
    expect(screen.queryByText(/Management/)).toBeNull();
  });

  it('can also be posted of a trip that was cancelled', async () => {
    open(cancelled, [news]);
    await screen.findByText('The river is too high');
    expect(link()?.getAttribute('href')).toBe(place);
  });

  it('is not offered to whoever may not post one', async () => {
    open(paid, [], 'accountant');
    await screen.findByText('No trip updates yet');
    await waitFor(() => expect(link()).toBeNull());
  });

  it('is not offered once the customer was erased', async () => {
    open({ ...paid, customerName: ERASED_CUSTOMER, customerEmail: '', customerPhone: '' }, [news]);
    await screen.findByText('The river is too high');
    expect(link()).toBeNull();
  });
});
