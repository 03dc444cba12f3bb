import { describe, expect, it, jest } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator } from '../testing/examples';
import { ReassignDialog } from './reassign-dialog';

const booking = {
  ...aBooking,
  status: 'confirmed',
  assignedOperatorId: 9,
  assignedOperatorName: 'Runs Camps',
};
const request = {
  bookingId: booking.id,
  requestedDate: booking.preferredDate,
  numberOfPeople: booking.numberOfTravelers,
};

describe('giving a trip to another operator', () => {
  it('says what each has answered, and warns of one who has declined', async () => {
    serve({
      [`GET /api/bookings/${booking.id}`]: booking,
      'GET /api/operators': [
        { ...anOperator, id: 1, name: 'Declined Camps' },
        { ...anOperator, id: 2, name: 'Gladly Camps' },
        { ...anOperator, id: 9, name: 'Runs Camps' },
      ],
      'GET /api/capable-operators?capabilityType=package&itemId=4': [],
      [`GET /api/availability-requests?bookingId=${booking.id}`]: [
        { ...request, id: 1, operatorId: 1, requestStatus: 'unavailable' },
        { ...request, id: 2, operatorId: 2, requestStatus: 'confirmed' },
      ],
    });
    renderPage(<ReassignDialog bookingId={booking.id} onClose={jest.fn()} />);
    await userEvent.click(await screen.findByRole('combobox'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Gladly Camps · Confirmed',
      'Declined Camps · Unavailable',
    ]);
    await userEvent.click(screen.getByRole('option', { name: /Declined Camps/ }));
    expect(await screen.findByText('Declined Camps has declined this trip')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: /Gladly Camps/ }));
    expect(screen.queryByText(/has declined/)).toBeNull();
  });
});
