import { afterEach, describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingProgress,
  type BookingStatus,
  ERASED_CUSTOMER,
  today,
} from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aBooking, anOperator, aTrip } from '../testing/examples';
import { TripManagement } from '../trips/trip-management';
import { BookingsPage } from './bookings-page';

const erased = (status: BookingStatus, facts: Partial<Booking> = {}): Booking => ({
  ...aBooking,
  status,
  customerName: ERASED_CUSTOMER,
  customerEmail: '',
  customerPhone: '',
  progress: exampleProgress(),
  ...facts,
});
const SAID = /^The customer has erased their data/;
const run = { assignedOperatorId: 1, assignedOperatorName: 'Nyota Tented Camps' };

/** The same booking before the erasure. */
const living = (booking: Booking): Booking => {
  const { id, customerName, customerEmail, customerPhone } = aBooking;
  return { ...booking, id: `living-${id}`, customerName, customerEmail, customerPhone };
};
const withProgress = (
  progress: Partial<BookingProgress>,
  facts: Partial<Booking> = {},
): Partial<Booking> => ({
  ...facts,
  progress: exampleProgress(progress),
});
const yes = { operatorId: 1, operatorName: 'Nyota Tented Camps', quotedPrice: null };

const open = (booking: Booking, at: string) => {
  localStorage.setItem('adminAuthenticated', 'true');
  serve({
    'GET /api/auth/staff': { name: 'Neema', role: 'owner', memberId: 'm' },
    'GET /api/bookings': [booking, living(booking)],
    [`GET /api/trip-status/${booking.id}`]: aTrip({ bookingId: booking.id, completionPercentage: 0 }),
    'GET /api/trip-updates': [],
    [`GET /api/bookings/${booking.id}`]: booking,
    [`GET /api/bookings/${booking.id}/offers`]: { version: 1, booking, offers: [], priceToday: null },
    [`GET /api/bookings/${booking.id}/messages?as=staff`]: [],
    'GET /api/message-counts?as=staff': [],
    'GET /api/operators': [anOperator],
    'GET /api/operator-communications': [],
    'GET /api/availability-requests': [],
  });
  return renderPage(<BookingsPage />, { at });
};

afterEach(() => localStorage.clear());

describe('a booking whose customer was erased', () => {
  it.each([
    ['pending', {}],
    ['confirmed', run],
    ['paid', run],
    ['in_progress', run],
    ['completed', run],
  ] as const)('has no step that would only be refused, and says why: %s', async (status, facts) => {
    const booking = erased(status, facts);
    open(booking, `/bookings?booking=${booking.id}`);
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([]);
  });

  it.each([
    ['an operator said yes', 'pending', withProgress({ offers: [yes] }), 'Confirm Nyota Tented Camps'],
    ['operators were asked', 'pending', withProgress({ unanswered: 2 }), 'Waits for 2 operators'],
    ['an invoice is out', 'confirmed', withProgress({ invoiced: true }, run), 'Record Payment'],
    ['the first day is today', 'paid', withProgress({}, { ...run, preferredDate: today() }), 'Start Trip'],
    [
      'the trip is over',
      'in_progress',
      withProgress({}, { ...run, preferredDate: addDays(today(), -9) }),
      'Mark Completed',
    ],
  ] as const)('has no next step where %s', async (_, status, facts, step) => {
    const booking = erased(status, facts);
    const { unmount } = open(booking, '/bookings?layout=table');
    const steps = await screen.findAllByText(step);
    expect(steps.map((cell) => cell.closest('tr')?.textContent)).toEqual([
      expect.stringContaining(aBooking.customerName),
    ]);
    expect(screen.getByText(ERASED_CUSTOMER)).toBeTruthy();
    unmount();
    open(booking, `/bookings?booking=${booking.id}`);
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(screen.queryByText(step)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a trip of which nobody says that it has not begun', async () => {
    const booking = erased('in_progress', run);
    open(booking, `/bookings?booking=${booking.id}&view=trip`);
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.getByText(SAID)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['&pane=customer', '&operator=1'])('has nobody to write to (%s)', async (pane) => {
    const booking = erased('confirmed', run);
    open(booking, `/bookings?chat=${booking.id}${pane}`);
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks nobody: the dialog says why', async () => {
    const booking = erased('pending');
    open(booking, `/bookings?chat=${booking.id}&coordinate=${booking.id}`);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toMatch(/The customer has erased their data/));
  });

  it('has a trip of which nothing is told any more', async () => {
    serve({});
    renderPage(
      <TripManagement booking={erased('in_progress', run)} trip={aTrip({ completionPercentage: 0 })} />,
    );
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
