import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { Menu, MenuItem, SubMenu } from './menu';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('a submenu opens under the pointer after 100 ms (S07)', async () => {
  const pointer = userEvent.setup({
    advanceTimers: (passed) => jest.advanceTimersByTime(passed),
    delay: null,
  });
  render(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem>Open</MenuItem>
      <SubMenu label="More">
        <MenuItem>Archive</MenuItem>
      </SubMenu>
    </Menu>,
  );
  await pointer.click(screen.getByRole('button', { name: 'Actions' }));
  await wait(10);
  await pointer.hover(screen.getByRole('menuitem', { name: 'More' }));
  await wait(90);
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
  await wait(20);
  expect(screen.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
});
