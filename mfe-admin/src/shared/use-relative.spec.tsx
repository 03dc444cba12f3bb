import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setClockBy, timeNow, today, useNow, useToday } from '@safari/web-kit/clock';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { useBookingQuery } from '../data/booking.api';
import { aBooking } from '../testing/examples';
import { useRelative } from './use-relative';

const DAY = 86_400_000;
/** Half an hour before midnight at the safari. */
const NOW = Date.parse('2026-07-14T20:30:00Z');

function Reference() {
  const { data } = useBookingQuery(aBooking.id);
  return <p>{data?.reference}</p>;
}

/** Sets the clock; renders nothing. */
function Clock() {
  const relative = useRelative();
  return (
    <p>
      {useToday()}, {relative(new Date(NOW - 600_000).toISOString())}
    </p>
  );
}

const screenWithClock = (
  <>
    <Reference />
    <Clock />
  </>
);

const answerAt = (moment: number) => () =>
  new Response(JSON.stringify(aBooking), { headers: { date: new Date(moment).toUTCString() } });

const settle = () => act(() => jest.advanceTimersByTimeAsync(100));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  setClockBy({ date: Date.now(), asked: Date.now(), came: Date.now() });
  jest.useRealTimers();
});

describe('the clock of the office', () => {
  it('goes by the server where the device is a day off, and on from there', async () => {
    jest.setSystemTime(NOW + DAY);
    serve({ [`GET /api/bookings/${aBooking.id}`]: answerAt(NOW) });
    renderPage(screenWithClock);
    expect(screen.getByText(/^2026-07-15, 1 day ago/)).toBeTruthy();
    await settle();
    expect(screen.getByText('2026-07-14, 10 minutes ago')).toBeTruthy();
    expect(screen.getByText(aBooking.reference)).toBeTruthy();
    expect([today(), Math.round((timeNow() - NOW) / 1000)]).toEqual(['2026-07-14', 0]);
    await act(() => jest.advanceTimersByTimeAsync(31 * 60_000));
    expect(screen.getByText(/^2026-07-15, 41 minutes ago/)).toBeTruthy();
  });

  it('is read when a screen is opened, and caught up with when its page is in sight again', async () => {
    const Now = () => <p>{`now ${useNow()}`}</p>;
    serve({ [`GET /api/bookings/${aBooking.id}`]: aBooking });
    renderPage(
      <>
        <Now />
        <Clock />
      </>,
    );
    expect(screen.getByText(`now ${NOW}`)).toBeTruthy();
    jest.setSystemTime(NOW + 31 * 60_000); // no tick in the background
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^2026-07-15, 41 minutes ago/)).toBeTruthy();
    expect(screen.getByText(`now ${NOW + 31 * 60_000}`)).toBeTruthy();
  });

  it('is the device’s own where that is as good as right, and where no answer says the time', async () => {
    for (const answer of [answerAt(NOW - 60_000), aBooking]) {
      serve({ [`GET /api/bookings/${aBooking.id}`]: answer });
      const { unmount } = renderPage(screenWithClock);
      await settle();
      expect(timeNow()).toBe(Date.now());
      unmount();
    }
  });
});
