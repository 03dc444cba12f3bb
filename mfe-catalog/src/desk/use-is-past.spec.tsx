import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsPast } from './use-is-past';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-07-02T07:59:00Z') }));
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

it('a moment comes while the page is open, and another one is waited for anew', async () => {
  const { result, rerender } = renderHook(useIsPast, { initialProps: '2026-07-02T08:00:00Z' });
  expect(result.current).toBe(false);
  await pass(59);
  expect(result.current).toBe(false);
  await pass(2);
  expect(result.current).toBe(true);
  rerender('2026-07-02T08:01:00Z');
  expect(result.current).toBe(false);
  await pass(60);
  expect(result.current).toBe(true);
});

it('a moment that is past has come', () => {
  const { result } = renderHook(useIsPast, { initialProps: '2026-07-02T07:59:00Z' });
  expect(result.current).toBe(true);
});

it('a page that is left waits for nothing', () => {
  renderHook(useIsPast, { initialProps: '2026-07-02T08:00:00Z' }).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
