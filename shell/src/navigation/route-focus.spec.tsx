import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { MAIN, useRouteFocus } from './route-focus';

function Frame() {
  useRouteFocus();
  return (
    <>
      <input aria-label="Find a booking" />
      <a href="/">A link</a>
      <main id={MAIN} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function show() {
  const router = createMemoryRouter([
    { path: '/', Component: Frame, children: [{ path: '*' }, { index: true }] },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('the next Tab starts at the screen that was gone to', async () => {
  const router = show();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await act(() => router.navigate('/operators'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a screen that comes late takes nobody out of the field they type in', async () => {
  const router = show();
  await userEvent.tab();
  await act(() => router.navigate('/operators'));
  await userEvent.keyboard('Amani');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Amani');
});
