import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffRole } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CapabilitiesScreen } from '../capabilities/capabilities-screen';
import { aBooking, anOperator, aQuestion } from '../testing/examples';
import { BookingsPage } from './bookings-page';

const { id } = aBooking;

function open(Screen: ComponentType, at: string, role: StaffRole, talk: readonly object[] = []) {
  localStorage.setItem('adminAuthenticated', 'true');
  serve({
    'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' },
    [`GET /api/bookings/${id}`]: aBooking,
    'GET /api/operators': [anOperator],
    'GET /api/packages': [],
    'GET /api/attractions': [],
    'GET /api/operator-communications': talk,
    'GET /api/availability-requests': [],
    'GET /api/message-counts?as=staff': [],
  });
  renderPage(<Screen />, { at });
}

afterEach(() => localStorage.clear());

describe('what a screen says before anything is chosen', () => {
  it.each<[StaffRole, string]>([
    ['guide', 'Choose an operator to see what they can do.'],
    ['accountant', 'Choose an operator to see what they can do.'],
    ['staff', 'Choose an operator to see and change what they can do.'],
  ])('of operators’ capabilities fits what %s may do', async (role, said) => {
    open(CapabilitiesScreen, '/operator-capabilities', role);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it.each<[StaffRole, string, string]>([
    [
      'guide',
      'The office chooses who is asked about this trip.',
      'Choose an operator to read what was said.',
    ],
    [
      'staff',
      'Choose who should be asked about this trip.',
      'Choose an operator to read what was said and to write to them.',
    ],
  ])('of a booking’s talk fits what %s may do', async (role, nobody, select) => {
    open(BookingsPage, `/bookings?chat=${id}`, role);
    expect(await screen.findByText(nobody)).toBeTruthy();
    open(BookingsPage, `/bookings?chat=${id}`, role, [{ ...aQuestion, bookingId: id }]);
    expect(await screen.findByText(select)).toBeTruthy();
  });
});
