import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { aBooking } from '../testing/examples';
import { WaitingBadge } from './waiting-badge';

const HOUR = 3_600_000;
const placed = Date.parse(aBooking.createdAt);

beforeEach(() => {
  jest.useFakeTimers({ now: placed + 17 * HOUR + 58 * 60_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the clock of a pending booking', () => {
  it('goes on by itself, says how urgent it is in words, and leaves no timer behind', () => {
    const timers = jest.getTimerCount();
    const { unmount } = renderPage(
      <>
        <WaitingBadge booking={aBooking} />
        <WaitingBadge booking={{ ...aBooking, createdAt: new Date(placed - 6 * HOUR).toISOString() }} />
        <WaitingBadge booking={{ ...aBooking, assignedOperatorId: 1 }} />
      </>,
    );
    expect(jest.getTimerCount()).toBe(timers + 1);
    expect(screen.getByText('Waiting 17h 58m')).toBeTruthy();
    expect(screen.getByText('Waiting 23 hours 58 minutes, 2 minutes left')).toBeTruthy();
    expect(document.querySelectorAll('[data-urgency]')).toHaveLength(2);
    pass(120_000);
    expect(screen.getByText('Waiting 18h, 6h left')).toBeTruthy();
    expect(screen.getByText('Waiting 24 hours, 0 minutes late')).toBeTruthy();
    expect(document.querySelector('[aria-live], [role=status], [role=timer]')).toBeNull();
    unmount();
    expect(jest.getTimerCount()).toBe(timers);
  });
});
