import { expect, it } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageAddress, useDialogs } from './dialog-addresses';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.com', picture: null };

function Page() {
  const { book, booked } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => book(packageAddress(3))}>
        Book
      </button>
      <button type="button" onClick={() => booked('a-booking', false)}>
        Booked
      </button>
    </>
  );
}

it.each([
  ['opened on its page is left by a step back', '/?packages=all', ['Book', 'Booked'], true],
  ['opened by a link is left for the page behind it', '/?packages=all&book=package:3', ['Booked'], false],
])('the confirmation of a booking whose dialog was %s', async (_, at, presses, stepBack) => {
  serve({ 'GET /api/auth/user': amina });
  const { location } = renderPage(<Page />, { at });
  for (const name of presses) await userEvent.click(screen.getByRole('button', { name }));
  expect(location().pathname).toBe('/booked/a-booking');
  expect(location().state).toEqual({ from: '/?packages=all', stepBack, earlier: false });
});
