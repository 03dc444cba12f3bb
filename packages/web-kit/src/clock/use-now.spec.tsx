import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setClockBy } from './clock';
import { useNow } from './use-now';

const HOUR = 3_600_000;

function Clock() {
  return <p>{new Date(useNow()).toISOString().slice(11, 16)}</p>;
}
const shown = () => screen.getByText(/^\d\d:\d\d$/).textContent;
const answer = (ahead: number) =>
  setClockBy({ date: Date.now() + ahead, asked: Date.now(), came: Date.now() });

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-05-01T08:00:00Z') }));
afterEach(() => void jest.useRealTimers());

it('what is drawn with the time follows it by the minute, and an answer that tells of another one at once', () => {
  const { unmount } = render(<Clock />);
  expect(shown()).toBe('08:00');
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toBe('08:01');
  act(() => answer(HOUR));
  expect(shown()).toBe('09:01');
  act(() => answer(0));
  expect(shown()).toBe('08:01');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('what is drawn with the time is right when it appears, and when its page comes back from the background', () => {
  render(<Clock />).unmount();
  jest.setSystemTime(Date.now() + HOUR);
  render(<Clock />);
  expect(shown()).toBe('09:00');
  jest.setSystemTime(Date.now() + HOUR); // while the browser runs no timers
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('10:00');
});

it('the time is followed by whoever is left of several who draw it', () => {
  const { unmount } = render(<Clock />);
  render(<Clock />);
  unmount();
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toBe('08:01');
});
