import { afterEach, describe, expect, it } from '@jest/globals';
import { type Booking, type BookingStatus, ERASED_CUSTOMER } from '@safari/contracts';
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

const open = (booking: Booking, at: string) => {
  localStorage.setItem('adminAuthenticated', 'true');
  serve({
    'GET /api/auth/staff': { name: 'Neema', role: 'owner', memberId: 'm' },
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
