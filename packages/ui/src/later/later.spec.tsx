import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { later } from './later';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('what did not come is asked for again as long as it is wanted, and is shown when it has', async () => {
  const asked: number[] = [];
  const words = later(() => {
    asked.push(Date.now());
    return asked.length < 3 ? Promise.reject(new Error('away')) : Promise.resolve({ text: 'Karibu' });
  });
  const Shown = ({ isWanted }: { isWanted: boolean }) => <p>{words.use(isWanted)?.text ?? 'nothing'}</p>;
  const { rerender } = render(<Shown isWanted={false} />);
  await pass(10_000);
  expect(asked).toHaveLength(0);

  rerender(<Shown isWanted />);
  await pass(900);
  expect(asked).toHaveLength(1);
  rerender(<Shown isWanted={false} />);
  await pass(10_000);
  expect(asked).toHaveLength(1);

  rerender(<Shown isWanted />);
  await pass(900);
  expect(screen.getByText('nothing')).toBeTruthy();
  await pass(200);
  expect(screen.getByText('Karibu')).toBeTruthy();
  expect(words.loaded().text).toBe('Karibu');
});
