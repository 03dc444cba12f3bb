import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { useBookingQuery } from '../../data/booking.api';
import { aBooking } from '../../testing/examples';
import { setClockBy, timeNow, today } from './clock';
import { useToday } from './use-now';
import { useRelative } from './use-relative';

const DAY = 86_400_000;
/** Half an hour to midnight at the safari. */
const NOW = Date.parse('2026-07-14T20:30:00Z');

function Clock() {
  const { data } = useBookingQuery(aBooking.id);
  const relative = useRelative();
  return (
    <p>
      {useToday()}, {relative(new Date(NOW - 600_000).toISOString())}, {data?.reference}
    </p>
  );
}

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
    renderPage(<Clock />);
    expect(screen.getByText(/^2026-07-15, 1 day ago/)).toBeTruthy();
    await settle();
    expect(screen.getByText(`2026-07-14, 10 minutes ago, ${aBooking.reference}`)).toBeTruthy();
    expect([today(), Math.round((timeNow() - NOW) / 1000)]).toEqual(['2026-07-14', 0]);
    await act(() => jest.advanceTimersByTimeAsync(31 * 60_000));
    expect(screen.getByText(/^2026-07-15, 41 minutes ago/)).toBeTruthy();
  });

  it('is the device’s own where that is as good as right, and where no answer says the time', async () => {
    for (const answer of [answerAt(NOW - 60_000), aBooking]) {
      serve({ [`GET /api/bookings/${aBooking.id}`]: answer });
      const { unmount } = renderPage(<Clock />);
      await settle();
      expect(timeNow()).toBe(Date.now());
      unmount();
    }
  });
});
