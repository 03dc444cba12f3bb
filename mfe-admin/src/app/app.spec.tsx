import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link } from '@safari/web-kit';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBookingSummaryQuery } from '../data/booking.api';
import { App } from './app';
import { LazyScreens } from './lazy-screens';
import { manifest } from './manifest';
import { SCREEN_FILES } from './screens';

const Bookings = () => <h1>Bookings</h1>;
const Trips = () => <h1>Trips</h1>;

function open(files: ConstructorParameters<typeof LazyScreens>[0], at = '/bookings', answers: Answers = {}) {
  serve(answers);
  return renderPage(
    <>
      <Link to="/trip-tracking">Follow trips</Link>
      <Link to="/bookings">See bookings</Link>
      <App screens={new LazyScreens(files)} />
    </>,
    { at },
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the staff’s screens', () => {
  it('are files of their own, one for every route of the manifest', () => {
    const paths = manifest.routes.map(({ path }) => path);
    expect(Object.keys(SCREEN_FILES).toSorted()).toEqual(paths.toSorted());
  });

  it('stay until the next one’s file is there: nothing flashes', async () => {
    let arrive: (view: typeof Trips) => void = () => undefined;
    const coming = new Promise<typeof Trips>((resolve) => void (arrive = resolve));
    open({ '/bookings': () => Promise.resolve(Bookings), '/trip-tracking': () => coming });
    expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Follow trips' })); // at once, before the three seconds' timeout
    expect(screen.getByRole('heading', { name: 'Bookings' })).toBeTruthy();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    arrive(Trips);
    expect(await screen.findByRole('heading', { name: 'Trips' })).toBeTruthy();
  });

  it('that do not load say so, are asked for again, and leave the others alone', async () => {
    let isDown = true;
    const load = jest.fn(() => (isDown ? Promise.reject(new Error('502')) : Promise.resolve(Trips)));
    open({ '/bookings': () => Promise.resolve(Bookings), '/trip-tracking': load });
    await userEvent.click(await screen.findByRole('link', { name: 'Follow trips' }));
    expect(await screen.findByRole('heading', { name: 'This screen did not load' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'See bookings' }));
    expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Follow trips' }));
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Trips' })).toBeTruthy();
  });

  describe('that hang', () => {
    const slow = () =>
      screen.findByRole('heading', { name: 'This screen is taking long' }, { timeout: 10_000 });

    it('say so after three seconds, and appear when they come after all', async () => {
      let arrive: (view: typeof Trips) => void = () => undefined;
      const coming = new Promise<typeof Trips>((resolve) => void (arrive = resolve));
      open({ '/trip-tracking': () => coming }, '/trip-tracking');
      expect(await slow()).toBeTruthy();
      expect(screen.getByText(/^It appears by itself as soon as it arrives/)).toBeTruthy();
      arrive(Trips);
      expect(await screen.findByRole('heading', { name: 'Trips' })).toBeTruthy();
    });

    it('are said to have failed where they break off after all', async () => {
      let breakOff: (reason: Error) => void = () => undefined;
      const coming = new Promise<typeof Trips>((_, reject) => void (breakOff = reject));
      open({ '/trip-tracking': () => coming }, '/trip-tracking');
      expect(await slow()).toBeTruthy();
      breakOff(new Error('broken off'));
      expect(await screen.findByRole('heading', { name: 'This screen did not load' })).toBeTruthy();
    });

    it('are not said to have failed where another one breaks off, which was left', async () => {
      let breakOff: (reason: Error) => void = () => undefined;
      const left = new Promise<typeof Trips>((_, reject) => void (breakOff = reject));
      const never = new Promise<typeof Bookings>(() => undefined);
      open({ '/trip-tracking': () => left, '/bookings': () => never }, '/trip-tracking');
      const former = await slow();
      await userEvent.click(screen.getByRole('link', { name: 'See bookings' }));
      await waitFor(() => expect(former.isConnected).toBe(false));
      expect(await slow()).toBeTruthy();
      await act(async () => breakOff(new Error('broken off')));
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining('failed after its timeout'),
        expect.anything(),
      );
      expect(await slow()).toBeTruthy();
    });
  });

  it('are all fetched once the first one stands', async () => {
    const load = jest.fn(() => Promise.resolve(Trips));
    open({ '/bookings': () => Promise.resolve(Bookings), '/trip-tracking': load });
    await screen.findByRole('heading', { name: 'Bookings' });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  });

  it('are found with a slash at the end of their address, too', async () => {
    open({ '/bookings': () => Promise.resolve(Bookings) }, '/bookings/');
    expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeTruthy();
  });

  it('are fetched also where one before them does not come', async () => {
    const load = jest.fn(() => Promise.resolve(Trips));
    open({
      '/today': () => Promise.reject(new Error('502')),
      '/bookings': () => Promise.resolve(Bookings),
      '/trip-tracking': load,
    });
    await screen.findByRole('heading', { name: 'Bookings' });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  });

  it('are fetched one after the other, and none while the page waits for an answer', async () => {
    window.requestIdleCallback = (act) => window.setTimeout(act);
    try {
      const later = () => {
        let come: () => void = () => undefined;
        const coming = new Promise<void>((resolve) => void (come = resolve));
        return { coming, come };
      };
      const [file, answer, trips] = [later(), later(), later()];
      const Waiting = () => {
        useBookingSummaryQuery();
        return <h1>Bookings</h1>;
      };
      const fetched: string[] = [];
      const fetching =
        (path: string, coming: Promise<void> = Promise.resolve()) =>
        async () => {
          fetched.push(path);
          await coming;
          return Trips;
        };
      const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      open(
        {
          '/today': fetching('/today'),
          '/bookings': () => file.coming.then(() => Waiting),
          '/trip-tracking': fetching('/trip-tracking', trips.coming),
          '/people': fetching('/people'),
        },
        '/bookings',
        { 'GET /api/bookings/summary': () => answer.coming },
      );
      await settled();
      expect(fetched).toEqual([]);
      file.come();
      await screen.findByRole('heading', { name: 'Bookings' });
      await settled();
      expect(fetched).toEqual([]);
      answer.come();
      await waitFor(() => expect(fetched).toEqual(['/today', '/trip-tracking']));
      await settled();
      expect(fetched).toEqual(['/today', '/trip-tracking']);
      trips.come();
      await waitFor(() => expect(fetched).toEqual(['/today', '/trip-tracking', '/people']));
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }
  });
});
