import { describe, expect, it } from '@jest/globals';
import type { BookingCancellation, Cancellation, LateMoney } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { aBooking } from '../testing/examples';
import { CancellationNotice } from './cancellation-notice';

const booking = { ...aBooking, status: 'cancelled' } as const;
const show = async (late?: LateMoney, facts: Partial<Cancellation> = {}) => {
  const told: BookingCancellation = {
    bookingId: booking.id,
    terms: { version: '1', tiers: [] },
    costs: null,
    cancellation: {
      bookingId: booking.id,
      by: 'staff',
      reason: 'The road is flooded.',
      cancelledAt: '2026-11-20T09:00:00.000Z',
      termsVersion: '1',
      daysBefore: 30,
      keptPercent: 0,
      paid: '0.00',
      kept: '0.00',
      refund: '0.00',
      refundState: 'none',
      refundedOn: null,
      refundReference: null,
      ...facts,
    },
    ...(late && { late }),
  };
  serve({ [`GET /api/bookings/${booking.id}/cancellation`]: told });
  renderPage(<CancellationNotice booking={booking} />);
  await screen.findByText('The road is flooded.');
};

describe('the notice of a cancelled booking', () => {
  it('says what arrived since, and what of it is owed', async () => {
    await show({ arrived: '80.00', owed: '30.00' });
    expect(screen.getByText(/^\$80 arrived after the cancellation\. \$30 of it is owed/)).toBeTruthy();
  });

  it.each([
    ['CRDB 7731', 'Paid back on Nov 21, 2026, reference CRDB 7731.'],
    [null, 'Paid back on Nov 21, 2026.'],
  ])(
    'says when it was paid back, and by which reference (%s) where that is told',
    async (refundReference, said) => {
      await show(undefined, { refundState: 'paid', refundedOn: '2026-11-21', refundReference });
      expect(screen.getByText(said)).toBeTruthy();
    },
  );

  it('says on which day of the safari it was cancelled', async () => {
    await show(undefined, { cancelledAt: '2026-11-19T22:30:00.000Z' });
    expect(screen.getByText('Cancelled on our side, Nov 20, 2026')).toBeTruthy();
  });

  it('says that it went back', async () => {
    await show({ arrived: '80.00', owed: '0.00' });
    expect(screen.getByText('$80 arrived after the cancellation, and went back.')).toBeTruthy();
  });

  it.each([[undefined], [{ arrived: '0.00', owed: '0.00' }]])(
    'says nothing of it where nothing came, or the release before does not tell (%j)',
    async (late) => {
      await show(late);
      expect(screen.queryByText(/after the cancellation/)).toBeNull();
    },
  );
});
