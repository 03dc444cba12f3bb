import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ActiveTrip, addDays, today } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { type Answers, renderPage, serve, watchSight } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    expect(screen.getByText(/: 2 active trips, 6 travelers$/)).toBeTruthy();
    expect(within(week).getAllByRole('columnheader')).toHaveLength(8);
    expect(within(week).getByTitle('Day 3 of 4').textContent).toBe('3');
    expect(within(week).getByTitle('Day 1 of 1')).toBeTruthy();
    expect(within(week).queryByText(/Grace/)).toBeNull();
    await userEvent.click(within(week).getByRole('button', { name: /Jonas/ }));
    expect(location().search).toBe('?trip=Jonas');
    const chosen = screen.getByRole('button', { name: 'All active trips' }).parentElement;
    expect(document.activeElement).toBe(chosen); // the week was removed with the pressed button
  });

  it('give the focus back to the list where a trip that is left stands in it no more', async () => {
    serve({ 'GET /api/trip-active': [leaving('Amina', -1, 3)] });
    renderPage(<TripsScreen />, { at: '/trip-tracking?trip=Gone' });
    const list = await screen.findByRole('region', { name: 'Active trips' });
    const leave = screen.getByRole('button', { name: 'All active trips' });
    await userEvent.click(leave);
    expect(document.activeElement).toBe(list.parentElement);
  });

  it('leave a trip open that is opened by its address where none is under way', async () => {
    const { booking, trip } = leaving('Amina', -9, 3);
    serve({
      'GET /api/trip-active': [],
      'GET /api/bookings/Amina': booking,
      'GET /api/trip-status/Amina': { ...trip, currentStatus: 'completed' },
      'GET /api/trip-updates': [],
    });
    renderPage(<TripsScreen />, { at: '/trip-tracking?trip=Amina' });
    expect(await screen.findByRole('heading', { level: 2, name: booking.itemName })).toBeTruthy();
    expect(screen.queryByText('No active trips')).toBeNull();
  });

  it('say how long they take, and name a day only once they have begun', async () => {
    const waiting = leaving('Amina', 70, 5);
    const short = leaving('Grace', 70, 1);
    serve({
      'GET /api/trip-active': [
        leaving('Jonas', 0, 3),
        { ...waiting, trip: { ...waiting.trip, currentStatus: 'confirmed' } },
        { ...short, trip: { ...short.trip, currentStatus: 'confirmed' } },
      ],
    });
    renderPage(<TripsScreen />, { at: '/trip-tracking' });
    const list = await screen.findByRole('region', { name: 'Active trips' });
    const line = (name: RegExp) => within(list).getByRole('button', { name }).textContent;
    expect(line(/Jonas/)).toMatch(/ · Day 1 of 3In progress$/);
    expect(line(/Amina/)).toMatch(/ · 5 daysConfirmed$/);
    expect(line(/Grace/)).toMatch(/ · 1 dayConfirmed$/);
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

describe('what has changed', () => {
  const watched = watchSight();

  const at = (page: number) => `/api/trip-active?cursor=${page}`;
  const page = (next: number | undefined, ...items: ActiveTrip[]) =>
    new Response(JSON.stringify(items), next ? { headers: { link: `<${at(next)}>; rel="next"` } } : {});
  const line = (name: RegExp) =>
    within(screen.getByRole('region', { name: 'Active trips' })).queryByRole('button', { name });

  /** Four pages, of which those of this week and one more are loaded. */
  async function open(at_ = '/trip-tracking') {
    const answers: Answers = {
      'GET /api/trip-active': page(2, leaving('Amina', 0, 3)),
      [`GET ${at(2)}`]: page(3, leaving('Jonas', 40, 2)),
      [`GET ${at(3)}`]: page(4, leaving('Grace', 60, 2)),
      [`GET ${at(4)}`]: page(undefined, leaving('Zuri', 80, 2)),
    };
    const calls = serve(answers);
    const { store } = renderPage(<TripsScreen />, { at: at_ });
    await screen.findByRole('button', { name: /Jonas/ });
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    await screen.findByRole('button', { name: /Grace/ });
    calls.length = 0;
    return {
      answers,
      read: () => calls.map(({ url }) => url).filter((url) => url.startsWith('/api/trip-active')),
      hear: () => act(async () => void store.dispatch(api.util.invalidateTags(['Trip']))),
    };
  }

  it('is read of this week, and of later trips once they are in sight', async () => {
    const { answers, read, hear } = await open();
    answers[`GET ${at(3)}`] = page(4, leaving('Grace', 61, 9));
    await hear();
    await waitFor(() => expect(read()).toEqual(['/api/trip-active', at(2)]));
    expect(line(/Jonas/)).toBeTruthy();
    expect(line(/Grace/)?.textContent).toContain('of 2');

    await waitFor(() => expect(watched.size).toBe(1));
    const [inSight] = watched.values();
    await act(async () => inSight?.(true));
    expect(await screen.findByText(/of 9/)).toBeTruthy();
    expect(read()).toEqual(['/api/trip-active', at(2), at(3)]);
    expect(watched.size).toBe(0);
  });

  it('is no reason to read what was known before when more is asked for: that is shown as well', async () => {
    const { read, hear } = await open();
    await hear();
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByRole('button', { name: /Zuri/ })).toBeTruthy();
    expect(read()).toEqual(['/api/trip-active', at(2), at(3), at(4)]);
  });
});

describe('on a phone, where a trip takes the place of the list', () => {
  const wide = window.matchMedia;
  const scrolled = jest.fn<(to: ScrollToOptions) => void>();
  const kept = Object.getOwnPropertyDescriptor(window, 'scrollTo');

  beforeEach(() => {
    scrolled.mockReset();
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    window.scrollTo = scrolled as typeof window.scrollTo;
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 1200 });
  });
  afterEach(() => {
    window.matchMedia = wide;
    if (kept) Object.defineProperty(window, 'scrollTo', kept);
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });

  const follow = async () => {
    serve({ 'GET /api/trip-active': [leaving('Amina', -1, 3), leaving('Jonas', 0, 2)] });
    renderPage(<TripsScreen />, { at: '/trip-tracking' });
    const list = await screen.findByRole('region', { name: 'Active trips' });
    await userEvent.click(within(list).getByRole('button', { name: /Jonas/ }));
    await screen.findByRole('button', { name: 'All active trips' });
  };
  const tops = () => scrolled.mock.calls.map(([to]) => to.top);

  it('it begins at its top, and the way back leads to where the list was', async () => {
    await follow();
    expect(tops()).toEqual([0]);
    await userEvent.click(screen.getByRole('button', { name: 'All active trips' }));
    expect(tops()).toEqual([0, 1200]);
  });

  it('it has the focus, and the way back leads to its entry', async () => {
    await follow();
    const back = screen.getByRole('button', { name: 'All active trips' });
    expect(document.activeElement).toBe(back.parentElement);
    await userEvent.click(back);
    const list = screen.getByRole('region', { name: 'Active trips' });
    expect(document.activeElement).toBe(within(list).getByRole('button', { name: /Jonas/ }));
  });

  it('and the focus stays at its entry where it stands beside the list', async () => {
    window.matchMedia = wide;
    await follow();
    const list = screen.getByRole('region', { name: 'Active trips' });
    expect(document.activeElement).toBe(within(list).getByRole('button', { name: /Jonas/ }));
  });

  it('and nothing is scrolled where it stands beside the list', async () => {
    window.matchMedia = wide;
    await follow();
    await userEvent.click(screen.getByRole('button', { name: 'All active trips' }));
    expect(tops()).toEqual([]);
  });
});
