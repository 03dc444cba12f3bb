import { afterEach, describe, expect, it } from '@jest/globals';
import type { Booking, StaffRole } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aBooking } from '../testing/examples';
import { CommunicationsScreen } from './communications-screen';

/** Opens the communications of that booking for a member with that role. */
async function open(role: StaffRole, facts: Partial<Booking> = {}) {
  localStorage.setItem('adminAuthenticated', 'true');
  serve({
    'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' },
    [`GET /api/bookings/${aBooking.id}`]: { ...aBooking, ...facts },
    'GET /api/operator-communications': [],
    'GET /api/availability-requests': [],
    'GET /api/operators': [],
  });
  const pane = () => null;
  renderPage(
    <UiProvider>
      <CommunicationsScreen
        bookingId={aBooking.id}
        customer={{ Entry: pane, Messages: pane }}
        panes={{ payment: pane, trip: pane, reviews: pane }}
      />
    </UiProvider>,
    { at: `/bookings?chat=${aBooking.id}` },
  );
  await screen.findByText(/Northern Circuit/);
}
const offered = () => screen.queryByRole('button', { name: 'Select Operators' }) !== null;

afterEach(() => localStorage.clear());

describe('`Select Operators` above the communications', () => {
  it.each([
    ['staff', true],
    ['accountant', false],
    ['guide', false],
  ] as const)('is offered to whoever may ask operators: %s', async (role, may) => {
    await open(role);
    await waitFor(() => expect(offered()).toBe(may));
  });

  it.each([
    ['is cancelled', { status: 'cancelled' }],
    ['somebody runs', { status: 'confirmed', assignedOperatorId: 1 }],
  ] as const)('is not offered for a booking that %s', async (_, facts) => {
    await open('staff', facts);
    expect(offered()).toBe(false);
  });
});
