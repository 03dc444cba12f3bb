import { describe, expect, it } from '@jest/globals';
import type { BookingCancellation, CancellationCost } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { aBooking } from '../testing/examples';
import { CancelDialog } from './cancel-dialog';

const booking = { ...aBooking, status: 'paid', assignedOperatorId: 1 } as const;

describe('cancelling a booking', () => {
  it.each([
    [2, '2 days are left: by the accepted terms 90% of the price is kept.'],
    [1, '1 day is left: by the accepted terms 90% of the price is kept.'],
    [0, 'It is the day of departure or later: by the accepted terms 90% of the price is kept.'],
  ])('says %i days before the departure what the customer’s wish costs them', async (daysBefore, said) => {
    const cost: CancellationCost = {
      daysBefore,
      keptPercent: 90,
      paid: '300.00',
      kept: '270.00',
      refund: '30.00',
    };
    const quote: Partial<BookingCancellation> = {
      bookingId: booking.id,
      costs: { customer: cost, staff: cost, operator: cost },
      cancellation: null,
    };
    const at = `/api/bookings/${booking.id}`;
    serve({ [`GET ${at}`]: booking, [`GET ${at}/cancellation`]: quote });
    renderPage(<CancelDialog bookingId={booking.id} onClose={() => undefined} />);
    expect(await screen.findByText(said)).toBeTruthy();
  });
});
