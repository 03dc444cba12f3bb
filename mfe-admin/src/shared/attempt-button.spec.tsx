import { expect, it } from '@jest/globals';
import { Toaster } from '@safari/ui';
import type { CallError } from '@safari/web-kit';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AttemptButton } from './attempt-button';

const failed = (status: number): CallError => ({ name: 'CallError', status, message: `${status}: no` });

async function pressInVain(error: CallError) {
  serve({ 'GET /api/auth/admin-user': { role: 'owner' } });
  renderPage(
    <>
      <AttemptButton
        label="Told"
        name="Told: Pwani Boats"
        done="Told"
        place="calls"
        attempt={() => Promise.reject(error)}
      />
      <Toaster />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Told: Pwani Boats' }));
}

it.each([
  ['a line that broke', failed(0), 'Nobody knows whether this has arrived'],
  ['a server that failed', failed(502), 'Nobody knows whether this has arrived'],
  ['a no', failed(409), 'It did not work'],
])('does not call it failed that may have been done: %s', async (_, error, title) => {
  await pressInVain(error);
  expect(await screen.findByText(title)).toBeTruthy();
});

it('says why it was refused, in the words of the server', async () => {
  const detail = 'A colleague has told them meanwhile.';
  const refused = { ...failed(409), problem: { status: 409, code: 'conflict', title: 'Conflict', detail } };
  await pressInVain(refused);
  expect(await screen.findByText(detail)).toBeTruthy();
});
