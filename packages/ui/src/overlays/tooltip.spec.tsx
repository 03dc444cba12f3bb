import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip, TooltipProvider } from './tooltip';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const tip = (text: string) => screen.queryByRole('tooltip', { name: text });

it('a tip comes after 700 ms, the next one at once within 300 ms, and after that it takes 700 ms again (S07)', async () => {
  const pointer = userEvent.setup({
    advanceTimers: (passed) => jest.advanceTimersByTime(passed),
    delay: null,
  });
  render(
    <TooltipProvider>
      <Tooltip content="Change it">
        <button type="button">Edit</button>
      </Tooltip>
      <Tooltip content="For good">
        <button type="button">Delete</button>
      </Tooltip>
    </TooltipProvider>,
  );
  const [edit, remove] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  await pointer.hover(edit);
  await wait(690);
  expect(tip('Change it')).toBeNull();
  await wait(20);
  expect(tip('Change it')).not.toBeNull();

  await pointer.keyboard('{Escape}');
  await wait(290);
  await pointer.hover(remove);
  await wait(0);
  expect(tip('For good')).not.toBeNull();

  await pointer.keyboard('{Escape}');
  await wait(310);
  await pointer.hover(edit);
  await wait(690);
  expect(tip('Change it')).toBeNull();
});
