import { describe, expect, it } from '@jest/globals';
import { type ActiveTrip, addDays, today } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anActiveTrip } from '../testing/examples';
import { TripsScreen } from './trips-screen';

const leaving = (customerName: string, afterDays: number, totalDays: number): ActiveTrip =>
  anActiveTrip(addDays(today(), afterDays), totalDays, customerName);

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
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(
          (line) =>
            /Over, to be completed|On the road|Leave|Late|Amina|Jonas|Grace/.exec(line.textContent)?.[0],
        ),
    ).toEqual(['Over, to be completed', 'Late', 'On the road', 'Amina', 'Jonas', 'Leave', 'Grace']);

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
