import { describe, expect, it } from '@jest/globals';
import { type ActiveTrip, addDays, expectedEnd, today } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TripsScreen } from './trips-screen';

function leaving(customerName: string, afterDays: number, totalDays: number): ActiveTrip {
  const startDate = addDays(today(), afterDays);
  const booking = exampleBooking({ id: customerName, customerName, preferredDate: startDate });
  const state = { currentStatus: 'in_progress', currentDay: 1, completionPercentage: 0 } as const;
  return {
    booking,
    trip: {
      bookingId: booking.id,
      ...state,
      totalDays,
      startDate,
      expectedEndDate: expectedEnd(startDate, totalDays),
      reopened: null,
      version: 1,
    },
  };
}

const NEXT = '/api/trip-active?cursor=next';
const link = { link: `<${NEXT}>; rel="next"` };

describe('the trips of this week', () => {
  it('are grouped by the calendar, and stand day by day beside the list until one is chosen', async () => {
    serve({
      'GET /api/trip-active': [
        leaving('Late', -9, 3),
        leaving('Amina', -2, 4),
        leaving('Jonas', 0, 1),
        leaving('Grace', 70, 5),
      ],
    });
    const { location } = renderPage(<TripsScreen />, { at: '/trip-tracking' });
    const list = await screen.findByRole('region', { name: 'Active trips' });
    const group = (name: RegExp) => within(list).getByRole('region', { name });
    expect(within(group(/^Over, to be completed/)).getAllByRole('button')).toHaveLength(1);
    expect(
      within(group(/^On the road/))
        .getAllByRole('button')
        .map((entry) => /Amina|Jonas/.exec(entry.textContent ?? '')?.[0]),
    ).toEqual(['Amina', 'Jonas']);
    expect(within(group(/^Leave .+ to .+/)).getByText(/Grace/)).toBeTruthy();

    const week = screen.getByRole('table', { name: 'On the road this week' });
    expect(within(week).getAllByRole('columnheader')).toHaveLength(8);
    expect(within(week).getByTitle('Day 3 of 4').textContent).toBe('3');
    expect(within(week).getByTitle('Day 1 of 1')).toBeTruthy();
    expect(within(week).queryByText(/Grace/)).toBeNull();
    await userEvent.click(within(week).getByRole('button', { name: /Jonas/ }));
    expect(location().search).toBe('?trip=Jonas');
  });

  it('are all there before anybody asks for more, and those after them wait to be asked for', async () => {
    const page = (items: ActiveTrip[]) => new Response(JSON.stringify(items), { headers: link });
    const calls = serve({
      'GET /api/trip-active': page([leaving('Amina', -1, 3)]),
      [`GET ${NEXT}`]: page([leaving('Jonas', 0, 2), leaving('Grace', 40, 2)]),
    });
    renderPage(<TripsScreen />, { at: '/trip-tracking' });
    const week = await screen.findByRole('table', { name: 'On the road this week' });
    expect(await within(week).findByRole('button', { name: /Jonas/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show More' })).toBeTruthy();
    expect(calls).toHaveLength(2);
  });
});
