import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { StaffRole } from '@safari/contracts';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { CoordinationScreen } from '../coordination/coordination-screen';
import { OperatorsScreen } from '../operators/operators-screen';
import { aBooking, anOperator, aQuestion } from '../testing/examples';
import { BookingsPage } from './bookings-page';

const { id } = aBooking;

function open(Screen: ComponentType, at: string, role: StaffRole) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('adminAuthenticated', 'true');
  const calls = serve({
    'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' },
    'GET /api/bookings': [aBooking],
    [`GET /api/bookings/${id}`]: aBooking,
    'GET /api/bookings/0-0': problem(404, 'The booking was not found.'),
    'GET /api/operators': [anOperator],
    'GET /api/operator-communications': [aQuestion],
    'GET /api/availability-requests': [],
    'GET /api/message-counts?as=staff': [],
  });
  return { ...renderPage(<Screen />, { at }), calls };
}

const OFFICE = 'The office does this; your role reads it.';
const MONEY = 'Whoever keeps the money sees this; your role does not.';
const TRIPS = 'Whoever runs the trips does this; your role reads it.';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('a dialog that the address opens', () => {
  it.each<[string, ComponentType, StaffRole, string]>([
    [`/bookings?coordinate=${id}`, BookingsPage, 'accountant', OFFICE],
    [`/bookings?invoice=${id}`, BookingsPage, 'guide', MONEY],
    [`/bookings?cancel=${id}`, BookingsPage, 'guide', OFFICE],
    [`/bookings?change=${id}`, BookingsPage, 'accountant', OFFICE],
    [`/bookings?reassign=${id}`, BookingsPage, 'accountant', OFFICE],
    [`/bookings?reopen=${id}`, BookingsPage, 'accountant', TRIPS],
    [`/operator-coordination?coordinate=${id}`, CoordinationScreen, 'guide', OFFICE],
    ['/operator-coordination?respond=7', CoordinationScreen, 'guide', OFFICE],
    ['/operators?add=true', OperatorsScreen, 'accountant', OFFICE],
    ['/operators?edit=1', OperatorsScreen, 'accountant', OFFICE],
    ['/operators?remove=1', OperatorsScreen, 'accountant', OFFICE],
  ])('says at %s whose it is, and is left again', async (at, Screen, role, said) => {
    const { location } = open(Screen, at, role);
    const dialog = await screen.findByRole('dialog', { description: said });
    expect(dialog.querySelector('form, input, textarea')).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location().search).toBe('');
  });

  it.each<[string, ComponentType, StaffRole]>([
    [`/bookings?invoice=${id}`, BookingsPage, 'accountant'],
    [`/bookings?reopen=${id}`, BookingsPage, 'guide'],
    ['/operators?edit=1', OperatorsScreen, 'staff'],
  ])('opens at %s for whoever may', async (at, Screen, role) => {
    open(Screen, at, role);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toMatch(/your role/);
  });

  it.each(['coordinate', 'invoice', 'cancel', 'change', 'reassign', 'reopen'])(
    'says of %s that its booking is not found, and is left',
    async (name) => {
      const { location } = open(BookingsPage, `/bookings?${name}=0-0`, 'owner');
      expect(await screen.findByRole('dialog', { name: 'Booking not found' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(location().search).toBe('');
    },
  );
});
