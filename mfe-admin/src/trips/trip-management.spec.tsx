import { describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { aBooking, aTrip } from '../testing/examples';
import { TripManagement } from './trip-management';

const trip = aTrip();
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

  it.each([
    ['completed', /^The trip is completed\. Reopen it/],
    ['cancelled', /^The booking is cancelled, so/],
  ] as const)('is not offered where its booking is %s, which is said', async (status, said) => {
    await manage(status);
    expect(screen.queryByRole('group', { name: 'Set the progress' })).toBeNull();
    expect(screen.getByText(said)).toBeTruthy();
  });
});
